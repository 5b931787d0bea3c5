#include "terminal/one_oh_one/picture.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/playout.h"
#include "games/one_oh_one/game.h"
#include "tests/support/one_oh_one/positions.h"
#include "tests/terminal/pictures.h"

namespace tessera::terminal::one_oh_one {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

std::string drawn(const State& state, std::size_t seat = 0) {
  return draw(OneOhOne::view(state, seat_at(seat))).plain();
}

// Four by four with open cells all around is the widest that a grid can be drawn.
TEST(OneOhOnePicture, FitsWithBothGridsAtTheirWidest) {
  State state = after({.players = 2}, {"~ start 0", kSortedDeal});
  const Grid grid = draw_grid(shape_for(2), {"B10 . . .", ". G10 . .", ". . O10 .", ". . . P10"});
  state.pub.grids[0] = state.pub.grids[1] = grid;
  const Picture picture = draw(OneOhOne::view(state, seat_at(0)));
  EXPECT_LE(picture.width(), 80U) << picture.plain();
  EXPECT_LE(picture.lines().size(), 18U) << picture.plain();
  EXPECT_THAT(picture.plain(), HasSubstr("  D   E   F   G   H   I"));
}

TEST(OneOhOnePicture, ShowsTheBoxTheGridsAndWhatToDo) {
  const State state = after({.players = 2}, {"~ start 0", kSortedDeal, "0 take 3", "0 place E5", "0 flip 5",
                                             "1 take 1", "1 place E5", "0 take 5"});
  EXPECT_EQ(drawn(state), R"(Your turn: place R1 on a free cell (place D4...)
     GO+     PB+        > seat 0 (you) 1/25    seat 1 1/25
 BR+ RG+ OP+ OP+ RG+      D   E   F              D   E   F
 PB+ GO+ GO+ PB+ BR+    4 ·   ·   ·            4 ·   ·   ·
 BR+ RG+ OP+ OP+ RG+    5 ·   O1  ·            5 ·   B1  ·
 PB+ GO+ GO+ PB+ BR+    6 ·   ·   ·            6 ·   ·   ·
 BR+ PG- OP+ RP- RG+
 GB- GB- BO- PG- OR-
 BO- PG- OR- RP- RP-    c-s colour straight 2     col colour          1
 GB- GB- BO- PG- OR-    5=  strike          2     3=  three           1
 BO- PG- OR- RP- RP-    4=  square          1     2+2 two pairs       1
 1   2   3   4   5      3+2 full            1     mix cocktail        1
May be: - 1-5 + 6-10    str straight        1     2=  pair            1
1 B2 B4 O3 O5
2 P2 P4 G1 G3 G5
3 O2 O4 R3 R5
4 R2 R4 P1 P3 P5
5 R2 R4 P1 P3 P5
)");
}

TEST(OneOhOnePicture, TellsEachSeatWhoseTurnItIs) {
  State state = after({.players = 2}, {"~ start 1", kSortedDeal});
  EXPECT_THAT(drawn(state, 0), HasSubstr("seat 1: take a front token\n"));
  EXPECT_THAT(drawn(state, 1), HasSubstr("Your turn: take a front token (take 1...)"));
  play(state, {"1 take 2", "1 place E5"});
  EXPECT_THAT(drawn(state, 1), HasSubstr("Your turn: flip a front token (flip 1...)"));
  EXPECT_THAT(drawn(OneOhOne::start({.players = 2})), HasSubstr("A lot says who begins."));
  EXPECT_THAT(drawn(after({.players = 2}, {"~ start 1"})), HasSubstr("The box is shuffled."));
}

TEST(OneOhOnePicture, AnOnlookerIsToldWhoIsToAct) {
  const State state = after({.players = 2}, {"~ start 1", kSortedDeal, "1 take 3"});
  const std::string picture = draw(OneOhOne::view(state, Viewer::onlooker())).plain();
  EXPECT_THAT(picture, StartsWith("seat 1: place O1 on a free cell\n"));
  EXPECT_THAT(picture, Not(HasSubstr("(you)")));
  EXPECT_THAT(picture, HasSubstr("seat 0 0/25"));
}

TEST(OneOhOnePicture, HidesTheBacksBehindTheFrontsWhereTheyCanNotBeRead) {
  const State state = after({.players = 2, .backs = Backs::front}, {"~ start 0", kSortedDeal, "0 take 2"});
  EXPECT_THAT(drawn(state), HasSubstr("  x9  x8  x9  x9  x9"));
  EXPECT_THAT(drawn(state), HasSubstr(" GB- GB- BO- RP- OR-"));
  EXPECT_THAT(drawn(state), HasSubstr("\n1 G2 G4 B1 B3 B5 "));
  EXPECT_THAT(drawn(state), HasSubstr("\n2 G2 G4 B1 B3 B5 "));
}

TEST(OneOhOnePicture, ShowsThePointsOfEachLineAtTheEnd) {
  State state;
  state.pub = finished({.players = 2}, {example_left(), example_right()});
  state.pub.taken.fill(kRowLength);
  const std::string picture = drawn(state);
  EXPECT_THAT(picture, HasSubstr("The grids are full.\n"));
  EXPECT_THAT(picture, HasSubstr("5 O1  R2  B4  B3  O5  str +1"));
  EXPECT_THAT(picture, HasSubstr("6 R8  G8  O8  P8  G2  4=  +1"));
  EXPECT_THAT(picture, HasSubstr("8 R6  B6  P6  G6  O6  5=  +2"));
  EXPECT_THAT(picture, HasSubstr("2=  4=  str str"));
  EXPECT_THAT(picture, HasSubstr("1 empty"));
}

TEST(OneOhOnePicture, SoloCountsItsPoints) {
  State state;
  state.pub = finished({.players = 1}, {example_left(), example_right()});
  state.pub.taken.fill(kRowLength);
  EXPECT_THAT(drawn(state), HasSubstr("Grid 1 25/25  points 70"));
  EXPECT_THAT(drawn(state), HasSubstr("c-s colour straight 30"));
}

TEST(OneOhOnePicture, SaysWhatDecidesWhenThePointsDoNot) {
  // A colour straight against nothing, nothing against a strike: 2 to 2.
  State state;
  state.pub = finished(
      {.players = 2},
      {draw_grid(shape_for(2), {"B1 B2 B3 B4 B5", "G10 . . . .", "G6 . . . .", "G8 . . . .", "R9 . . . ."}),
       draw_grid(shape_for(2), {"R1 . . . .", "P10 . . . .", "P3 . . . .", "P8 . . . .", "B7 G7 O7 P7 R7"})});
  state.pub.taken.fill(kRowLength);
  EXPECT_THAT(drawn(state),
              StartsWith("Equal points: colour straights decide, then strikes, squares, 5s.\n"));
}

TEST(OneOhOnePicture, NamesThePlayersAndHeadsTheFronts) {
  const State state = after({.players = 2}, {"~ start 1", kSortedDeal});
  Canvas canvas;
  canvas.rows = 19;
  canvas.names = {"Camille", "Noor"};
  const std::string picture = draw(OneOhOne::view(state, seat_at(0)), canvas).plain();
  EXPECT_THAT(picture, HasSubstr("Noor: take a front token\n"));
  EXPECT_THAT(picture, HasSubstr("Camille (you) 0/25"));
  EXPECT_THAT(picture, HasSubstr("\nFront tokens may be:\n1 "));
  canvas.seated = false;
  EXPECT_THAT(draw(OneOhOne::view(state, seat_at(0)), canvas).plain(), Not(HasSubstr("(you)")));
}

TEST(OneOhOnePicture, NeverLosesTheHeadingOfTheFronts) {
  State state = after({.players = 2, .mode = Mode::junior}, {"~ start 0", kSortedDeal});
  EXPECT_THAT(drawn(state), HasSubstr("\nMay be: - 1-5 + 6-10")) << "ten deep, 18 lines";
  EXPECT_THAT(drawn(state), Not(HasSubstr("Box ")));
  play(state, {"0 take 1", "0 place E5", "1 take 2", "1 place E5", "0 take 3", "0 place E6", "1 take 4",
               "1 place E6", "0 take 5", "0 place E7"});
  EXPECT_THAT(drawn(state), HasSubstr("\nBox   - 1-5   + 6-10")) << "nine deep";
  EXPECT_THAT(drawn(state), HasSubstr("\nFront tokens may be:   "));
}

std::vector<std::string> changed_by(std::string_view marked, const State& state, std::size_t seat = 0) {
  Canvas canvas;
  const View view = OneOhOne::view(state, seat_at(seat));
  const Picture before = draw(view, canvas);
  canvas.marked = marked;
  return testing::changed_lines(before, draw(view, canvas));
}

TEST(OneOhOnePicture, AMarkedTokenStandsOutInTheBox) {
  State state = after({.players = 2}, {"~ start 0", kSortedDeal});
  EXPECT_THAT(changed_by("take 1", state), ElementsAre(StartsWith("[GB-]PG- BO- RP- OR-    str straight")));
  EXPECT_THAT(changed_by("take 3", state), ElementsAre(StartsWith(" GB- PG-[BO-]RP- OR-    str straight")));
  EXPECT_THAT(changed_by("take 5", state), ElementsAre(StartsWith(" GB- PG- BO- RP-[OR-]   str straight")))
      << "in the gap";
  play(state, {"0 take 3", "0 place E5"});
  EXPECT_THAT(changed_by("flip 2", state), ElementsAre(StartsWith(" GB-[PG-]OR- RP- OR-  ")));
  play(state, {"0 flip 2"});
  EXPECT_THAT(changed_by("take 2", state, 1), ElementsAre(StartsWith(" GB-[G1 ]OR- RP- OR-  ")));
}

TEST(OneOhOnePicture, TheGapHoldsAMarkWhereTheGridsAreWidest) {
  State state = after({.players = 2}, {"~ start 0", kSortedDeal});
  const Grid grid = draw_grid(shape_for(2), {"B10 . . .", ". G10 . .", ". . O10 .", ". . . P10"});
  state.pub.grids[0] = state.pub.grids[1] = grid;
  const auto changed = changed_by("take 5", state);
  ASSERT_EQ(changed.size(), 1U);
  EXPECT_THAT(changed[0], StartsWith(" GB- PG- BO- RP-[OR-]"));
  EXPECT_LE(display_width(changed[0]), 80U);
}

TEST(OneOhOnePicture, AMarkedPlacementShowsTheTokenThere) {
  State state = after({.players = 2}, {"~ start 0", kSortedDeal, "0 take 3", "0 place E5", "0 flip 5",
                                       "1 take 1", "1 place E5", "0 take 5"});
  EXPECT_THAT(changed_by("place D4", state),
              ElementsAre(HasSubstr("    4[R1] ·   ·            4 ·   ·   ·")));
  EXPECT_THAT(changed_by("place F5", state),
              ElementsAre(HasSubstr("    5 ·   O1 [R1]          5 ·   B1  ·")));
  state.pub.hand = tokens("R10")[0];
  // The status line is the same in both pictures.
  EXPECT_THAT(changed_by("place D4", state),
              ElementsAre(HasSubstr("    4[R10]·   ·            4 ·   ·   ·")));
  EXPECT_THAT(changed_by("place F5", state),
              ElementsAre(HasSubstr("    5 ·   O1 [R10]         5 ·   B1  ·")));
}

TEST(OneOhOnePicture, OnlyMovesOfTheViewerAreMarked) {
  State state = after({.players = 2}, {"~ start 0", kSortedDeal});
  for (const char* nothing : {"", "take", "take 6", "flip 1", "place E5", "E5", "play 3c"})
    EXPECT_TRUE(changed_by(nothing, state).empty()) << nothing;
  EXPECT_TRUE(changed_by("take 1", state, 1).empty()) << "it is not their turn";
  play(state, {"0 take 1"});
  EXPECT_TRUE(changed_by("place D4", state).empty()) << "the first lies on E5";
  EXPECT_TRUE(changed_by("take 1", state).empty());
}

TEST(OneOhOnePicture, SharedWinsAndTheCombinationsThatExist) {
  State state;
  const auto grid = [](std::string_view row) {
    return draw_grid(shape_for(4), {row, "R8 . . .", "O10 . . ."});
  };
  state.pub = finished({.players = 4},
                       {grid("B1 B2 B3 B4"), grid("G1 G2 G3 G4"), grid("P1 P2 P3 B6"), grid("R1 R2 R3 B7")});
  state.pub.taken.fill(kRowLength);
  EXPECT_THAT(drawn(state), HasSubstr("The grids are full.\n")) << "shared: nothing decided it";
  EXPECT_THAT(drawn(state), HasSubstr("c-s colour straight"));
  EXPECT_THAT(drawn(state), Not(HasSubstr("strike")));
  EXPECT_THAT(drawn(state), Not(HasSubstr("cocktail")));
}

TEST(OneOhOnePicture, TokensWearTheirColours) {
  const State state = after({.players = 2}, {"~ start 0", kSortedDeal, "0 take 3"});
  const Picture picture = draw(OneOhOne::view(state, seat_at(0)));
  bool found = false;
  for (const Picture::Span& span : picture.lines()[0])
    if (span.text == "O1") found = span.ink == Ink{.hue = Hue::orange, .fill = Ink::Fill::token};
  EXPECT_TRUE(found);
}

}  // namespace
}  // namespace tessera::terminal::one_oh_one
