#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "base/text.h"
#include "core/seat.h"
#include "core/viewer.h"

namespace tessera::terminal {

// For whom a picture is drawn, and the room there is. A game that needs more than
// 80 columns and 18 rows leaves something out; with more rows it may show more.
struct Canvas {
  std::size_t columns = 80;
  std::size_t rows = 18;
  std::vector<std::string> names{};  // by seat; without them, "seat 0"
  bool seated = true;                // whoever looks plays the seat whose view it is
  std::string marked{};              // a move to be shown where it would be made; see marked_move

  [[nodiscard]] std::string name(Seat seat) const {
    return index(seat) < names.size() ? names[index(seat)] : concat("seat ", index(seat));
  }
  // In a sentence: "you" for whoever looks.
  [[nodiscard]] std::string called(Seat seat, Viewer viewer) const {
    return seated && viewer == seat ? "you" : name(seat);
  }
  // In a list: "Camille (you)".
  [[nodiscard]] std::string titled(Seat seat, Viewer viewer) const {
    const bool own = seated && viewer == seat && name(seat) != "You";
    return concat(name(seat), own ? " (you)" : "");
  }
};

}  // namespace tessera::terminal
