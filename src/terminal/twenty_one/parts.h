#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "games/twenty_one/game.h"
#include "terminal/canvas.h"
#include "terminal/picture.h"

// The pieces that the picture of a table is laid out from.

namespace tessera::terminal::twenty_one {

using namespace tessera::twenty_one;

using Marked = std::optional<TwentyOne::Move>;

Ink colour_ink(Seat seat, Ink::Fill fill, bool bold = false);

// board.cc: the board with its labels, 63 columns and up to 16 lines.
// A marked placement is shown as it would lie there.
Picture board_picture(const View& view, const Marked& marked, const Canvas& canvas);
// A number that makes 21 but has no room in the three characters of a square
// where something is printed; beside the board those are listed.
bool is_listed_apart(const Public& pub, Square square);

// panel.cc: the hand, the players and their scores, what would make 21. Beside the board,
// 16 columns wide, or below it over the whole width. The token that a marked move lays or
// gives back stands out in the hand.
Picture panel_beside(const View& view, const Marked& marked, const Canvas& canvas, std::size_t height);
Picture panel_below(const View& view, const Marked& marked, const Canvas& canvas, std::size_t height);

// scores.cc: ">b you       25": whose turn, which colour, who plays it, the score; in 7
// columns and those of the name.
void add_score(Picture& picture, const View& view, Seat seat, const Canvas& canvas, std::size_t name_columns);
// "3+12, 111 left": in hand and stock, and the points they would cost now.
std::string holdings(const Public& pub, Seat seat, const Canvas& canvas);
// "b+g 45", "p+y 35"; none without teams.
std::vector<std::string> team_scores(const Public& pub);

// lists.cc: the placements that would score, numbers before stars, best first, and the
// squares that only say "=", the dearest first.
struct Scoring {
  Face face;
  Square square;
  int points;
};
std::vector<Scoring> scoring_placements(const View& view);
std::vector<std::string> hints_apart(const View& view);

}  // namespace tessera::terminal::twenty_one
