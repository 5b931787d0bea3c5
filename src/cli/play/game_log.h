#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "cli/play/shown_game.h"

namespace tessera::cli::play {

// What happened, as one viewer was told: a line for every move, with what chance
// did about it ("You: 3 on G7 +5; drew 9"). The first deal is left out: it lies on
// the table.
struct GameLog {
  std::vector<std::string> lines;
  std::size_t fresh = 0;  // the first line since a seat's last decision, that one included
};
// "Ann: 3 on G7 +5".
std::string log_line(const ShownGame& game, Seat seat, const std::string& story);

// Of what happened before this event.
GameLog log_for(const ShownGame& game, Viewer viewer, table::EventNumber before);

// The last of the log in so many rows: a line for each entry while they fit,
// otherwise the fresh ones run on, and what still does not fit is left out in front.
struct LogRow {
  std::string text;
  bool fresh;
};
std::vector<LogRow> log_rows(const GameLog& log, std::size_t rows, std::size_t columns);

}  // namespace tessera::cli::play
