#include "server/online/bot_pool.h"

#include <algorithm>
#include <optional>

namespace tessera::server {

BotPool::BotPool(int threads, Tell tell) : tell_(std::move(tell)) {
  for (int i = 0; i < threads; ++i) thinking_.push_back(std::make_unique<Thinking>());
  for (const auto& thinking : thinking_) threads_.emplace_back([this, &mine = *thinking] { run(mine); });
  watch_ = std::thread([this] { watch(); });
}

BotPool::~BotPool() {
  {
    const std::lock_guard lock(mutex_);
    is_ending_ = true;
    waiting_.clear();
    for (const auto& thinking : thinking_) thinking->stop = true;
  }
  asked_.notify_all();
  begun_.notify_all();
  for (std::thread& thread : threads_) thread.join();
  watch_.join();
}

void BotPool::ask(Job job) {
  {
    const std::lock_guard lock(mutex_);
    waiting_.push_back(std::move(job));
  }
  asked_.notify_one();
}

void BotPool::cancel(std::uint64_t id) {
  const std::lock_guard lock(mutex_);
  std::erase_if(waiting_, [id](const Job& job) { return job.id == id; });
  for (const auto& thinking : thinking_)
    if (thinking->is_busy && thinking->id == id) thinking->stop = true;
}

std::size_t BotPool::waiting() const {
  const std::lock_guard lock(mutex_);
  return waiting_.size();
}

// With the lock. One for each game and level is made once, and used by all
// threads.
const Bot* BotPool::bot_for(const Job& job) {
  const GameSpec& game = job.view->spec();
  const auto [place, is_new] = bots_.try_emplace({std::string(game.name), job.level});
  if (is_new)
    if (auto bot = make_bot(job.level, game)) place->second = *std::move(bot);
  return place->second.get();
}

// With the lock: a share of the time for each of those who wait behind it.
std::chrono::milliseconds BotPool::budget_of(const Job& job) const {
  return job.budget / static_cast<int>(1 + waiting_.size() / thinking_.size());
}

void BotPool::run(Thinking& thinking) {
  search::Scratch scratch;
  std::unique_lock lock(mutex_);
  for (;;) {
    asked_.wait(lock, [this] { return is_ending_ || !waiting_.empty(); });
    if (is_ending_) return;
    const Job job = std::move(waiting_.front());
    waiting_.pop_front();
    const Bot* const bot = bot_for(job);
    thinking.id = job.id;
    thinking.stop = false;
    thinking.is_busy = true;
    thinking.end = Clock::now() + budget_of(job);
    lock.unlock();
    begun_.notify_one();
    tell_(job.id, bot == nullptr ? "" : bot->choose(*job.view, job.seed, scratch, Stop(thinking.stop)));
    lock.lock();
    thinking.is_busy = false;
  }
}

// Stops those whose time is over.
void BotPool::watch() {
  std::unique_lock lock(mutex_);
  while (!is_ending_) {
    const Clock::time_point now = Clock::now();
    std::optional<Clock::time_point> next;
    for (const auto& thinking : thinking_) {
      if (!thinking->is_busy || thinking->stop) continue;
      if (thinking->end <= now) {
        thinking->stop = true;
      } else if (!next || thinking->end < *next) {
        next = thinking->end;
      }
    }
    if (next) {
      begun_.wait_until(lock, *next);
    } else {
      begun_.wait(lock);
    }
  }
}

}  // namespace tessera::server
