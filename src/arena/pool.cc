#include "arena/pool.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

namespace tessera::arena {
namespace {

constexpr std::chrono::milliseconds kPatience{100};

// What the workers and the caller share.
class Desk {
 public:
  Desk(const std::vector<int>& deals, std::size_t workers) : deals_(deals), working_(workers) {}

  void work(DealPlayer& worker) {
    const auto go_on = [this] { return !stopped_; };
    for (std::size_t i = next_++; i < deals_.size() && go_on(); i = next_++) {
      auto played = worker.play(deals_[i], go_on);
      if (!played) break;
      const std::lock_guard lock(mutex_);
      done_.emplace_back(deals_[i], *std::move(played));
      changed_.notify_one();
    }
    const std::lock_guard lock(mutex_);
    --working_;
    changed_.notify_one();
  }

  void collect(const std::function<void(int, PlayedDeal)>& finished, const std::function<bool()>& go_on) {
    std::unique_lock lock(mutex_);
    while (working_ > 0 || !done_.empty()) {
      changed_.wait_for(lock, kPatience, [this] { return working_ == 0 || !done_.empty(); });
      auto batch = std::exchange(done_, {});
      lock.unlock();
      for (auto& [deal, played] : batch) finished(deal, std::move(played));
      if (!go_on()) stopped_ = true;
      lock.lock();
    }
  }

 private:
  const std::vector<int>& deals_;
  std::atomic<std::size_t> next_ = 0;
  std::atomic<bool> stopped_ = false;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<std::pair<int, PlayedDeal>> done_;
  std::size_t working_;
};

}  // namespace

void play_deals(std::vector<DealPlayer>& workers, const std::vector<int>& deals,
                const std::function<void(int, PlayedDeal)>& finished, const std::function<bool()>& go_on) {
  Desk desk(deals, workers.size());
  std::vector<std::jthread> threads;
  for (DealPlayer& worker : workers) threads.emplace_back([&desk, &worker] { desk.work(worker); });
  desk.collect(finished, go_on);
}

}  // namespace tessera::arena
