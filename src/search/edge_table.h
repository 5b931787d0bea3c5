#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/random.h"

namespace tessera::search {

// What a tree search knows of one move in one information set.
struct Edge {
  std::uint64_t key = 0;
  std::uint32_t visits = 0;
  std::uint32_t available = 0;  // how often it could have been chosen
  double sum = 0;               // of what it was worth to the seat that chose

  [[nodiscard]] double mean() const { return sum / visits; }
};

// A hash table with room for a known number of edges, which is all the memory a
// tree takes: information sets are not stored, they are what leads to their edges.
class EdgeTable {
 public:
  explicit EdgeTable(std::size_t most) : most_(most), slots_(std::bit_ceil(most * 2)) {}

  // Null when there is none.
  Edge* find(std::uint64_t key) {
    Edge& slot = slot_of(key);
    return slot.key == key ? &slot : nullptr;
  }
  // Null when the table is full.
  Edge* add(std::uint64_t key) {
    if (size_ == most_) return nullptr;
    ++size_;
    Edge& slot = slot_of(key);
    slot = {.key = key, .visits = 0, .available = 1, .sum = 0};
    return &slot;
  }

 private:
  Edge& slot_of(std::uint64_t key) {
    const std::size_t mask = slots_.size() - 1;
    std::size_t i = static_cast<std::size_t>(key) & mask;
    while (slots_[i].key != 0 && slots_[i].key != key) i = (i + 1) & mask;
    return slots_[i];
  }

  std::size_t most_;
  std::size_t size_ = 0;
  std::vector<Edge> slots_;
};

}  // namespace tessera::search
