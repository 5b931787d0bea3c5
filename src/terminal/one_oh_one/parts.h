#pragma once

#include <optional>
#include <string_view>

#include "games/one_oh_one/game.h"
#include "games/one_oh_one/notation.h"
#include "games/one_oh_one/scoring.h"
#include "terminal/canvas.h"
#include "terminal/picture.h"

// The pieces that the picture of a table is laid out from.

namespace tessera::terminal::one_oh_one {

using namespace tessera::one_oh_one;

using Marked = std::optional<OneOhOne::Move>;

Hue hue_of(Colour colour);
Ink token_ink(Token token, Ink::Fill fill);
// At most three letters, for the edge of a grid; none for no combination.
std::string_view mark_of(Combination combination);

// box.cc: the box as it stands on the table, fronts at the bottom, and below it what may
// hide behind the front tokens. At most 17 high; with room for it, 18 with a heading for each part.
// 20 wide, and 21 where the last row is marked.
Picture box_picture(const View& view, const Marked& marked, const Canvas& canvas);

// grid.cc: a grid with a title, its open cells, and the marks of its lines at the edge. The
// sheet, when there is one, adds the points of each line.
Picture grid_picture(const View& view, std::size_t which, const std::optional<ScoreSheet>& sheet,
                     const Marked& marked, const Canvas& canvas);

// What the marks mean, best first: one below the other with the points, or running on.
Picture legend_columns(const Config& config, std::size_t columns, const Canvas& canvas);
Picture legend_lines(const Config& config, std::size_t width, const Canvas& canvas);

}  // namespace tessera::terminal::one_oh_one
