#include "bots/one_oh_one/reasons.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bots/one_oh_one/messages.h"
#include "games/one_oh_one/messages.h"
#include "tests/support/one_oh_one/positions.h"
#include "tests/support/said.h"

namespace tessera::one_oh_one {
namespace {

using ::testing::ElementsAre;

std::vector<std::string> said_of(const State& state, std::string_view move) {
  std::vector<std::string> sentences;
  for (const Message& reason : reasons(OneOhOne::view(state, Seat{}), *OneOhOne::parse_move(move)))
    sentences.push_back(said(reason));
  return sentences;
}

TEST(OneOhOneReasons, NameTheLineAndWhatItBecomes) {
  EXPECT_THAT(said_of(holding_b1({"G1 R9"}), "place G5"), ElementsAre("row 5: pair so far"));
  EXPECT_THAT(said_of(holding_b1({"B2 B3 B4 B5"}), "place D5"),
              ElementsAre("row 5 is complete: colour straight"));
  EXPECT_THAT(said_of(holding_b1({"G7 R9 O4 P6"}), "place I5"), ElementsAre("row 5 is complete: cocktail"));
  EXPECT_THAT(said_of(holding_b1({"G7 G9 O4 P6"}), "place I5"),
              ElementsAre("row 5 is complete, without a combination"));
}

TEST(OneOhOneReasons, NameWhatALineMayBecome) {
  EXPECT_THAT(said_of(holding_b1({"B4 B9"}), "place G5"), ElementsAre("row 5: 3 of 5 for a colour"));
  EXPECT_THAT(said_of(holding_b1({"G2 R4"}), "place G5"), ElementsAre("row 5: 3 of 5 for a straight"));
  // From 1 to 6 no straight of five will do.
  EXPECT_THAT(said_of(holding_b1({"G2 R6"}), "place G5"), ElementsAre());
}

TEST(OneOhOneReasons, LookAtTheColumnToo) {
  EXPECT_THAT(said_of(holding_b1({"G1 R9", "R1 G8"}), "place E7"), ElementsAre("column E: three so far"));
}

// In the sorted box the fronts are the 1s, and their backs are those of
// row 1: G2 G4 B1 B3 B5, row 2: P2 P4 G1 G3 G5, row 3: B2 B4 O1 O3 O5.
State about_to_take(std::initializer_list<std::string_view> mine,
                    std::initializer_list<std::string_view> theirs) {
  State state = after({.players = 2}, {"~ start 1", kSortedDeal, "1 take 5", "1 place E5", "1 flip 1"});
  state.pub.grids[0] = draw_grid(shape_for(2), mine);
  state.pub.grids[1] = draw_grid(shape_for(2), theirs);
  return state;
}

TEST(OneOhOneReasons, NameWhatATokenMayBe) {
  const State state = after({.players = 2}, {"~ start 0", kSortedDeal});
  EXPECT_THAT(said_of(state, "take 2"), ElementsAre("one of purple 2, purple 4, green 1, green 3, green 5"));
}

TEST(OneOhOneReasons, OfATokenThatShowsItsFaceNameTheLineItFits) {
  EXPECT_THAT(said_of(about_to_take({"G7 R9"}, {"O6"}), "take 1"),
              ElementsAre("blue 1", "fits none of your lines"));
  EXPECT_THAT(said_of(about_to_take({"G1 O1", "R9 ."}, {"O6"}), "take 1"),
              ElementsAre("blue 1", "fits row 5: three so far"));
  EXPECT_THAT(said_of(about_to_take({"G2 O3 O4 R5"}, {"O6"}), "take 1"),
              ElementsAre("blue 1", "fits row 5 is complete: straight"));
}

TEST(OneOhOneReasons, CountTheTokensBehindABackThatFit) {
  const State state = about_to_take({"O4 R9"}, {"O6"});
  EXPECT_THAT(said_of(state, "take 2"), ElementsAre("one of purple 2, purple 4, green 1, green 3, green 5",
                                                    "1 of 5 fits: purple 4 (column E: pair so far)"));
  const Reasons all = reasons(OneOhOne::view(state, Seat{}), *OneOhOne::parse_move("take 2"));
  const Message column_e(Reason::column, {{"column", "E"}});
  const Message pair(Reason::line_so_far,
                     {{"line", column_e}, {"tokens", 2}, {"length", 5}, {"combination", Say::pair}});
  EXPECT_EQ(
      all[1],
      Message(Reason::some_fit,
              {{"fitting", 1}, {"of", 5}, {"token", name_of(Token(Colour::purple, 4))}, {"change", pair}}));
  EXPECT_THAT(said_of(about_to_take({"O4 R3 P5", "R9 . ."}, {"O6"}), "take 2"),
              ElementsAre("one of purple 2, purple 4, green 1, green 3, green 5",
                          "5 of 5 fit, best purple 2 (row 5: 4 of 5 for a straight)"));
  EXPECT_THAT(
      said_of(about_to_take({"O8 R10"}, {"O6"}), "take 2"),
      ElementsAre("one of purple 2, purple 4, green 1, green 3, green 5", "none of them fits your lines"));
}

// The blue 1 lies face up.
TEST(OneOhOneReasons, NameWhatTheNextPlayerCouldMakeOfTheFace) {
  const State state = about_to_take({"O8 R10"}, {"B2 B3 B4 B5"});
  EXPECT_THAT(said_of(state, "take 1"),
              ElementsAre("blue 1", "fits none of your lines",
                          "keeps it from seat 1 (row 5 is complete: colour straight)"));
  EXPECT_THAT(
      said_of(state, "take 2"),
      ElementsAre("one of purple 2, purple 4, green 1, green 3, green 5", "none of them fits your lines",
                  "leaves blue 1 to seat 1 (row 5 is complete: colour straight)"));
  const Reasons all = reasons(OneOhOne::view(state, Seat{}), *OneOhOne::parse_move("take 2"));
  EXPECT_TRUE(all[2].is(Reason::leaves));
  EXPECT_EQ(*all[2].argument("seat"), Argument(seat_at(1)));
  EXPECT_EQ(words::say(all[2], {.by_seat = {"Ann", "Bo"}}),
            "leaves blue 1 to Bo (row 5 is complete: colour straight)");
  EXPECT_EQ(words::say(all[2], {.by_seat = {"Ann", "Bo"}, .you = seat_at(1)}),
            "leaves blue 1 to you (row 5 is complete: colour straight)");
  // A pair more or less is nothing to be afraid of.
  EXPECT_EQ(said_of(about_to_take({"O8 R10"}, {"G1 R5"}), "take 2").size(), 2U);
}

// The next player places no more, so that nothing can be left to them or kept from them.
TEST(OneOhOneReasons, NameNoDangerAtTheLastPlacement) {
  State state = about_to_take({"O8 R10"}, {"B2 B3 B4 B5"});
  state.pub.placed = static_cast<decltype(state.pub.placed)>(state.pub.config.placements() - 2);
  EXPECT_EQ(said_of(state, "take 1").size(), 3U);
  EXPECT_EQ(said_of(state, "take 2").size(), 3U);
  ++state.pub.placed;
  EXPECT_THAT(said_of(state, "take 1"), ElementsAre("blue 1", "fits none of your lines"));
  EXPECT_THAT(said_of(state, "take 2"), ElementsAre("one of purple 2, purple 4, green 1, green 3, green 5",
                                                    "none of them fits your lines"));
}

TEST(OneOhOneReasons, OfAFlipNameWhatItOffersToTheNextPlayer) {
  State state = after({.players = 2}, {"~ start 0", kSortedDeal, "0 take 5", "0 place E5"});
  EXPECT_THAT(said_of(state, "flip 1"), ElementsAre("shows one of green 2, green 4, blue 1, blue 3, blue 5"));
  state.pub.grids[1] = draw_grid(shape_for(2), {"B2 B4 B6 B7"});
  EXPECT_THAT(said_of(state, "flip 1"),
              ElementsAre("shows one of green 2, green 4, blue 1, blue 3, blue 5",
                          "3 of 5 would serve seat 1, best blue 1 (row 5 is complete: colour)"));
  EXPECT_THAT(said_of(state, "flip 4"),
              ElementsAre("shows one of red 2, red 4, purple 1, purple 3, purple 5"));
}

TEST(OneOhOneReasons, AloneAFlipOffersToOneself) {
  State state = after({.players = 1}, {"~ start 0", kSortedDeal, "0 take 5", "0 place E5"});
  state.pub.grids[0] = draw_grid(shape_for(1), {"O4 R9"});
  EXPECT_THAT(said_of(state, "flip 2"),
              ElementsAre("shows one of purple 2, purple 4, green 1, green 3, green 5",
                          "1 of 5 fits: purple 4 (column E: pair so far)"));
}

}  // namespace
}  // namespace tessera::one_oh_one
