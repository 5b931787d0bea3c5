#include "cli/review/judging.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>

namespace tessera::cli {
namespace {

// How long a signal may wait to be noticed.
constexpr std::chrono::milliseconds kPatience{50};

// What the threads share.
class Judging {
 public:
  Judging(std::span<const review::Decision> decisions, const JudgingSettings& settings)
      : decisions_(decisions), settings_(settings), judgements_(decisions.size()) {}

  // One thread's part: the next decision that nobody has taken, until there is none.
  void work() {
    search::Scratch scratch;
    const Stop stop(stopped_);
    while (true) {
      const std::size_t i = next_.fetch_add(1);
      if (i >= decisions_.size() || stop.is_requested()) return;
      auto judgement = review::judge(decisions_[i], settings_.simulations, settings_.seed, scratch, stop);
      if (stop.is_requested()) return;  // it says little
      const std::lock_guard lock(mutex_);
      judgements_[i] = std::move(judgement);
      ++done_;
      progress_.notify_one();
    }
  }

  void watch(const std::function<bool(std::size_t done)>& goes_on) {
    std::unique_lock lock(mutex_);
    while (done_ < decisions_.size()) {
      const std::size_t done = done_;
      lock.unlock();
      const bool go = goes_on(done);
      lock.lock();
      if (!go) {
        stopped_ = true;
        return;
      }
      progress_.wait_for(lock, kPatience, [&] { return done_ != done; });
    }
  }

  [[nodiscard]] std::vector<review::Judgement> take() && {
    std::vector<review::Judgement> first;
    for (auto& judgement : judgements_) {
      if (!judgement) break;
      first.push_back(*std::move(judgement));
    }
    return first;
  }

 private:
  std::span<const review::Decision> decisions_;
  JudgingSettings settings_;
  std::atomic<std::size_t> next_ = 0;
  std::atomic<bool> stopped_ = false;
  std::mutex mutex_;
  std::condition_variable progress_;
  std::size_t done_ = 0;                                      // under the mutex
  std::vector<std::optional<review::Judgement>> judgements_;  // under the mutex
};

}  // namespace

std::vector<review::Judgement> judge_decisions(std::span<const review::Decision> decisions,
                                               const JudgingSettings& settings,
                                               const std::function<bool(std::size_t done)>& goes_on) {
  const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
  const unsigned wanted = settings.threads == 0 ? cores : settings.threads;
  const auto threads = std::min<std::size_t>(wanted, decisions.size());
  Judging judging(decisions, settings);
  {
    std::vector<std::jthread> workers;
    for (std::size_t i = 0; i < threads; ++i) workers.emplace_back([&] { judging.work(); });
    judging.watch(goes_on);
  }
  return std::move(judging).take();
}

}  // namespace tessera::cli
