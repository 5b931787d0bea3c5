#pragma once

#include <optional>

#include "core/message.h"
#include "games/one_oh_one/grid.h"

namespace tessera::one_oh_one {

// What one more token makes of a line.
struct LineChange {
  Message line;    // row 5, column E
  int tokens = 0;  // with the new one
  int length = 0;
  Combination was{};
  Combination is{};
  Combination hope{};  // colour or straight: three or more tokens, and not all yet; else none

  [[nodiscard]] bool is_complete() const { return tokens == length; }
  [[nodiscard]] bool has_hope() const { return hope != Combination::none; }
  // In points of solo, which tell combinations apart best; hope counts the tokens. 0 is no help.
  [[nodiscard]] int help() const { return facts(is).solo - facts(was).solo + (has_hope() ? tokens : 0); }
  [[nodiscard]] Message message() const;  // "row 5: pair so far"
};

// Of a cell that lies in the bounds or right beside them.
LineChange row_change(const Grid& grid, Cell cell, Token token);
LineChange column_change(const Grid& grid, Cell cell, Token token);

// Where the token would help a line most; nothing where it helps none.
std::optional<LineChange> best_change(const Grid& grid, Token token);

}  // namespace tessera::one_oh_one
