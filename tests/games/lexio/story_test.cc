#include <gtest/gtest.h>

#include "games/lexio/messages.h"
#include "tests/games/lexio/helpers.h"
#include "tests/support/said.h"

namespace tessera::lexio {
namespace {

TEST(LexioStory, SaysWhatWasPlayed) {
  State state = scene(table_of(3), {"4c 4s 7m", "3c 6t 6m", "5c 5t"}, 2);
  const auto story = [&](std::string_view move) {
    act(state, {std::string(move)});
    return said(*Lexio::story(Lexio::view(state, Seat{0}), {concat("2 ", move)}));
  };
  EXPECT_EQ(story("play 5c"), "played 5 of clouds");
  EXPECT_EQ(story("pass"), "passed");
  EXPECT_EQ(story("pass"), "passed");
  EXPECT_EQ(story("play 5t"), "played 5 of stars and went out");
  state = scene(table_of(3), {"4c 4s 7m", "3c 6t 6m", "5c 5t 8c"}, 2);
  EXPECT_EQ(story("play 5c 5t"), "played pair of 5");
}

TEST(LexioStory, IsACodeWithArguments) {
  State state = scene(table_of(3), {"4c 4s 7m", "3c 6t 6m", "5c 5t 8c"}, 2);
  act(state, {"play 5c 5t"});
  EXPECT_EQ(Lexio::story(Lexio::view(state, Viewer::onlooker()), {"2 play 5c 5t"}),
            Message(Say::played_combination, {{"combination", Message(Say::pair_of, {{"number", 5}})}}));
}

// The first deal goes without saying; what everybody has left is no story of its own.
TEST(LexioStory, TellsOfDealsAndOfTheEndOfARound) {
  const Config config = table_of(3);
  State state = Lexio::start(config);
  Rng rng(3);
  const Deal deal = Lexio::sample(state, rng);
  const auto told = Lexio::told(state, deal, Seat{0});
  Lexio::apply(state, deal);
  EXPECT_EQ(Lexio::story(Lexio::view(state, Seat{0}), told), std::nullopt);
  state.pub.round = 2;
  EXPECT_EQ(Lexio::story(Lexio::view(state, Seat{0}), told), Message(Say::round_dealt, {{"number", 2}}));
  EXPECT_EQ(said(*Lexio::story(Lexio::view(state, Seat{0}), told)), "round 2 is dealt");

  state = scene(config, {"4c 4s", "3c 3t", "5c"}, 1);
  const auto end = Lexio::told(state, play("3c 3t"), Seat{0});
  act(state, {"play 3c 3t"});
  EXPECT_EQ(said(*Lexio::story(Lexio::view(state, Seat{0}), end)), "played pair of 3 and went out");
}

}  // namespace
}  // namespace tessera::lexio
