#include <gtest/gtest.h>

#include "tests/games/lexio/helpers.h"

namespace tessera::lexio {
namespace {

Data::List words(std::initializer_list<const char*> items) { return Data::List(items.begin(), items.end()); }
const Data& at(const Data& list, std::size_t i) { return std::get<Data::List>(list.value())[i]; }

TEST(LexioData, Moves) {
  EXPECT_EQ(Lexio::to_data(Move::pass()), Data(Data::Fields{{"action", "pass"}}));
  EXPECT_EQ(Lexio::to_data(play("7s 7c")),
            Data(Data::Fields{{"action", "play"}, {"tiles", words({"7c", "7s"})}}));
}

TEST(LexioData, BeforeTheDeal) {
  const Data data =
      Lexio::to_data(Lexio::view(Lexio::start(table_of(5, Rulebook::publisher, 7, 30)), Seat{2}));
  EXPECT_EQ(data["viewer"], Data(2));
  EXPECT_EQ(data["players"], Data(5));
  EXPECT_EQ(data["options"], Data(Data::Fields{{"rulebook", "publisher"}, {"rounds", 7}, {"chips", 30}}));
  EXPECT_EQ(data["highest_number"], Data(15));
  EXPECT_EQ(data["phase"], Data("dealing"));
  EXPECT_EQ(data["turn"], Data());
  EXPECT_EQ(data["leading"], Data(false));
  EXPECT_EQ(data["opener"], Data());
  EXPECT_EQ(data["last_round"], Data());
  EXPECT_EQ(data["unseen"], Data());
  EXPECT_EQ(data["result"], Data());
}

TEST(LexioData, DuringARound) {
  State state = scene(table_of(3), {"4c 4s 9t", "3c 6c", "5c 5t 1m 6s 7s 8s 9s 1s"}, 1);
  act(state, {"play 6c"});
  const Data data = Lexio::to_data(Lexio::view(state, Seat{2}));
  EXPECT_EQ(data["phase"], Data("playing"));
  EXPECT_EQ(data["turn"], Data(2));
  EXPECT_EQ(data["leading"], Data(false));
  EXPECT_EQ(data["round"], Data(1));
  EXPECT_EQ(data["opener"], Data(1));
  EXPECT_EQ(data["hand"], Data(words({"5c", "5t", "6s", "7s", "8s", "9s", "1m", "1s"})));
  EXPECT_EQ(data["legal_kinds"],
            Data(words({"single", "single", "single", "single", "single", "single", "pass"})));
  EXPECT_EQ(data["unseen"], Data(words({"3c", "4c", "4s", "9t"})));
  EXPECT_EQ(data["table"]["owner"], Data(1));
  const Data single = Data::Fields{{"kind", "single"}, {"name", "6c"}, {"tiles", words({"6c"})}};
  EXPECT_EQ(data["table"]["combination"], single);
  EXPECT_EQ(at(data["seats"], 1),
            Data(Data::Fields{{"seat", 1},
                              {"chips", 149},
                              {"tiles", 1},
                              {"last_move", Data::Fields{{"action", "play"}, {"combination", single}}}}));
  EXPECT_EQ(at(data["seats"], 0)["last_move"], Data());
  act(state, {"pass"});
  EXPECT_EQ(at(Lexio::to_data(Lexio::view(state, Seat{2}))["seats"], 2)["last_move"],
            Data(Data::Fields{{"action", "pass"}}));
}

TEST(LexioData, KindsOfLeads) {
  const State state = scene(table_of(3), {"6s 7s 8s 9s 1s", "3c", "4c"}, 0);
  const Data kinds = Lexio::to_data(Lexio::view(state, Seat{0}))["legal_kinds"];
  EXPECT_EQ(kinds, Data(words({"single", "single", "single", "single", "single", "straight_flush"})));
  EXPECT_EQ(Lexio::to_data(Lexio::view(state, Seat{0}))["leading"], Data(true));
  EXPECT_EQ(Lexio::to_data(Lexio::view(state, Seat{0}))["table"], Data());
  EXPECT_EQ(Lexio::to_data(Lexio::view(state, Seat{1}))["legal_kinds"], Data(Data::List{}));
}

TEST(LexioData, AfterTheMatch) {
  State state = scene(table_of(3, Rulebook::french, 1), {"4c 4s 9t", "3c 3t", "5c 5t 1m 2c"}, 1);
  act(state, {"play 3c 3t"});
  const Data data = Lexio::to_data(Lexio::view(state, Seat{0}));
  EXPECT_EQ(data["phase"], Data("over"));
  EXPECT_EQ(data["result"]["winners"], Data(Data::List{Data(1)}));
  const Data& last = data["last_round"];
  EXPECT_EQ(last["winner"], Data(1));
  EXPECT_EQ(at(last["seats"], 2), Data(Data::Fields{{"seat", 2}, {"tiles", 4}, {"twos", 1}, {"gain", -10}}));
  EXPECT_EQ(at(last["payments"], 0), Data(Data::Fields{{"from", 2}, {"to", 1}, {"owed", 8}, {"paid", 8}}));
}

}  // namespace
}  // namespace tessera::lexio
