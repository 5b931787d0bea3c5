#include "games/twenty_one/layout.h"

#include <gtest/gtest.h>
#include <map>

#include "games/twenty_one/position.h"
#include "tests/games/twenty_one/table.h"

namespace tessera::twenty_one {
namespace {

using testing::at;

class TwentyOneLayouts : public ::testing::TestWithParam<BoardKind> {
 protected:
  const Layout& layout = layout_of(GetParam());

  void for_all(auto&& f) const {
    layout.whole.for_each([&](std::size_t i) { f(static_cast<Square>(i)); });
  }
};

INSTANTIATE_TEST_SUITE_P(Boards, TwentyOneLayouts,
                         ::testing::Values(BoardKind::standard, BoardKind::crowded));

Mark swapped(Mark mark, const std::map<Mark, Mark>& swaps) {
  const auto found = swaps.find(mark);
  return found == swaps.end() ? mark : found->second;
}

TEST_P(TwentyOneLayouts, LeftAndRightMirrorEachOtherWithColoursExchanged) {
  const std::map<Mark, Mark> swaps{{Mark::blue, Mark::pink},
                                   {Mark::pink, Mark::blue},
                                   {Mark::green, Mark::yellow},
                                   {Mark::yellow, Mark::green}};
  for_all([&](Square s) {
    const Square mirror = square_at(row_of(s), layout.size - 1 - column_of(s));
    EXPECT_EQ(layout.mark(mirror), swapped(layout.mark(s), swaps)) << to_text(s);
  });
}

TEST_P(TwentyOneLayouts, TopAndBottomMirrorEachOtherWithColoursExchanged) {
  const std::map<Mark, Mark> swaps{{Mark::blue, Mark::yellow},
                                   {Mark::yellow, Mark::blue},
                                   {Mark::pink, Mark::green},
                                   {Mark::green, Mark::pink}};
  for_all([&](Square s) {
    const Square mirror = square_at(layout.size - 1 - row_of(s), column_of(s));
    EXPECT_EQ(layout.mark(mirror), swapped(layout.mark(s), swaps)) << to_text(s);
  });
}

TEST_P(TwentyOneLayouts, StartsLieDiagonallyAroundTheCentreOnTheirOwnColour) {
  const int centre = layout.size / 2;
  const int offsets[4][2] = {{-1, -1}, {-1, 1}, {1, 1}, {1, -1}};
  for (Seat seat : seats(4)) {
    const auto& offset = offsets[index(seat)];
    EXPECT_EQ(layout.start(seat), square_at(centre + offset[0], centre + offset[1]));
    EXPECT_EQ(layout.mark(layout.start(seat)), colour_of(seat));
  }
}

TEST_P(TwentyOneLayouts, EveryColourHasAsManySquares) {
  std::map<Mark, int> counts;
  for_all([&](Square s) { ++counts[layout.mark(s)]; });
  EXPECT_EQ(counts[Mark::blue], 7);
  EXPECT_EQ(counts[Mark::pink], 7);
  EXPECT_EQ(counts[Mark::green], 7);
  EXPECT_EQ(counts[Mark::yellow], 7);
}

TEST_P(TwentyOneLayouts, TwoPlayersHaveFiveSquaresOfEachWorth) {
  std::map<Mark, int> counts;
  layout.upper.for_each([&](std::size_t i) { ++counts[layout.marks[i]]; });
  EXPECT_EQ(counts[Mark::fifteen], 5);
  EXPECT_EQ(counts[Mark::twenty], 5);
  EXPECT_EQ(counts[Mark::thirty], 5);
}

TEST_P(TwentyOneLayouts, TheHalfBoardHasTheCentralRow) {
  EXPECT_EQ(layout.rows(2), layout.size / 2 + 1);
  EXPECT_EQ(layout.rows(3), layout.size);
  EXPECT_EQ(layout.upper.count(), static_cast<std::size_t>(layout.size * layout.rows(2)));
  EXPECT_EQ(layout.whole.count(), static_cast<std::size_t>(layout.size * layout.size));
}

TEST(TwentyOneStandardLayout, IsTheOneOfTheRules) {
  const Layout& layout = layout_of(BoardKind::standard);
  EXPECT_EQ(layout.size, 15);
  EXPECT_EQ(layout.mark(at("A1")), Mark::thirty);
  EXPECT_EQ(layout.mark(at("D1")), Mark::pink);
  EXPECT_EQ(layout.mark(at("H3")), Mark::twenty);
  EXPECT_EQ(layout.mark(at("E5")), Mark::fifteen);
  EXPECT_EQ(layout.mark(at("B6")), Mark::blue);
  EXPECT_EQ(layout.mark(at("L9")), Mark::yellow);
  EXPECT_EQ(layout.mark(at("D9")), Mark::green);
  EXPECT_EQ(layout.mark(at("H8")), Mark::plain);
  EXPECT_EQ(layout.start(Seat{0}), at("G7"));
  EXPECT_EQ(layout.start(Seat{1}), at("I7"));
  EXPECT_EQ(layout.start(Seat{2}), at("I9"));
  EXPECT_EQ(layout.start(Seat{3}), at("G9"));
}

TEST(TwentyOneCrowdedLayout, IsThirteenSquaresWide) {
  const Layout& layout = layout_of(BoardKind::crowded);
  EXPECT_EQ(layout.size, 13);
  EXPECT_EQ(layout.start(Seat{0}), at("F6"));
  EXPECT_EQ(layout.start(Seat{1}), at("H6"));
  EXPECT_EQ(layout.start(Seat{2}), at("H8"));
  EXPECT_EQ(layout.start(Seat{3}), at("F8"));
}

TEST(TwentyOnePoints, GoByTheMark) {
  EXPECT_EQ(points_on(Mark::plain, Seat{0}), 5);
  EXPECT_EQ(points_on(Mark::blue, Seat{0}), 10);
  EXPECT_EQ(points_on(Mark::blue, Seat{1}), 5);
  EXPECT_EQ(points_on(Mark::yellow, Seat{3}), 10);
  EXPECT_EQ(points_on(Mark::fifteen, Seat{2}), 15);
  EXPECT_EQ(points_on(Mark::twenty, Seat{2}), 20);
  EXPECT_EQ(points_on(Mark::thirty, Seat{2}), 30);
}

TEST(TwentyOneSquares, AStepOverAnyEdgeEndsOnTheWall) {
  for (BoardKind kind : {BoardKind::standard, BoardKind::crowded}) {
    const Layout& layout = layout_of(kind);
    layout.whole.for_each([&](std::size_t i) {
      const auto s = static_cast<Square>(i);
      for (Direction d : kDirections) {
        const int down = d == Direction::row ? 0 : 1;
        const int right = d == Direction::column ? 0 : d == Direction::rising ? -1 : 1;
        const auto inside = [&](int row, int column) {
          return row >= 0 && column >= 0 && row < layout.size && column < layout.size;
        };
        EXPECT_EQ(layout.whole.test(index(forth(s, d))), inside(row_of(s) + down, column_of(s) + right));
        EXPECT_EQ(layout.whole.test(index(back(s, d))), inside(row_of(s) - down, column_of(s) - right));
        EXPECT_EQ(back(forth(s, d), d), s);
      }
    });
  }
}

}  // namespace
}  // namespace tessera::twenty_one
