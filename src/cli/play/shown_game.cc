#include "cli/play/shown_game.h"

#include "cli/messages.h"

namespace tessera::cli::play {

words::Names ShownGame::names(std::optional<Seat> you) const {
  words::Names names{{}, you};
  for (const Seat seat : seats(players())) names.by_seat.push_back(name(seat));
  return names;
}

bool ShownGame::is_called_you(Seat seat) const { return name(seat) == words().say(cli::Say::you); }

}  // namespace tessera::cli::play
