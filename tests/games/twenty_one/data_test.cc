#include <gtest/gtest.h>

#include "tests/games/twenty_one/table.h"

namespace tessera::twenty_one {
namespace {

using namespace testing;

const Data& item(const Data& list, std::size_t i) { return std::get<Data::List>(list.value()).at(i); }
std::size_t length(const Data& list) { return std::get<Data::List>(list.value()).size(); }

const Data& square(const Data& view, std::string_view name) {
  for (const Data& s : std::get<Data::List>(view["board"]["squares"].value()))
    if (s["square"] == Data(name)) return s;
  static const Data kNone;
  return kNone;
}

TEST(TwentyOneData, AViewTellsTheTable) {
  const State state = after(Table(Config{.players = 4, .lines = Lines::each, .teams = true})
                                .draw("G4", {"p*10 . b3#"})
                                .hand(0, "4 5")
                                .score(2, 15)
                                .hand(1, "1 2 3"),
                            {"place 4 F5", "~ draw 17"});
  const Data data = TwentyOne::to_data(TwentyOne::view(state, Seat{0}));
  EXPECT_EQ(data["game"], Data("21"));
  EXPECT_EQ(data["players"], Data(4));
  EXPECT_EQ(data["viewer"], Data(0));
  EXPECT_EQ(data["phase"], Data("turn"));
  EXPECT_EQ(data["turn"], Data(1));
  EXPECT_EQ(data["round"], Data(5));
  EXPECT_EQ(data["scoring"], Data(true));
  EXPECT_EQ(data["starting_seat"], Data(0));
  EXPECT_EQ(data["options"], Data(Data::Fields{{"board", "standard"}, {"lines", "each"}, {"teams", "on"}}));
  EXPECT_EQ(data["hand"], Data(Data::List{"5", "17"}));
  EXPECT_EQ(data["aside"], Data(Data::List{}));
  EXPECT_EQ(
      data["last_event"],
      Data(Data::Fields{
          {"seat", 0}, {"action", "place"}, {"token", "4"}, {"value", 4}, {"square", "F5"}, {"points", 0}}));
  EXPECT_EQ(data["result"], Data());

  EXPECT_EQ(length(data["board"]["squares"]), 225U);
  EXPECT_EQ(square(data, "G4"), Data(Data::Fields{{"square", "G4"},
                                                  {"points", 10},
                                                  {"colour", "blue"},
                                                  {"token", "*10"},
                                                  {"value", 10},
                                                  {"star", true},
                                                  {"owner", 1},
                                                  {"face_down", false}}));
  EXPECT_EQ(square(data, "I4")["face_down"], Data(true));
  EXPECT_EQ(square(data, "H4")["limit"], Data(11));
  EXPECT_EQ(square(data, "H4")["beside_face_down"], Data(true));
  EXPECT_EQ(square(data, "F4")["beside_face_down"], Data(false));
  EXPECT_EQ(square(data, "A1"), Data(Data::Fields{{"square", "A1"}, {"points", 30}, {"marked", 30}}));

  ASSERT_EQ(length(data["seats"]), 4U);
  const Data& green = item(data["seats"], 2);
  EXPECT_EQ(green["colour"], Data("green"));
  EXPECT_EQ(green["start_square"], Data("I9"));
  EXPECT_EQ(green["score"], Data(15));
  EXPECT_EQ(green["team"], Data(0));
  EXPECT_EQ(green["left_total"], Data(261));
  EXPECT_EQ(length(green["left"]), 29U);
  const Data& pink = item(data["seats"], 1);
  EXPECT_EQ(pink["hand_size"], Data(3));
  EXPECT_EQ(pink["stock_size"], Data(25));
  EXPECT_EQ(pink["hand"], Data()) << "another's hand is hidden";
}

TEST(TwentyOneData, TheCourseOfAGame) {
  const auto seen = [](const State& state) { return TwentyOne::to_data(TwentyOne::view(state, Seat{0})); };
  State state = TwentyOne::start(Config{.players = 2, .board = BoardKind::crowded});
  EXPECT_EQ(seen(state)["phase"], Data("lot"));
  EXPECT_EQ(seen(state)["starting_seat"], Data());
  EXPECT_EQ(seen(state)["turn"], Data());
  EXPECT_EQ(seen(state)["last_event"], Data());
  EXPECT_EQ(seen(state)["options"]["board"], Data("crowded"));
  EXPECT_EQ(length(seen(state)["board"]["squares"]), 91U);

  EXPECT_EQ(seen(after(state, {"~ start 1"}))["last_event"],
            Data(Data::Fields{{"seat", Data()}, {"action", "start"}, {"starting_seat", 1}}));

  const State stuck = Table().draw("G7", {"p17"}).hand(0, "9 9").hand(1, "1").left(1, "1");
  EXPECT_EQ(seen(after(stuck, {"exchange 9"}))["aside"], Data(Data::List{"9"}));
  EXPECT_EQ(seen(after(stuck, {"exchange 9"}))["last_event"],
            Data(Data::Fields{{"seat", 0}, {"action", "exchange"}, {"token", Data()}}))
      << "everybody knows of the exchange, not of the token";
  EXPECT_EQ(seen(after(stuck, {"pass"}))["last_event"], Data(Data::Fields{{"seat", 0}, {"action", "pass"}}));

  const State over = after(stuck, {"pass", "place 1 G8"});
  EXPECT_EQ(seen(over)["phase"], Data("over"));
  EXPECT_EQ(seen(over)["result"]["scores"], Data(Data::List{-261, 0}));
  EXPECT_EQ(seen(over)["result"]["winners"], Data(Data::List{1}));
  EXPECT_EQ(item(seen(over)["seats"], 0)["score"], Data(-261)) << "what is left has been taken off";
}

// 21, "Scoring": from round 4.
TEST(TwentyOneData, PlacementsScoreFromRoundFour) {
  for (const int round : {1, 2, 3, 4, 5}) {
    const State state = Table().draw("G7", {"p10"}).round(round).hand(0, "1");
    EXPECT_EQ(TwentyOne::to_data(TwentyOne::view(state, Seat{0}))["scoring"], Data(round >= 4)) << round;
  }
}

// Five left: two in hand, three in stock. In an exchange one of the hand is neither here nor there.
TEST(TwentyOneData, SizesDuringAnExchange) {
  const State before =
      Table().draw("G7", {"p17"}).hand(0, "9 10").left(0, "3 9 10 12 13").hand(1, "1 2 3").left(1, "1 2 3 4");
  const auto sizes = [](const State& state, Viewer viewer, std::size_t seat) {
    const Data data = TwentyOne::to_data(TwentyOne::view(state, viewer));
    return std::pair(item(data["seats"], seat)["hand_size"], item(data["seats"], seat)["stock_size"]);
  };
  const State during = after(before, {"exchange 9"});
  const State after_it = after(during, {"~ draw 3"});
  for (const Viewer viewer : {Viewer(Seat{0}), Viewer(Seat{1}), Viewer::onlooker()}) {
    EXPECT_EQ(sizes(before, viewer, 0), std::pair(Data(2), Data(3)));
    EXPECT_EQ(sizes(during, viewer, 0), std::pair(Data(1), Data(3)));
    EXPECT_EQ(sizes(after_it, viewer, 0), std::pair(Data(2), Data(3)));
    EXPECT_EQ(sizes(during, viewer, 1), std::pair(Data(3), Data(1))) << "nothing of it is set aside";
  }
}

TEST(TwentyOneData, AnOnlookerHasNoHandAndNoColour) {
  const State state = Table().draw("G7", {"p10"}).hand(0, "3 5 *").hand(1, "2 2 7");
  const Data data = TwentyOne::to_data(TwentyOne::view(state, Viewer::onlooker()));
  EXPECT_EQ(data["viewer"], Data());
  EXPECT_EQ(data["hand"], Data());
  EXPECT_EQ(data["aside"], Data());
  EXPECT_EQ(data["turn"], Data(0));
  EXPECT_EQ(square(data, "C3")["colour"], Data("blue"));
  EXPECT_EQ(square(data, "C3")["points"], Data(5));
  EXPECT_EQ(square(data, "A1")["points"], Data(30));
}

TEST(TwentyOneData, WhereNothingFitsThereIsNoLimit) {
  const State state = Table().draw("E6", {"p15 . b14"}).hand(0, "1");
  const Data data = TwentyOne::to_data(TwentyOne::view(state, Seat{0}));
  EXPECT_EQ(square(data, "F6")["limit"], Data());
  EXPECT_EQ(square(data, "D6")["limit"], Data(6));
}

}  // namespace
}  // namespace tessera::twenty_one
