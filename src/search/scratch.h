#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/seat.h"
#include "search/edge_table.h"

namespace tessera::search {

// The memory that searches work in. It belongs to whoever runs them, one for each thread, and is
// reused from search to search and from game to game: it grows to what the largest search
// needed. Nothing that one search leaves here changes what the next one finds.
class Scratch {
 public:
  Scratch() = default;
  Scratch(Scratch&&) = default;
  Scratch& operator=(Scratch&&) = default;
  Scratch(const Scratch&) = delete;  // a copy would be a mistake: nobody needs what is in it
  Scratch& operator=(const Scratch&) = delete;

  // Legal moves that look the same to the viewer. They stand side by side in the list.
  struct Option {
    std::uint64_t key;
    Edge* edge;  // null when it was never chosen
    double share;
    std::uint32_t first;  // in the list of legal moves
    std::uint32_t end;
  };
  // An edge that was followed in this simulation, and who chose it.
  struct Step {
    Edge* edge;
    Seat seat;
  };

  EdgeTable edges;
  std::vector<double> root_shares;  // of each move at the root; empty before the first simulation
  std::vector<double> shares;       // of each move where the simulation is now
  std::vector<Option> options;
  std::vector<Step> steps;

  // Forgets the last search and keeps the memory.
  void clear() {
    edges.clear();
    root_shares.clear();
    shares.clear();
    options.clear();
    steps.clear();
  }
  [[nodiscard]] std::size_t bytes() const {
    return edges.bytes() + (root_shares.capacity() + shares.capacity()) * sizeof(double) +
           options.capacity() * sizeof(Option) + steps.capacity() * sizeof(Step);
  }
};

}  // namespace tessera::search
