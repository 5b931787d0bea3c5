#include "server/online/bot_pool.h"

#include <chrono>
#include <condition_variable>
#include <gtest/gtest.h>
#include <map>
#include <mutex>
#include <thread>

#include "base/random.h"
#include "games/catalog.h"

namespace tessera::server {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

// What the pool has told so far.
class Told {
 public:
  BotPool::Tell tell() {
    return [this](std::uint64_t id, std::string move) {
      const std::lock_guard lock(mutex_);
      moves_[id] = std::move(move);
      changed_.notify_all();
    };
  }
  std::string wait_for(std::uint64_t id) {
    std::unique_lock lock(mutex_);
    if (!changed_.wait_for(lock, 30s, [&] { return moves_.contains(id); })) return "nothing came";
    return moves_[id];
  }
  std::size_t count() {
    const std::lock_guard lock(mutex_);
    return moves_.size();
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::map<std::uint64_t, std::string> moves_;
};

// A position of 101 with a move to make, as the seat that makes it sees it.
std::shared_ptr<const AnyView> some_view() {
  Rng rng(7);
  auto state = *find_game("101")->start({.players = 2, .options = {}});
  while (!state->turn().is_seat()) state->draw(rng);
  return state->view(state->turn().seat());
}

BotPool::Job job(std::uint64_t id, std::string level, std::chrono::milliseconds budget = 5s) {
  return {id, std::move(level), 1, some_view(), budget};
}

TEST(BotPool, MovesLegally) {
  Told told;
  BotPool pool(2, told.tell());
  for (std::uint64_t id = 1; id <= 5; ++id)
    pool.ask(job(id, std::string(level_names()[static_cast<std::size_t>(id) - 1])));
  const auto legal = some_view()->legal();
  for (std::uint64_t id = 1; id <= 5; ++id)
    EXPECT_NE(std::ranges::find(legal, told.wait_for(id)), legal.end()) << id;
}

TEST(BotPool, KnowsThatThereIsNoSuchBot) {
  Told told;
  BotPool pool(1, told.tell());
  pool.ask(job(1, "nobody"));
  EXPECT_EQ(told.wait_for(1), "");
}

TEST(BotPool, StopsThinkingWhenTheTimeIsOver) {
  Told told;
  BotPool pool(1, told.tell());
  const auto begin = Clock::now();
  pool.ask(job(1, "champion@60000", 50ms));
  EXPECT_NE(told.wait_for(1), "");
  EXPECT_LT(Clock::now() - begin, 20s);
}

TEST(BotPool, TheMoreWaitTheLessEachThinks) {
  Told told;
  BotPool pool(1, told.tell());
  const auto begin = Clock::now();
  for (std::uint64_t id = 1; id <= 50; ++id) pool.ask(job(id, "champion@60000", 2s));
  for (std::uint64_t id = 1; id <= 50; ++id) EXPECT_NE(told.wait_for(id), "") << id;
  // 2 s, 1 s, 2/3 s ...: nine seconds rather than a hundred.
  EXPECT_LT(Clock::now() - begin, 25s);
}

TEST(BotPool, StopsWhatNobodyWaitsFor) {
  Told told;
  BotPool pool(1, told.tell());
  pool.ask(job(1, "champion@60000", 60s));
  while (pool.waiting() > 0) std::this_thread::yield();
  pool.ask(job(2, "novice"));
  pool.ask(job(3, "novice"));
  pool.cancel(2);
  EXPECT_EQ(told.count(), 0U);
  pool.cancel(1);
  EXPECT_NE(told.wait_for(3), "nothing came");
  EXPECT_EQ(told.count(), 2U) << "the first, which had begun, and the third";
}

TEST(BotPool, EndsInTheMiddleOfAThought) {
  Told told;
  const auto begin = Clock::now();
  {
    BotPool pool(2, told.tell());
    for (std::uint64_t id = 1; id <= 10; ++id) pool.ask(job(id, "champion@60000", 60s));
  }
  EXPECT_LT(Clock::now() - begin, 20s);
}

}  // namespace
}  // namespace tessera::server
