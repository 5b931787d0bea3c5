#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tessera::search {

// What a tree search knows about one action in one information set.
struct Edge {
  std::uint64_t key = 0;
  std::uint64_t generation = 0;  // an edge of an earlier generation is an empty slot
  double sum = 0;                // of the values for the seat that acted
  std::uint32_t visits = 0;
  std::uint32_t available = 0;  // how often the action was legal when this information set was reached

  [[nodiscard]] double mean() const { return sum / visits; }
};

// A hash table of edges, which is all that is stored of a tree: an information set is the part
// of its edges' keys that they have in common. The table grows with the edges and keeps its
// memory from search to search. Clearing it costs nothing, because every search is a new
// generation.
class EdgeTable {
 public:
  static constexpr std::size_t kMost = std::size_t{1} << 18;

  void clear() {
    size_ = 0;
    begin_generation(kFewestSlots);
  }

  // Null when there is none.
  Edge* find(std::uint64_t key) {
    Edge& slot = slot_of(key);
    return slot.generation == generation_ ? &slot : nullptr;
  }

  // Makes sure that one more edge fits, unless there are kMost. Moves the edges when the table
  // grows, so that no pointer to them may be held.
  void make_room() {
    if (size_ * 2 < slots_in_use_ || size_ == kMost) return;
    moved_.clear();
    for (std::size_t i = 0; i < slots_in_use_; ++i)
      if (slots_[i].generation == generation_) moved_.push_back(slots_[i]);
    begin_generation(slots_in_use_ * 2);
    for (Edge& edge : moved_) {
      edge.generation = generation_;
      slot_of(edge.key) = edge;
    }
  }

  // The key must be new. Null when there is no room.
  Edge* add(std::uint64_t key) {
    if (size_ * 2 >= slots_in_use_ || size_ == kMost) return nullptr;
    ++size_;
    Edge& slot = slot_of(key);
    slot = {.key = key, .generation = generation_, .sum = 0, .visits = 0, .available = 1};
    return &slot;
  }

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] std::size_t bytes() const { return (slots_.capacity() + moved_.capacity()) * sizeof(Edge); }

 private:
  static constexpr std::size_t kFewestSlots = 1024;  // a power of two

  void begin_generation(std::size_t slots) {
    ++generation_;
    slots_in_use_ = slots;
    if (slots_.size() < slots) slots_.resize(slots);
  }

  // Where the key is, or the empty slot where it would be.
  Edge& slot_of(std::uint64_t key) {
    Edge* const slots = slots_.data();
    const std::uint64_t generation = generation_;
    const std::size_t mask = slots_in_use_ - 1;
    std::size_t i = static_cast<std::size_t>(key) & mask;
    while (slots[i].generation == generation && slots[i].key != key) i = (i + 1) & mask;
    return slots[i];
  }

  std::size_t size_ = 0;
  std::size_t slots_in_use_ = 0;  // at least twice the edges
  std::uint64_t generation_ = 0;
  std::vector<Edge> slots_;
  std::vector<Edge> moved_;
};

}  // namespace tessera::search
