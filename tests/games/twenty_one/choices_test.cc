#include <gtest/gtest.h>

#include "base/text.h"
#include "tests/games/twenty_one/table.h"

namespace tessera::twenty_one {
namespace {

using namespace testing;
using Fields = Data::Fields;
using List = Data::List;

Data choices(const State& state, Viewer viewer = Seat{0}) {
  return TwentyOne::choices(TwentyOne::view(state, viewer));
}

const List& list(const Data& data) { return std::get<List>(data.value()); }

const Data& on(const Data& token, std::string_view name) {
  for (const Data& choice : list(token["squares"]))
    if (choice["square"] == Data(name)) return choice;
  static const Data kNone;
  return kNone;
}

// 10 lies on F6, a face-down 3 on I6; I6's sides are H6, J6, I5 and I7.
Table ten_and_face_down() { return Table().draw("F6", {"p10 . . b3#"}); }

TEST(TwentyOneChoices, ANumberHasTheTotalsOfItsLinesAndItsPoints) {
  const Data data = choices(ten_and_face_down().hand(0, "3 11"));
  EXPECT_EQ(data["action"], Data("place"));
  ASSERT_EQ(list(data["tokens"]).size(), 2U);
  const Data& three = list(data["tokens"])[0];
  const Data& eleven = list(data["tokens"])[1];
  EXPECT_EQ(three["token"], Data("3"));
  const auto line = [](const char* direction, int total) {
    return Data(Fields{{"direction", direction}, {"total", total}});
  };
  EXPECT_EQ(on(three, "G6"), Data(Fields{{"square", "G6"},
                                         {"totals", List{line("row", 13)}},
                                         {"points", 0},
                                         {"scores", false},
                                         {"move", "place 3 G6"}}));
  // E5 is marked 15, and falls to F6.
  EXPECT_EQ(on(eleven, "E5"), Data(Fields{{"square", "E5"},
                                          {"totals", List{line("falling", 21)}},
                                          {"points", 15},
                                          {"scores", true},
                                          {"move", "place 11 E5"}}));
  EXPECT_EQ(on(eleven, "G5")["totals"], Data(List{line("rising", 21)}));
  EXPECT_EQ(on(eleven, "F7")["totals"], Data(List{line("column", 21)}));
  // H5 touches only the face-down token, by a corner: a line of its own.
  EXPECT_EQ(on(three, "H5")["totals"], Data(List{}));
  EXPECT_EQ(on(three, "H6"), Data()) << "beside a face-down token";
}

TEST(TwentyOneChoices, AStarIsARangeOnEverySquare) {
  const Data data = choices(ten_and_face_down().hand(0, "*"));
  ASSERT_EQ(list(data["tokens"]).size(), 1U);
  const Data& star = list(data["tokens"])[0];
  EXPECT_EQ(star["token"], Data("*"));
  const auto range = [](const char* square, int least, int most, int points) {
    return Data(Fields{{"square", square},
                       {"least", least},
                       {"most", most},
                       {"pattern", concat("place *# ", square)},
                       {"scores_as", most},
                       {"points", points}});
  };
  EXPECT_EQ(on(star, "E5"), range("E5", 1, 11, 15));
  EXPECT_EQ(on(star, "H5"), range("H5", 1, 21, 15)) << "21 is a line of its own";
  EXPECT_EQ(on(star, "H6"), range("H6", 21, 21, 5)) << "beside a face-down token it must score";
  EXPECT_EQ(list(star["squares"]).size(), 16U) << "eight around each token, none in common";
}

TEST(TwentyOneChoices, BeforeRoundFourNothingScores) {
  const Data data = choices(Table().draw("F6", {"p10"}).round(3).hand(0, "11 *"));
  EXPECT_EQ(on(list(data["tokens"])[0], "E5")["points"], Data(0));
  EXPECT_EQ(on(list(data["tokens"])[0], "E5")["scores"], Data(false));
  EXPECT_EQ(on(list(data["tokens"])[1], "E5")["scores_as"], Data());
  EXPECT_EQ(on(list(data["tokens"])[1], "E5")["points"], Data(0));
}

TEST(TwentyOneChoices, OneSquareInTheFirstRound) {
  const State state =
      after(TwentyOne::start(Config{.players = 2}), {"~ start 0", "~ hand 0 2 10 *", "~ hand 1 5 9 12"});
  EXPECT_EQ(choices(state),
            Data(Fields{{"action", "place"},
                        {"tokens", List{Fields{{"token", "2"},
                                               {"squares", List{Fields{{"square", "G7"},
                                                                       {"totals", List{}},
                                                                       {"points", 0},
                                                                       {"scores", false},
                                                                       {"move", "place 2 G7"}}}}}}}}));
}

TEST(TwentyOneChoices, WhoeverIsStuckExchangesOrPasses) {
  const State state = Table().draw("G7", {"p17"}).hand(0, "9 9 10");
  const auto token = [](const char* name) {
    return Data(Fields{{"token", name}, {"move", concat("exchange ", name)}});
  };
  EXPECT_EQ(choices(state),
            Data(Fields{{"action", "exchange"}, {"tokens", List{token("9"), token("10")}}, {"pass", true}}));
  const State no_stock = Table().draw("G7", {"p17"}).hand(0, "9 10").left(0, "9 10");
  EXPECT_EQ(choices(no_stock), Data(Fields{{"action", "exchange"}, {"tokens", List{}}, {"pass", true}}));
}

TEST(TwentyOneChoices, NobodyElseHasAny) {
  const State state = ten_and_face_down().hand(0, "3").hand(1, "4");
  EXPECT_EQ(choices(state, Seat{1}), Data());
  EXPECT_EQ(choices(state, Viewer::onlooker()), Data());
  EXPECT_EQ(choices(after(state, {"place 3 G6"})), Data()) << "a token is drawn first";
}

}  // namespace
}  // namespace tessera::twenty_one
