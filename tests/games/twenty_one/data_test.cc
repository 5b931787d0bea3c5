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

TEST(TwentyOneData, Moves) {
  EXPECT_EQ(TwentyOne::to_data(move("place *7 H8")),
            Data(Data::Fields{{"action", "place"}, {"token", "*"}, {"value", 7}, {"square", "H8"}}));
  EXPECT_EQ(TwentyOne::to_data(move("exchange 5")),
            Data(Data::Fields{{"action", "exchange"}, {"token", "5"}}));
  EXPECT_EQ(TwentyOne::to_data(move("pass")), Data(Data::Fields{{"action", "pass"}}));
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
  EXPECT_EQ(data["last"],
            Data(Data::Fields{{"action", "place"}, {"seat", 0}, {"square", "F5"}, {"points", 0}}));
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
  EXPECT_EQ(square(data, "A1"), Data(Data::Fields{{"square", "A1"}, {"points", 30}}));

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
  State state = TwentyOne::start(Config{.board = BoardKind::crowded});
  EXPECT_EQ(seen(state)["phase"], Data("lot"));
  EXPECT_EQ(seen(state)["starting_seat"], Data());
  EXPECT_EQ(seen(state)["turn"], Data());
  EXPECT_EQ(seen(state)["last"], Data());
  EXPECT_EQ(seen(state)["options"]["board"], Data("crowded"));
  EXPECT_EQ(length(seen(state)["board"]["squares"]), 91U);

  const State stuck = Table().draw("G7", {"p17"}).hand(0, "9 9").hand(1, "1").left(1, "1");
  EXPECT_EQ(seen(after(stuck, {"exchange 9"}))["aside"], Data(Data::List{"9"}));
  EXPECT_EQ(seen(after(stuck, {"exchange 9"}))["last"],
            Data(Data::Fields{{"action", "exchange"}, {"seat", 0}}));
  EXPECT_EQ(seen(after(stuck, {"pass"}))["last"], Data(Data::Fields{{"action", "pass"}, {"seat", 0}}));

  const State over = after(stuck, {"pass", "place 1 G8"});
  EXPECT_EQ(seen(over)["phase"], Data("over"));
  EXPECT_EQ(seen(over)["result"]["scores"], Data(Data::List{-261, 0}));
  EXPECT_EQ(seen(over)["result"]["winners"], Data(Data::List{1}));
}

}  // namespace
}  // namespace tessera::twenty_one
