#include <gtest/gtest.h>

#include "games/lexio/messages.h"
#include "games/lexio/names.h"
#include "tests/games/lexio/helpers.h"

namespace tessera::lexio {
namespace {

Data::List words(std::initializer_list<const char*> items) { return Data::List(items.begin(), items.end()); }
const Data& at(const Data& list, std::size_t i) { return std::get<Data::List>(list.value())[i]; }

TEST(LexioData, BeforeTheDeal) {
  const Data data =
      Lexio::to_data(Lexio::view(Lexio::start(table_of(5, Rulebook::publisher, 7, 30)), Seat{2}));
  EXPECT_EQ(data["viewer"], Data(2));
  EXPECT_EQ(data["players"], Data(5));
  EXPECT_EQ(data["options"], Data(Data::Fields{{"rulebook", "publisher"}, {"rounds", 7}, {"chips", 30}}));
  EXPECT_EQ(data["highest_number"], Data(15));
  EXPECT_EQ(data["numbers"], Data(Data::List{3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 1, 2}));
  EXPECT_EQ(data["suits"], Data(words({"cloud", "star", "moon", "sun"})));
  EXPECT_EQ(data["previous"], Data());
  EXPECT_EQ(data["ending"], Data());
  EXPECT_EQ(data["phase"], Data("deal"));
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
  EXPECT_EQ(data["phase"], Data("turn"));
  EXPECT_EQ(data["turn"], Data(2));
  EXPECT_EQ(data["leading"], Data(false));
  EXPECT_EQ(data["round"], Data(1));
  EXPECT_EQ(data["opener"], Data(1));
  EXPECT_EQ(data["hand"], Data(words({"5c", "5t", "6s", "7s", "8s", "9s", "1m", "1s"})));
  EXPECT_EQ(data["unseen"], Data(words({"3c", "4c", "4s", "9t"})));
  EXPECT_EQ(data["table"]["owner"], Data(1));
  const Data single =
      Data::Fields{{"kind", "single"},
                   {"name", to_data(Message(Say::single_of, {{"tile", name_of(*parse_tile("6c"))}}))},
                   {"tiles", words({"6c"})}};
  EXPECT_EQ(data["table"]["combination"], single);
  EXPECT_EQ(at(data["seats"], 1),
            Data(Data::Fields{{"seat", 1},
                              {"score", 149},
                              {"hand_size", 1},
                              {"last_move", Data::Fields{{"action", "play"}, {"combination", single}}}}));
  EXPECT_EQ(at(data["seats"], 0)["last_move"], Data());
  act(state, {"pass"});
  EXPECT_EQ(at(Lexio::to_data(Lexio::view(state, Seat{2}))["seats"], 2)["last_move"],
            Data(Data::Fields{{"action", "pass"}}));
}

// Seat 1 leads, seat 2 passes, seat 0 and seat 1 beat what lies there, then nobody does.
TEST(LexioData, ThePreviousCombinationIsWhatWasBeatenOrWhatNobodyBeat) {
  State state = scene(table_of(3), {"7c 9s 4s", "3c 8t 9t", "5c 6c"}, 1);
  const auto previous = [&] { return Lexio::to_data(Lexio::view(state, Viewer::onlooker()))["previous"]; };
  act(state, {"play 3c"});
  EXPECT_EQ(previous(), Data()) << "nothing lies under a lead";
  act(state, {"pass", "play 7c"});
  EXPECT_EQ(previous()["owner"], Data(1));
  EXPECT_EQ(previous()["combination"]["tiles"], Data(words({"3c"})));
  act(state, {"play 8t"});
  EXPECT_EQ(previous()["owner"], Data(0));
  EXPECT_EQ(previous()["combination"]["tiles"], Data(words({"7c"})));
  act(state, {"pass"});
  EXPECT_EQ(previous()["combination"]["tiles"], Data(words({"7c"})));
  act(state, {"pass"});
  EXPECT_EQ(Lexio::to_data(Lexio::view(state, Viewer::onlooker()))["table"], Data());
  EXPECT_EQ(previous()["owner"], Data(1)) << "who leads anew";
  EXPECT_EQ(previous()["combination"]["kind"], Data("single"));
  EXPECT_EQ(previous()["combination"]["tiles"], Data(words({"8t"})));
  act(state, {"play 9t"});
  EXPECT_EQ(previous(), Data());
  Rng rng(1);
  state.pub.phase = Phase::deal;
  state.pub.previous = tiles("8t");
  Lexio::apply(state, Lexio::sample(state, rng));
  EXPECT_EQ(previous(), Data()) << "a new round begins with nothing";
}

// Three players; seat 1 leads, seats 2 and 0 pass, seat 1 leads anew and goes out.
TEST(LexioData, TheLastEventIsWhatHappenedLast) {
  const auto last_event = [](const State& state) {
    return Lexio::to_data(Lexio::view(state, Viewer::onlooker()))["last_event"];
  };
  State state = Lexio::start(table_of(3, Rulebook::french, 1));
  EXPECT_EQ(last_event(state), Data());
  Rng rng(1);
  Lexio::apply(state, Lexio::sample(state, rng));
  EXPECT_EQ(last_event(state), Data(Data::Fields{{"seat", Data()}, {"action", "deal"}}));
  state = scene(table_of(3, Rulebook::french, 1), {"4c 4s", "3c 9t", "5c"}, 1);
  act(state, {"play 9t"});
  EXPECT_EQ(last_event(state)["seat"], Data(1));
  EXPECT_EQ(last_event(state)["combination"]["tiles"], Data(words({"9t"})));
  act(state, {"pass"});
  EXPECT_EQ(last_event(state), Data(Data::Fields{{"seat", 2}, {"action", "pass"}}));
  act(state, {"pass"});
  EXPECT_EQ(last_event(state), Data(Data::Fields{{"seat", 0}, {"action", "pass"}}));
  act(state, {"play 3c"});
  EXPECT_EQ(last_event(state)["seat"], Data(1));
  EXPECT_EQ(last_event(state)["action"], Data("play"));
  EXPECT_EQ(last_event(state)["combination"]["tiles"], Data(words({"3c"})));
}

TEST(LexioData, AnOnlookerHasNoHandAndNoChoices) {
  const State state = scene(table_of(3), {"4c 4s", "3c 9t", "5c"}, 1);
  const View view = Lexio::view(state, Viewer::onlooker());
  const Data data = Lexio::to_data(view);
  EXPECT_EQ(data["viewer"], Data());
  EXPECT_EQ(data["hand"], Data());
  EXPECT_EQ(data["turn"], Data(1));
  EXPECT_EQ(data["unseen"], Data(words({"3c", "4c", "4s", "5c", "9t"})));
  EXPECT_EQ(Lexio::choices(view), Data());
}

TEST(LexioChoices, AreGroupedByKind) {
  const State state = scene(table_of(3), {"6s 7s 8s 9s 1s 9c", "3c", "4c"}, 0);
  const Data choices = Lexio::choices(Lexio::view(state, Seat{0}));
  EXPECT_EQ(choices["action"], Data("play"));
  EXPECT_EQ(choices["pass"], Data(false)) << "whoever leads can't pass";
  ASSERT_EQ(std::get<Data::List>(choices["groups"].value()).size(), 4U);
  // 9c in place of 9s makes a straight that is no flush.
  const char* const kinds[] = {"single", "pair", "straight", "straight_flush"};
  const std::size_t sizes[] = {6, 1, 1, 1};
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(at(choices["groups"], i)["kind"], Data(kinds[i]));
    EXPECT_EQ(std::get<Data::List>(at(choices["groups"], i)["plays"].value()).size(), sizes[i]);
  }
  EXPECT_EQ(
      at(at(choices["groups"], 3)["plays"], 0),
      Data(Data::Fields{
          {"tiles", words({"6s", "7s", "8s", "9s", "1s"})},
          {"name", to_data(Message(Say::straight_flush_of, {{"first", 6}, {"last", 1}, {"suit", "sun"}}))},
          {"move", "play 6s 7s 8s 9s 1s"}}));
  EXPECT_EQ(Lexio::choices(Lexio::view(state, Seat{1})), Data()) << "not their turn";
}

TEST(LexioChoices, WhoFollowsMayPass) {
  State state = scene(table_of(3), {"4c", "3c 1s", "5c 5t"}, 1);
  act(state, {"play 1s"});
  EXPECT_EQ(Lexio::choices(Lexio::view(state, Seat{2})),
            Data(Data::Fields{{"action", "play"}, {"pass", true}, {"groups", Data::List{}}}));
}

// Seat 2 owes 8 to the winner and, with a 2, 2 x 1 to seat 0, but has only 9 chips.
TEST(LexioData, AfterTheMatch) {
  State state = scene(table_of(3, Rulebook::french, 1, 9), {"4c 4s 9t", "3c 3t", "5c 5t 1m 2c"}, 1);
  act(state, {"play 3c 3t"});
  const Data data = Lexio::to_data(Lexio::view(state, Seat{0}));
  EXPECT_EQ(data["phase"], Data("over"));
  EXPECT_EQ(data["result"], Data(Data::Fields{{"scores", Data::List{Data(7), Data(20), Data(0)}},
                                              {"winners", Data::List{Data(1)}}}));
  const Data& last = data["last_round"];
  EXPECT_EQ(data["ending"]["kind"], Data("rounds"));
  EXPECT_EQ(last["round"], Data(1));
  EXPECT_EQ(last["winner"], Data(1));
  EXPECT_EQ(at(last["seats"], 1),
            Data(Data::Fields{{"seat", 1}, {"tiles", Data::List{}}, {"twos", 0}, {"gain", 11}}));
  EXPECT_EQ(
      at(last["seats"], 2),
      Data(Data::Fields{{"seat", 2}, {"tiles", words({"5c", "5t", "1m", "2c"})}, {"twos", 1}, {"gain", -9}}));
  EXPECT_EQ(at(last["payments"], 0),
            Data(Data::Fields{
                {"from", 2}, {"to", 1}, {"tiles", 4}, {"less", 0}, {"factor", 2}, {"owed", 8}, {"paid", 8}}));
  EXPECT_EQ(at(last["payments"], 2),
            Data(Data::Fields{
                {"from", 2}, {"to", 0}, {"tiles", 4}, {"less", 3}, {"factor", 2}, {"owed", 2}, {"paid", 1}}));
}

// Of five rounds the first is over; the second ends the match, because somebody has no chips left.
TEST(LexioData, TheLastRoundHasItsNumberAndTheMatchItsReason) {
  State state = scene(table_of(3, Rulebook::french, 5, 9), {"4c 4s 9t", "3c 3t", "5c"}, 1);
  act(state, {"play 3c 3t"});
  Data data = Lexio::to_data(Lexio::view(state, Seat{0}));
  EXPECT_EQ(data["round"], Data(2));
  EXPECT_EQ(data["last_round"]["round"], Data(1));
  EXPECT_EQ(data["ending"], Data());
  state = scene(table_of(3, Rulebook::french, 5, 3), {"4c 4s 9t", "3c 3t", "5c"}, 1);
  act(state, {"play 3c 3t"});
  data = Lexio::to_data(Lexio::view(state, Seat{0}));
  EXPECT_EQ(data["phase"], Data("over"));
  EXPECT_EQ(data["last_round"]["round"], Data(1));
  EXPECT_EQ(data["ending"]["kind"], Data("chips"));
}

}  // namespace
}  // namespace tessera::lexio
