#include <gtest/gtest.h>

#include "games/one_oh_one/game.h"
#include "tests/support/one_oh_one/positions.h"

namespace tessera::one_oh_one {
namespace {

const Data::List& items(const Data& data) { return std::get<Data::List>(data.value()); }

Data choices_of(const State& state, Viewer viewer = Seat{}) {
  return OneOhOne::choices(OneOhOne::view(state, viewer));
}

Data::Fields line_of_five(std::string label, int tokens, Data combination, Data may_become, int solo_points) {
  return {{"label", std::move(label)},
          {"tokens", tokens},
          {"length", 5},
          {"full", tokens == 5},
          {"combination", std::move(combination)},
          {"may_become", std::move(may_become)},
          {"solo_points", solo_points}};
}

TEST(OneOhOneChoices, AreNullUnlessItIsTheViewersTurn) {
  const State state = after({.players = 2}, {"~ start 0", kSortedDeal});
  EXPECT_EQ(choices_of(state)["action"], Data("take"));
  EXPECT_EQ(choices_of(state, seat_at(1)), Data());
  EXPECT_EQ(choices_of(state, Viewer::onlooker()), Data());
  EXPECT_EQ(choices_of(OneOhOne::start({.players = 2})), Data());
  State over;
  over.pub = finished({.players = 2}, {example_left(), example_right()});
  EXPECT_EQ(choices_of(over), Data());
}

TEST(OneOhOneChoices, TakingShowsTheFrontOfEachRowThatIsLeft) {
  State state = after({.players = 2, .backs = Backs::front},
                      {"~ start 1", kSortedDeal, "1 take 2", "1 place E5", "1 flip 2"});
  state.pub.taken[3] = kRowLength;
  const Data choices = choices_of(state);
  EXPECT_EQ(choices["action"], Data("take"));
  ASSERT_EQ(items(choices["rows"]).size(), 4U);
  // G2 is face up, so that B1 in row 1 can be one of four.
  EXPECT_EQ(items(choices["rows"])[0],
            Data(Data::Fields{{"row", 1},
                              {"move", "take 1"},
                              {"front", Data::Fields{{"back", "low:GB"},
                                                     {"half", "low"},
                                                     {"even", "G"},
                                                     {"odd", "B"},
                                                     {"faces", Data::List{"G2", "G4", "B1", "B3", "B5"}},
                                                     {"candidates", Data::List{"G4", "B1", "B3", "B5"}}}}}));
  EXPECT_EQ(items(choices["rows"])[1],
            Data(Data::Fields{{"row", 2}, {"move", "take 2"}, {"front", Data::Fields{{"token", "G2"}}}}));
  EXPECT_EQ(items(choices["rows"])[3]["move"], Data("take 5"));
}

TEST(OneOhOneChoices, FlippingListsRows) {
  const State state = after({.players = 2}, {"~ start 0", kSortedDeal, "0 take 2", "0 place E5"});
  const Data choices = choices_of(state);
  EXPECT_EQ(choices["action"], Data("flip"));
  ASSERT_EQ(items(choices["rows"]).size(), 5U);
  EXPECT_EQ(items(choices["rows"])[4]["move"], Data("flip 5"));
  EXPECT_EQ(items(choices["rows"])[4]["row"], Data(5));
}

// B1 in hand; G1 lies on E5 and O1 on F5. Row 4 and column D are new.
TEST(OneOhOneChoices, PlacingShowsWhatTheTwoLinesBecome) {
  const Data choices = choices_of(holding_b1({"G1 O1"}));
  EXPECT_EQ(choices["action"], Data("place"));
  ASSERT_EQ(items(choices["cells"]).size(), 10U);
  EXPECT_EQ(items(choices["cells"])[0],
            Data(Data::Fields{{"cell", "D4"},
                              {"move", "place D4"},
                              {"row", line_of_five("4", 1, Data(), "colour_straight", 0)},
                              {"column", line_of_five("D", 1, Data(), "colour_straight", 0)}}));
  EXPECT_EQ(items(choices["cells"])[1],
            Data(Data::Fields{{"cell", "E4"},
                              {"move", "place E4"},
                              {"row", line_of_five("4", 1, Data(), "colour_straight", 0)},
                              {"column", line_of_five("E", 2, "pair", "square", 1)}}));
  EXPECT_EQ(items(choices["cells"])[4],
            Data(Data::Fields{{"cell", "D5"},
                              {"move", "place D5"},
                              {"row", line_of_five("5", 3, "three", "strike", 5)},
                              {"column", line_of_five("D", 1, Data(), "colour_straight", 0)}}));
}

TEST(OneOhOneChoices, AFullLineMayBeAColourOrAStraight) {
  const Data choices = choices_of(holding_b1({"B2 B3 B4 B5"}));
  const Data& first = items(choices["cells"])[6];
  EXPECT_EQ(first["cell"], Data("D5"));
  EXPECT_EQ(first["row"], Data(line_of_five("5", 5, "colour_straight", Data(), 30)));
}

}  // namespace
}  // namespace tessera::one_oh_one
