#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>

namespace tessera::server {

// How long commits took, counted in steps as Prometheus wants histograms.
class Commits {
 public:
  // Seconds, ascending; the last step has no end.
  static constexpr std::array<double, 11> kSteps = {0.0005, 0.001, 0.002, 0.005, 0.01, 0.02,
                                                    0.05,   0.1,   0.25,  1,     5};

  void add(std::chrono::duration<double> took, std::size_t entries) {
    std::size_t step = 0;
    while (step < kSteps.size() && took.count() > kSteps[step]) ++step;
    ++counts_[step];
    seconds_ += took.count();
    entries_ += entries;
  }
  [[nodiscard]] const std::array<std::uint64_t, kSteps.size() + 1>& counts() const { return counts_; }
  [[nodiscard]] double seconds() const { return seconds_; }
  [[nodiscard]] std::uint64_t entries() const { return entries_; }

 private:
  std::array<std::uint64_t, kSteps.size() + 1> counts_{};
  double seconds_ = 0;
  std::uint64_t entries_ = 0;
};

}  // namespace tessera::server
