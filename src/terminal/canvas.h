#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/message.h"
#include "core/messages.h"
#include "core/seat.h"
#include "core/viewer.h"
#include "terminal/messages.h"
#include "words/catalogue.h"

namespace tessera::terminal {

// For whom a picture is drawn, in which language, and the room there is. A game that needs more
// than 80 columns and 18 rows leaves something out; with more rows it may show more.
struct Canvas {
  std::size_t columns = 80;
  std::size_t rows = 18;
  std::vector<std::string> names{};  // by seat; without them, "seat 0"
  bool seated = true;                // whoever looks plays the seat whose view it is
  std::string marked{};              // a move to be shown where it would be made; see marked_move
  const words::Catalogue* words = &words::Catalogue::english();

  // To whoever looks with these eyes.
  [[nodiscard]] std::string say(const Message& message, Viewer viewer = Viewer::onlooker()) const {
    const bool is_seat = seated && viewer.is_seat();
    return words->say(message, {names, is_seat ? std::optional(viewer.seat()) : std::nullopt});
  }
  // Before what it is about: "Your hand:".
  [[nodiscard]] std::string label(const Argument& what) const {
    return say(Message(Say::label, {{"what", what}}));
  }
  [[nodiscard]] std::string name(Seat seat) const {
    if (index(seat) < names.size()) return names[index(seat)];
    return say(Message(tessera::Say::seat_number, {{"number", index(seat)}}));
  }
  // In a list of others: "you" for whoever looks.
  [[nodiscard]] std::string called(Seat seat, Viewer viewer) const {
    return seated && viewer == seat ? say(Say::you) : name(seat);
  }
  // In a list: "Camille (you)". Who is called "You" needs no more.
  [[nodiscard]] std::string titled(Seat seat, Viewer viewer) const;
};

}  // namespace tessera::terminal
