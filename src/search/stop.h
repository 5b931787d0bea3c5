#pragma once

#include <atomic>

namespace tessera {

// A request to stop that another thread may make while something runs. Whoever runs asks it
// often. std::stop_token would do the same, but WebAssembly without threads has none.
class Stop {
 public:
  Stop() = default;  // never requested
  // The flag belongs to whoever requests the stop, and must outlive this.
  explicit Stop(const std::atomic<bool>& flag) : flag_(&flag) {}

  [[nodiscard]] bool is_requested() const {
    return flag_ != nullptr && flag_->load(std::memory_order_relaxed);
  }

 private:
  const std::atomic<bool>* flag_ = nullptr;
};

}  // namespace tessera
