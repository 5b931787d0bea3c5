#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/data.h"
#include "games/one_oh_one/grid.h"

namespace tessera::one_oh_one {

// What one more token makes of a line.
struct LineChange {
  std::string line;  // "row 5", "column E"
  int tokens = 0;    // with the new one
  int length = 0;
  Combination was{};
  Combination is{};
  std::string_view hope;  // "colour" or "straight": three or more tokens, and not all yet

  [[nodiscard]] bool is_complete() const { return tokens == length; }
  // In points of solo, which tell combinations apart best; hope counts the tokens. 0 is no help.
  [[nodiscard]] int help() const { return facts(is).solo - facts(was).solo + (hope.empty() ? 0 : tokens); }
  [[nodiscard]] std::string words() const;  // "row 5: pair so far"
  void add_to(Data::Fields& fields) const;
};

// Of a cell that lies in the bounds or right beside them.
LineChange row_change(const Grid& grid, Cell cell, Token token);
LineChange column_change(const Grid& grid, Cell cell, Token token);

// Where the token would help a line most; nothing where it helps none.
std::optional<LineChange> best_change(const Grid& grid, Token token);

}  // namespace tessera::one_oh_one
