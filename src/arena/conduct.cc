#include "arena/conduct.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace tessera::arena {
namespace {

constexpr double kNanosecondsPerMs = 1e6;
constexpr std::uint32_t kFineBits = 4;
constexpr std::uint32_t kFine = 1U << kFineBits;

}  // namespace

// Below 16 each number is a bucket of its own. Above, a bucket is the position of
// the leading bit and the four bits behind it.
std::uint32_t ThinkTimes::bucket_of(std::uint64_t nanoseconds) {
  if (nanoseconds < kFine) return static_cast<std::uint32_t>(nanoseconds);
  const auto shift = static_cast<std::uint32_t>(std::bit_width(nanoseconds)) - kFineBits - 1;
  return shift * kFine + static_cast<std::uint32_t>(nanoseconds >> shift);
}

std::uint64_t ThinkTimes::end_of(std::uint32_t bucket) {
  if (bucket < kFine) return bucket + 1;
  const std::uint32_t shift = bucket / kFine - 1;
  return (std::uint64_t{bucket % kFine} + kFine + 1) << shift;
}

ThinkTimes::ThinkTimes(std::uint64_t total, Counts counts, std::optional<std::uint64_t> slowest)
    : total_(total), counts_(std::move(counts)) {
  for (const auto& [bucket, count] : counts_) moves_ += count;
  if (!counts_.empty()) slowest_ = slowest.value_or(std::min(total, end_of(counts_.rbegin()->first) - 1));
}

void ThinkTimes::add(std::uint64_t nanoseconds) {
  ++moves_;
  total_ += nanoseconds;
  slowest_ = std::max(slowest_, nanoseconds);
  ++counts_[bucket_of(nanoseconds)];
}

void ThinkTimes::add(const ThinkTimes& others) {
  moves_ += others.moves_;
  total_ += others.total_;
  slowest_ = std::max(slowest_, others.slowest_);
  for (const auto& [bucket, count] : others.counts_) counts_[bucket] += count;
}

double ThinkTimes::mean_ms() const {
  if (moves_ == 0) return 0;
  return static_cast<double>(total_) / static_cast<double>(moves_) / kNanosecondsPerMs;
}

double ThinkTimes::p99_ms() const {
  const std::uint64_t slower = moves_ / 100;  // so many may have taken longer
  std::uint64_t seen = 0;
  for (const auto& [bucket, count] : counts_) {
    seen += count;
    if (seen + slower >= moves_)
      return static_cast<double>(std::min(end_of(bucket) - 1, slowest_)) / kNanosecondsPerMs;
  }
  return 0;
}

void Conduct::add(const Conduct& other) {
  times.add(other.times);
  if (!first_fault) first_fault = other.first_fault;
  faults += other.faults;
}

}  // namespace tessera::arena
