#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/one_oh_one/game.h"
#include "tests/support/one_oh_one/positions.h"

namespace tessera::one_oh_one {
namespace {

using ::testing::ElementsAre;

const Data::List& list(const Data& data) { return std::get<Data::List>(data.value()); }

Data data_of(const State& state, Viewer viewer = Seat{}) {
  return OneOhOne::to_data(OneOhOne::view(state, viewer));
}

// The first grid of a seat.
const Data& grid_of(const Data& data, std::size_t seat) {
  return list(list(data["seats"])[seat]["grids"])[0];
}

TEST(OneOhOneData, WhoseTurnItIsAndWhatIsInHand) {
  const Data waiting = data_of(OneOhOne::start({.players = 3, .mode = Mode::junior, .backs = Backs::front}));
  EXPECT_EQ(waiting["game"], Data("101"));
  EXPECT_EQ(waiting["options"], Data(Data::Fields{{"mode", "junior"}, {"backs", "front"}}));
  EXPECT_EQ(waiting["phase"], Data("lot"));
  EXPECT_EQ(waiting["turn"], Data());
  EXPECT_EQ(waiting["placements"], Data(48));
  EXPECT_EQ(list(waiting["seats"]).size(), 3U);
  EXPECT_EQ(waiting["viewer"], Data(0));
  EXPECT_EQ(waiting["round"], Data());

  const Data data = data_of(after({.players = 2}, {"~ start 1", kSortedDeal, "1 take 3"}));
  EXPECT_EQ(data["turn"], Data(1));
  EXPECT_EQ(data["phase"], Data("place"));
  EXPECT_EQ(data["hand"], Data("O1"));
  EXPECT_EQ(data["current_grid"], Data(0));
  EXPECT_EQ(list(data["seats"])[0]["score"], Data());
  EXPECT_EQ(data["score_sheet"], Data());
  EXPECT_EQ(data["result"], Data());
}

TEST(OneOhOneData, TheHandIsEmptyOnceItsTokenIsPlaced) {
  State state = after({.players = 2}, {"~ start 0", kSortedDeal});
  EXPECT_EQ(data_of(state)["hand"], Data());
  play(state, {"0 take 3"});
  for (const Viewer viewer : all_viewers(2)) EXPECT_EQ(data_of(state, viewer)["hand"], Data("O1"));
  play(state, {"0 place E5"});
  for (const Viewer viewer : all_viewers(2)) EXPECT_EQ(data_of(state, viewer)["hand"], Data());
  play(state, {"0 flip 1"});
  EXPECT_EQ(data_of(state)["hand"], Data());
}

TEST(OneOhOneData, AnOnlookerSeesWhatEverySeatSees) {
  const State state = after({.players = 2}, {"~ start 0", kSortedDeal, "0 take 3"});
  Data::Fields seat = std::get<Data::Fields>(data_of(state, seat_at(1)).value());
  const Data onlooker = data_of(state, Viewer::onlooker());
  ASSERT_EQ(seat[3].first, "viewer");
  seat[3].second = Data();
  EXPECT_EQ(onlooker, Data(seat));
}

TEST(OneOhOneData, TheLastEventIsWhatEverybodySaw) {
  State state = OneOhOne::start({.players = 2});
  const auto after_line = [&](std::string_view line) {
    play(state, {line});
    return data_of(state, Viewer::onlooker())["last_event"];
  };
  using Fields = Data::Fields;
  EXPECT_EQ(data_of(state)["last_event"], Data());
  EXPECT_EQ(after_line("~ start 1"),
            Data(Fields{{"seat", Data()}, {"action", "start"}, {"starting_seat", 1}}));
  EXPECT_EQ(after_line(kSortedDeal), Data(Fields{{"seat", Data()}, {"action", "deal"}}));
  EXPECT_EQ(after_line("1 take 3"),
            Data(Fields{{"seat", 1}, {"action", "take"}, {"row", 3}, {"token", "O1"}}));
  EXPECT_EQ(after_line("1 place E5"),
            Data(Fields{{"seat", 1}, {"action", "place"}, {"cell", "E5"}, {"token", "O1"}}));
  EXPECT_EQ(after_line("1 flip 3"),
            Data(Fields{{"seat", 1}, {"action", "flip"}, {"row", 3}, {"token", "O2"}}));
  EXPECT_EQ(after_line("0 take 1"),
            Data(Fields{{"seat", 0}, {"action", "take"}, {"row", 1}, {"token", "B1"}}));
  EXPECT_EQ(after_line("0 place E5"),
            Data(Fields{{"seat", 0}, {"action", "place"}, {"cell", "E5"}, {"token", "B1"}}))
      << "the face-up token remains, so that nothing is flipped and the turn is over";
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
                                                       {"faces", Data::List{"G2", "G4", "B1", "B3", "B5"}},
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
  const Data& grid = grid_of(data, 0);
  EXPECT_EQ(list(data["seats"])[0]["seat"], Data(0));
  EXPECT_EQ(list(data["seats"])[0]["placed"], Data(2));
  EXPECT_EQ(grid["height"], Data(5));
  EXPECT_EQ(grid["fixed"], Data(false));
  EXPECT_EQ(grid["last"], Data("F5"));
  EXPECT_THAT(list(grid["cells"]), ElementsAre(Data(Data::Fields{{"cell", "E5"}, {"token", "B4"}}),
                                               Data(Data::Fields{{"cell", "F5"}, {"token", "G4"}})));
  EXPECT_EQ(list(grid["open"]).size(), 10U);
  EXPECT_EQ(grid["rows_fixed"], Data(false));
  EXPECT_EQ(grid["columns_fixed"], Data(false));
  EXPECT_THAT(list(grid["rows"]), ElementsAre(Data(Data::Fields{{"label", "5"},
                                                                {"tokens", 2},
                                                                {"length", 5},
                                                                {"full", false},
                                                                {"combination", "pair"},
                                                                {"may_become", "strike"},
                                                                {"solo_points", 1}})));
  EXPECT_EQ(list(grid["columns"])[1], Data(Data::Fields{{"label", "F"},
                                                        {"tokens", 1},
                                                        {"length", 5},
                                                        {"full", false},
                                                        {"combination", Data()},
                                                        {"may_become", "colour_straight"},
                                                        {"solo_points", 0}}));
  EXPECT_EQ(grid["solo_points"], Data(1));
  EXPECT_EQ(list(grid_of(data, 1)["rows"]).size(), 0U);
  EXPECT_EQ(grid_of(data, 1)["last"], Data());
}

// The first grid has five columns and three rows, the second five of both: columns can be compared.
TEST(OneOhOneData, ColumnsAreComparedBeforeRowsAreFixed) {
  State state = OneOhOne::start({.players = 2});
  state.pub.grids[0] = draw_grid(shape_for(2), {"B4 G4 O1 . R1", "O4 . O2 P6 .", "G9 B2 . G1 ."});
  state.pub.grids[1] = draw_grid(
      shape_for(2), {"P4 R4 . . P1", "B7 . R2 P8 P2", "G7 P9 . . .", ". O9 O3 R9 .", "B5 . . . G5"});
  const Data data = data_of(state);
  EXPECT_EQ(grid_of(data, 0)["rows_fixed"], Data(false));
  EXPECT_EQ(grid_of(data, 0)["columns_fixed"], Data(true));
  EXPECT_EQ(grid_of(data, 0)["fixed"], Data(false));
  EXPECT_EQ(list(data["seats"])[0]["score"], Data()) << "rows are not known yet";
  const auto& sheet = list(data["score_sheet"]);
  ASSERT_EQ(sheet.size(), 5U);
  EXPECT_EQ(sheet[0], Data(Data::Fields{{"line", "column"},
                                        {"number", 1},
                                        {"held", Data::List{"pair", "pair"}},
                                        {"points", Data::List{0, 0}}}));
  EXPECT_EQ(sheet[1], Data(Data::Fields{{"line", "column"},
                                        {"number", 2},
                                        {"held", Data::List{Data(), "pair"}},
                                        {"points", Data::List{0, 1}}}));
  EXPECT_EQ(
      data["standing"],
      Data(Data::Fields{{"rows", Data()}, {"columns", Data::List{0, 1}}, {"points", Data::List{0, 1}}}));
  EXPECT_EQ(data["tie_breaks"], Data());
}

TEST(OneOhOneData, AFinishedGameExplainsItsScore) {
  State state;
  state.pub = finished({.players = 2}, {example_left(), example_right()});
  const Data data = data_of(state);
  EXPECT_EQ(data["phase"], Data("over"));
  EXPECT_EQ(data["turn"], Data());
  EXPECT_EQ(data["current_grid"], Data());
  EXPECT_EQ(list(data["seats"])[0]["score"], Data(6));
  EXPECT_EQ(list(data["seats"])[1]["score"], Data(4));
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
  EXPECT_EQ(data["standing"],
            Data(Data::Fields{
                {"rows", Data::List{3, 2}}, {"columns", Data::List{3, 2}}, {"points", Data::List{6, 4}}}));
  EXPECT_EQ(data["tie_breaks"], Data(Data::List{})) << "the points decide";
}

TEST(OneOhOneData, SoloHasOneScoreAndNoSheet) {
  State state;
  state.pub = finished({.players = 1}, {example_left(), example_right()});
  const Data data = data_of(state);
  ASSERT_EQ(list(data["seats"]).size(), 1U);
  EXPECT_EQ(list(data["seats"])[0]["score"], Data(122));
  EXPECT_EQ(list(data["seats"])[0]["placed"], Data(50));
  EXPECT_EQ(list(list(data["seats"])[0]["grids"]).size(), 2U);
  EXPECT_EQ(data["score_sheet"], Data());
  EXPECT_EQ(data["standing"], Data());

  const Data second = data_of([] {
    State playing = after({.players = 1, .mode = Mode::classic}, {"~ start 0", kSortedDeal});
    while (playing.pub.placed < 25) OneOhOne::apply(playing, OneOhOne::legal(playing)[0]);
    return playing;
  }());
  EXPECT_EQ(second["current_grid"], Data(1));
}

}  // namespace
}  // namespace tessera::one_oh_one
