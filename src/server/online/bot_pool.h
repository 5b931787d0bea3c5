#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "bots/bot.h"
#include "core/any_game.h"
#include "search/scratch.h"

namespace tessera::server {

// Bots that think beside the tables, on a few threads and in the order in which
// they were asked. The more of them wait, the less time each has: they think
// less before people wait.
class BotPool {
 public:
  using Clock = std::chrono::steady_clock;

  struct Job {
    std::uint64_t id;
    std::string level;
    std::uint64_t seed;
    std::shared_ptr<const AnyView> view;
    std::chrono::milliseconds budget;
  };
  // Told on the bot's thread. The move is empty when there is no such bot.
  using Tell = std::function<void(std::uint64_t id, std::string move)>;

  BotPool(int threads, Tell tell);
  BotPool(const BotPool&) = delete;
  BotPool& operator=(const BotPool&) = delete;
  ~BotPool();

  void ask(Job job);
  // Nobody waits for its answer any more. It may come all the same.
  void cancel(std::uint64_t id);
  [[nodiscard]] std::size_t waiting() const;

 private:
  // What one thread is at.
  struct Thinking {
    std::uint64_t id = 0;
    bool is_busy = false;
    Clock::time_point end{};
    std::atomic<bool> stop = false;
  };
  using BotName = std::pair<std::string, std::string>;  // the game's and its own

  void run(Thinking& thinking);
  void watch();
  const Bot* bot_for(const Job& job);
  [[nodiscard]] std::chrono::milliseconds budget_of(const Job& job) const;

  const Tell tell_;
  mutable std::mutex mutex_;
  std::condition_variable asked_;
  std::condition_variable begun_;
  std::deque<Job> waiting_;
  std::map<BotName, std::unique_ptr<const Bot>> bots_;
  bool is_ending_ = false;
  std::vector<std::unique_ptr<Thinking>> thinking_;
  std::vector<std::thread> threads_;
  std::thread watch_;
};

}  // namespace tessera::server
