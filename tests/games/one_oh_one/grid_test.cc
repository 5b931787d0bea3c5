#include "games/one_oh_one/grid.h"

#include <algorithm>
#include <cstdlib>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "base/random.h"
#include "base/text.h"
#include "tests/support/one_oh_one/positions.h"
#include "tests/support/said.h"

namespace tessera::one_oh_one {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

std::vector<std::string> names(const Bits<kCells>& cells) {
  std::vector<std::string> list;
  cells.for_each([&](std::size_t i) { list.push_back(to_text(static_cast<Cell>(i))); });
  return list;
}

// The placing rule word by word, over a list of tokens.
bool may_place(const std::vector<Cell>& placed, Cell at, Shape shape) {
  if (placed.empty()) return at == kCentre;
  int top = row_of(at), bottom = row_of(at), left = column_of(at), right = column_of(at);
  bool touches = false;
  for (Cell other : placed) {
    if (other == at) return false;
    top = std::min(top, row_of(other));
    bottom = std::max(bottom, row_of(other));
    left = std::min(left, column_of(other));
    right = std::max(right, column_of(other));
    touches |= std::abs(row_of(other) - row_of(at)) <= 1 && std::abs(column_of(other) - column_of(at)) <= 1;
  }
  return touches && bottom - top < shape.rows && right - left < shape.columns;
}

TEST(OneOhOneGrid, TheFirstTokenGoesToE5) {
  for (int players = 1; players <= 4; ++players)
    EXPECT_THAT(names(Grid(shape_for(players)).open()), ElementsAre("E5"));
}

// Rulebooks 000, 001 and 002: "12 possibilities around the two tokens".
TEST(OneOhOneRulebook000, TwelveCellsAroundTwoTokensThatTouchByACorner) {
  const Grid grid = draw_grid(shape_for(2), {"B1 .", ". R1"});
  EXPECT_EQ(grid.open().count(), 12U);
  EXPECT_THAT(names(grid.open()),
              ElementsAre("D4", "E4", "F4", "D5", "F5", "G5", "D6", "E6", "G6", "E7", "F7", "G7"));
}

TEST(OneOhOneGrid, TenCellsAroundTwoTokensThatTouchByASide) {
  EXPECT_EQ(draw_grid(shape_for(2), {"B1 R1"}).open().count(), 10U);
  EXPECT_EQ(draw_grid(shape_for(2), {"B1", "R1"}).open().count(), 10U);
}

TEST(OneOhOneGrid, TheGridMayNotOutgrowItsSize) {
  const Grid row = draw_grid(shape_for(2), {"B1 B2 B3 B4 B5"});
  EXPECT_EQ(row.open().count(), 10U);  // above and below, nothing at the ends
  EXPECT_FALSE(row.is_fixed());
  const Grid diagonal =
      draw_grid(shape_for(2), {"B1 . . . .", ". B2 . . .", ". . B3 . .", ". . . B4 .", ". . . . B5"});
  EXPECT_TRUE(diagonal.is_fixed());
  EXPECT_EQ(diagonal.open().count(), 8U + 6U);  // beside the diagonal and next to that, none further out
}

// Three rows of four columns, never four rows of three.
TEST(OneOhOneGrid, FourPlayersGridIsNotTurned) {
  const Grid column = draw_grid(shape_for(4), {"B1", "B2", "B3"});
  EXPECT_THAT(names(column.open()), ElementsAre("D5", "F5", "D6", "F6", "D7", "F7"));
  const Grid row = draw_grid(shape_for(4), {"B1 B2 B3"});
  EXPECT_EQ(row.open().count(), 12U);  // five above, five below, one at either end
  EXPECT_FALSE(draw_grid(shape_for(4), {"B1 B2 B3 B4"}).is_fixed());
  EXPECT_TRUE(draw_grid(shape_for(4), {"B1 B2 B3 B4", "R1 . . .", "R2 . . ."}).is_fixed());
}

TEST(OneOhOneGrid, EveryGridCanBeFilledAndAgreesWithTheRuleWordByWord) {
  Rng rng(101);
  std::size_t most = 0;
  for (int game = 0; game < 300; ++game) {
    const Shape shape = shape_for(2 + game % 3);
    Grid grid(shape);
    std::vector<Cell> placed;
    while (grid.open().any()) {
      std::vector<Cell> open;
      for (std::size_t i = 0; i < kCells; ++i) {
        const auto at = static_cast<Cell>(i);
        const bool may = may_place(placed, at, shape);
        ASSERT_EQ(grid.open().test(i), may) << to_text(at) << " in game " << game;
        if (may) open.push_back(at);
      }
      most = std::max(most, open.size());
      placed.push_back(rng.pick(open));
      grid.place(placed.back(), Token::at(placed.size()));
      ASSERT_EQ(grid.last(), placed.back());
      for (std::size_t i = 0; i < placed.size(); ++i) ASSERT_EQ(grid.at(placed[i]), Token::at(i + 1));
      ASSERT_EQ(grid.occupied().count(), placed.size());
    }
    EXPECT_EQ(placed.size(), static_cast<std::size_t>(shape.cells()));
    EXPECT_TRUE(grid.is_fixed());
  }
  EXPECT_LE(most, Grid::kMaxOpen);
}

TEST(OneOhOneGrid, LinesAreReadWhereverTheGridFloats) {
  const Grid grid = draw_grid(shape_for(2), {". . B4 .", "R1 R2 . R4", "G4 . P4 ."});
  EXPECT_EQ(grid.bounds().height(), 3);
  EXPECT_EQ(grid.bounds().width(), 4);
  const int top = grid.bounds().top;
  const int left = grid.bounds().left;
  EXPECT_EQ(grid.row(top), tally("B4"));
  EXPECT_EQ(grid.row(top + 1), tally("R1 R2 R4"));
  EXPECT_EQ(grid.row(top + 2), tally("G4 P4"));
  EXPECT_EQ(grid.column(left), tally("R1 G4"));
  EXPECT_EQ(grid.column(left + 2), tally("B4 P4"));
  EXPECT_EQ(grid.row_combination(top + 2), Combination::pair);
  EXPECT_EQ(grid.column_combination(left), Combination::none);
}

TEST(OneOhOneGrid, CellsAreAColumnLetterAndARow) {
  EXPECT_EQ(to_text(kCentre), "E5");
  EXPECT_EQ(to_text(cell_at(0, 8)), "I1");
  for (std::size_t i = 0; i < kCells; ++i) {
    const auto at = static_cast<Cell>(i);
    EXPECT_EQ(parse_cell(to_text(at)).value(), at);
  }
  for (std::string_view word : {"", "E", "5", "e5", "E0", "E10", "J1", "@1", "5E", "E5 ", "E:"}) {
    const auto at = parse_cell(word);
    ASSERT_FALSE(at) << word;
    EXPECT_EQ(code_name(at.error()), "bad_cell");
    EXPECT_THAT(said(at.error()), HasSubstr(concat('"', word, '"')));
  }
}

TEST(OneOhOneGrid, AnEmptyGrid) {
  const Grid grid(shape_for(2));
  EXPECT_TRUE(grid.is_empty());
  EXPECT_FALSE(grid.is_fixed());
  EXPECT_FALSE(grid.at(kCentre).exists());
  EXPECT_FALSE(grid.touches(cell("D4")));
  EXPECT_TRUE(draw_grid(shape_for(2), {"B1"}).touches(cell("D4")));
}

}  // namespace
}  // namespace tessera::one_oh_one
