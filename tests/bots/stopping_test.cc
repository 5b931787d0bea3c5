#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <gtest/gtest.h>
#include <optional>
#include <pthread.h>
#include <string>
#include <thread>
#include <vector>

#include "bots/analysis.h"
#include "bots/bot.h"
#include "core/erase.h"
#include "core/playout.h"
#include "games/catalog.h"

// Bots that are asked to stop while they think.

namespace tessera {
namespace {

template <class G>
class StoppedBots : public ::testing::Test {};
using GamesToStop = ::testing::Types<one_oh_one::OneOhOne, lexio::Lexio, twenty_one::TwentyOne>;
TYPED_TEST_SUITE(StoppedBots, GamesToStop);

double thread_seconds(clockid_t clock) {
  timespec used{};
  clock_gettime(clock, &used);
  return static_cast<double>(used.tv_sec) + static_cast<double>(used.tv_nsec) / 1e9;
}

// Milliseconds of the bot's own processor time from the request to the answer, so that a busy
// machine does not count; nothing when the bot answered before it was asked to stop.
std::optional<double> answer_after_stop(const Bot& bot, const AnyView& view, search::Scratch& scratch) {
  std::atomic<bool> flag = false;
  std::atomic<bool> answered = false;
  std::optional<double> requested;
  clockid_t clock{};
  EXPECT_EQ(pthread_getcpuclockid(pthread_self(), &clock), 0);
  std::string move;
  double end = 0;
  {
    const std::jthread stopper([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(15));
      if (!answered) requested = thread_seconds(clock);
      flag = true;
    });
    move = bot.choose(view, 1, scratch, Stop(flag));
    end = thread_seconds(clock);
    answered = true;
  }
  const auto legal = view.legal();
  EXPECT_NE(std::find(legal.begin(), legal.end(), move), legal.end()) << move;
  if (!requested || *requested >= end) return std::nullopt;
  return (end - *requested) * 1000;
}

TYPED_TEST(StoppedBots, AnswerWithin10MillisecondsAfterAStop) {
  using G = TypeParam;
  constexpr double kLongest = 10;
  std::vector<std::string> names = {"champion@10000", "mcts@10000", "flat@10000", "mcts:100000000"};
  for (const std::string_view name : bot_names()) names.emplace_back(name);
  search::Scratch scratch;
  Rng rng(13);
  double worst = 0;
  for (int players = G::spec().min_players; players <= G::spec().max_players; ++players) {
    auto state = G::start(*G::configure({players, {}}));
    for (int step = 0; step < 12 || !G::turn(state).is_seat() || G::legal(state).size() < 2; ++step)
      random_step<G>(state, rng);
    const ErasedView<G> view(G::view(state, G::turn(state).seat()));
    for (const std::string& name : names) {
      const auto took = answer_after_stop(**make_bot(name, G::spec()), view, scratch);
      EXPECT_LT(took.value_or(0), kLongest) << name << ", " << players << " players";
      worst = std::max(worst, took.value_or(0));
    }
    // Those that would think for ten seconds were stopped, and did not end by themselves.
    EXPECT_TRUE(answer_after_stop(**make_bot(names.front(), G::spec()), view, scratch));
  }
  std::printf("%s: %.2f ms at worst\n", G::spec().title.data(), worst);
}

// Even when the stop was requested before: a legal move and an analysis of something.
TYPED_TEST(StoppedBots, HaveAMoveWhenTheyAreStoppedAtOnce) {
  using G = TypeParam;
  search::Scratch scratch;
  const std::atomic<bool> flag = true;
  Rng rng(3);
  auto state = G::start(*G::configure({G::spec().default_players, {}}));
  while (!G::turn(state).is_seat() || G::legal(state).size() < 2) random_step<G>(state, rng);
  const ErasedView<G> view(G::view(state, G::turn(state).seat()));
  for (const char* name : {"champion", "champion@10000", "mcts:1000000", "flat@10000", "novice"}) {
    const auto move = (*make_bot(name, G::spec()))->choose(view, 1, scratch, Stop(flag));
    EXPECT_FALSE(G::check(state, *G::parse_move(move))) << name << ": " << move;
  }
  const Effort effort{.simulations = 1'000'000, .milliseconds = {}};
  EXPECT_EQ(analyse(view, effort, 1, scratch, Stop(flag)).moves.size(), 1U);
}

}  // namespace
}  // namespace tessera
