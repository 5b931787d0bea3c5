#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/one_oh_one/game.h"
#include "tests/support/one_oh_one/positions.h"

namespace tessera::one_oh_one {
namespace {

using ::testing::ElementsAre;

const Data::List& list(const Data& data) { return std::get<Data::List>(data.value()); }

Data data_of(const State& state, std::size_t seat = 0) {
  return OneOhOne::to_data(OneOhOne::view(state, seat_at(seat)));
}

TEST(OneOhOneData, Moves) {
  EXPECT_EQ(OneOhOne::to_data(OneOhOne::Move(Take{row_at(2)})),
            Data(Data::Fields{{"action", "take"}, {"row", 3}}));
  EXPECT_EQ(OneOhOne::to_data(OneOhOne::Move(Flip{row_at(0)})),
            Data(Data::Fields{{"action", "flip"}, {"row", 1}}));
  EXPECT_EQ(OneOhOne::to_data(OneOhOne::Move(Place{kCentre})),
            Data(Data::Fields{{"action", "place"}, {"cell", "E5"}}));
}

TEST(OneOhOneData, WhoseTurnItIsAndWhatIsInHand) {
  const Data waiting = data_of(OneOhOne::start({.players = 3, .mode = Mode::junior, .backs = Backs::front}));
  EXPECT_EQ(waiting["game"], Data("101"));
  EXPECT_EQ(waiting["options"], Data(Data::Fields{{"mode", "junior"}, {"backs", "front"}}));
  EXPECT_EQ(waiting["phase"], Data("start"));
  EXPECT_EQ(waiting["turn"], Data());
  EXPECT_EQ(waiting["placements"], Data(48));
  EXPECT_EQ(list(waiting["grids"]).size(), 3U);

  const Data data = data_of(after({.players = 2}, {"~ start 1", kSortedDeal, "1 take 3"}));
  EXPECT_EQ(data["turn"], Data(1));
  EXPECT_EQ(data["phase"], Data("place"));
  EXPECT_EQ(data["hand"], Data("O1"));
  EXPECT_EQ(data["current_grid"], Data(1));
  EXPECT_EQ(data["scores"], Data());
  EXPECT_EQ(data["score_sheet"], Data());
  EXPECT_EQ(data["result"], Data());
}

TEST(OneOhOneData, TheBoxShowsWhatCanBeSeen) {
  const Config config{.players = 2, .backs = Backs::front};
  const Data data = data_of(after(config, {"~ start 0", kSortedDeal, "0 take 2", "0 place E5", "0 flip 2"}));
  const Data& row1 = list(data["box"])[0];
  EXPECT_EQ(row1["row"], Data(1));
  EXPECT_EQ(row1["left"], Data(10));
  EXPECT_EQ(row1["face_up"], Data(false));
  EXPECT_EQ(list(row1["tokens"])[0], Data(Data::Fields{{"back", "low:GB"},
                                                       {"half", "low"},
                                                       {"even", "G"},
                                                       {"odd", "B"},
                                                       // G2 is face up in row 2.
                                                       {"candidates", Data::List{"G4", "B1", "B3", "B5"}}}));
  EXPECT_EQ(list(row1["tokens"])[1], Data(Data::Fields{}));
  const Data& row2 = list(data["box"])[1];
  EXPECT_EQ(row2["left"], Data(9));
  EXPECT_EQ(row2["face_up"], Data(true));
  EXPECT_EQ(list(row2["tokens"])[0], Data(Data::Fields{{"token", "G2"}}));
}

TEST(OneOhOneData, AGridListsItsTokensOpenCellsAndLines) {
  State state = OneOhOne::start({.players = 2});
  state.pub.grids[0] = draw_grid(shape_for(2), {"B4 G4"});
  const Data data = data_of(state);
  const Data& grid = list(data["grids"])[0];
  EXPECT_EQ(grid["seat"], Data(0));
  EXPECT_EQ(grid["height"], Data(5));
  EXPECT_EQ(grid["fixed"], Data(false));
  EXPECT_EQ(grid["last"], Data("F5"));
  EXPECT_THAT(list(grid["cells"]), ElementsAre(Data(Data::Fields{{"cell", "E5"}, {"token", "B4"}}),
                                               Data(Data::Fields{{"cell", "F5"}, {"token", "G4"}})));
  EXPECT_EQ(list(grid["open"]).size(), 10U);
  EXPECT_THAT(list(grid["rows"]),
              ElementsAre(Data(
                  Data::Fields{{"label", "5"}, {"tokens", 2}, {"full", false}, {"combination", "pair"}})));
  EXPECT_EQ(list(grid["columns"])[1],
            Data(Data::Fields{{"label", "F"}, {"tokens", 1}, {"full", false}, {"combination", Data()}}));
  EXPECT_EQ(grid["solo_points"], Data(1));
  EXPECT_EQ(list(list(data["grids"])[1]["rows"]).size(), 0U);
  EXPECT_EQ(list(data["grids"])[1]["last"], Data());
}

TEST(OneOhOneData, AFinishedGameExplainsItsScore) {
  State state;
  state.pub = finished({.players = 2}, {example_left(), example_right()});
  const Data data = data_of(state);
  EXPECT_EQ(data["phase"], Data("over"));
  EXPECT_EQ(data["turn"], Data());
  EXPECT_EQ(data["current_grid"], Data());
  EXPECT_EQ(data["scores"], Data(Data::List{6, 4}));
  EXPECT_EQ(data["result"], Data(Data::Fields{{"scores", Data::List{6, 4}}, {"winners", Data::List{0}}}));
  const auto& sheet = list(data["score_sheet"]);
  ASSERT_EQ(sheet.size(), 10U);
  EXPECT_EQ(sheet[3], Data(Data::Fields{{"line", "row"},
                                        {"number", 4},
                                        {"held", Data::List{"strike", "full"}},
                                        {"points", Data::List{2, 0}}}));
  EXPECT_EQ(sheet[9], Data(Data::Fields{{"line", "column"},
                                        {"number", 5},
                                        {"held", Data::List{Data(), "three"}},
                                        {"points", Data::List{0, 1}}}));
}

TEST(OneOhOneData, SoloHasOneScoreAndNoSheet) {
  State state;
  state.pub = finished({.players = 1}, {example_left(), example_right()});
  const Data data = data_of(state);
  EXPECT_EQ(data["scores"], Data(Data::List{122}));
  EXPECT_EQ(data["score_sheet"], Data());
  EXPECT_EQ(list(data["grids"])[1]["seat"], Data(0));
}

}  // namespace
}  // namespace tessera::one_oh_one
