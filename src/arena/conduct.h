#pragma once

#include <cstdint>
#include <map>
#include <optional>

#include "core/message.h"

namespace tessera::arena {

// How long moves took. Kept as counts of durations that are alike within 6 %, so
// that millions of moves stay small and halves of a match can be put together.
class ThinkTimes {
 public:
  using Counts = std::map<std::uint32_t, std::uint64_t>;  // by bucket, see bucket_of

  ThinkTimes() = default;
  // Where the slowest move is not known, it is taken to be as slow as its bucket allows.
  ThinkTimes(std::uint64_t total, Counts counts, std::optional<std::uint64_t> slowest);

  void add(std::uint64_t nanoseconds);
  void add(const ThinkTimes& others);

  [[nodiscard]] std::uint64_t moves() const { return moves_; }
  [[nodiscard]] std::uint64_t total() const { return total_; }      // nanoseconds
  [[nodiscard]] std::uint64_t slowest() const { return slowest_; }  // nanoseconds; 0 without moves
  [[nodiscard]] const Counts& counts() const { return counts_; }
  [[nodiscard]] double mean_ms() const;  // 0 without moves
  // The 99th percentile: 99 % of the moves took no longer. Up to 6 % too large; 0 without moves.
  [[nodiscard]] double p99_ms() const;

  static std::uint32_t bucket_of(std::uint64_t nanoseconds);
  static std::uint64_t end_of(std::uint32_t bucket);  // the shortest time that is longer
  static constexpr std::uint32_t kBuckets = 61 * 16;

  friend bool operator==(const ThinkTimes&, const ThinkTimes&) = default;

 private:
  std::uint64_t moves_ = 0;
  std::uint64_t total_ = 0;
  std::uint64_t slowest_ = 0;
  Counts counts_;
};

// How a player behaved: the time it took, and the moves that had to be made for it.
struct Conduct {
  ThinkTimes times;
  std::uint64_t faults = 0;
  std::optional<Message> first_fault;  // nothing when it is no longer known

  void add(const Conduct& other);
};

}  // namespace tessera::arena
