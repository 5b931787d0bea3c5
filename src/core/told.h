#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/message.h"
#include "core/seat.h"
#include "core/viewer.h"

// What a viewer is told of a game, line by line: docs/record-format.md.

namespace tessera {

// "~ EVENT" or "SEAT ACTION", with single spaces between the words.
struct Told {
  std::optional<Seat> seat;  // nobody's: chance
  std::string text;
};

Result<Told> read_told(std::string_view line, int players);

// Why nothing else can be told as long as a line is due (see Followable).
tl::unexpected<Message> refuse_before(std::string_view due);

// Whether there is such a viewer at a table of so many players.
Result<void> check_viewer(Viewer viewer, int players);
// Whether it is this seat's turn, or chance's when it is nobody's event.
Result<void> check_turn(Turn turn, std::optional<Seat> seat);

}  // namespace tessera
