#include <gtest/gtest.h>

#include "games/twenty_one/game.h"
#include "games/twenty_one/messages.h"
#include "tests/support/said.h"

namespace tessera::twenty_one {
namespace {

TEST(TwentyOneOptions, DefaultsAreTheFirstWords) {
  const auto config = TwentyOne::configure({.players = 2, .options = {}});
  ASSERT_TRUE(config);
  EXPECT_EQ(*config,
            (Config{.players = 2, .board = BoardKind::standard, .lines = Lines::one, .teams = false}));
}

TEST(TwentyOneOptions, WordsAreRead) {
  const auto config = TwentyOne::configure(
      {.players = 4, .options = {{"teams", "on"}, {"board", "crowded"}, {"lines", "each"}}});
  ASSERT_TRUE(config);
  EXPECT_EQ(*config,
            (Config{.players = 4, .board = BoardKind::crowded, .lines = Lines::each, .teams = true}));
}

TEST(TwentyOneOptions, TeamsAreForFourPlayers) {
  for (int players : {2, 3}) {
    const auto config = TwentyOne::configure({.players = players, .options = {{"teams", "on"}}});
    ASSERT_FALSE(config);
    EXPECT_EQ(code_name(config.error()), "teams_need_four");
  }
  EXPECT_EQ(TwentyOne::configure({.players = 3, .options = {{"teams", "on"}}}).error(),
            Message(Say::teams_need_four, {{"players", 3}}));
  EXPECT_EQ(said(TwentyOne::configure({.players = 2, .options = {{"teams", "on"}}}).error()),
            "teams are for exactly 4 players, two against two, not for 2");
}

TEST(TwentyOneOptions, OneAndFivePlayersAreRefused) {
  EXPECT_EQ(code_name(TwentyOne::configure({.players = 1, .options = {}}).error()), "bad_players");
  EXPECT_EQ(code_name(TwentyOne::configure({.players = 5, .options = {}}).error()), "bad_players");
}

TEST(TwentyOneOptions, TheSpecNamesThemInOrder) {
  const GameSpec& spec = TwentyOne::spec();
  EXPECT_EQ(spec.name, "21");
  EXPECT_EQ(spec.default_players, 2);
  ASSERT_EQ(spec.options.size(), 3U);
  EXPECT_EQ(spec.options[0].key, "board");
  EXPECT_EQ(spec.options[1].key, "lines");
  EXPECT_EQ(spec.options[2].key, "teams");
  EXPECT_EQ(spec.unit, Unit::points);
}

TEST(TwentyOneOptions, AreExplained) {
  std::vector<std::string> explanations;
  for (const OptionSpec& option : TwentyOne::spec().options)
    explanations.push_back(said(Message(option.explanation)));
  EXPECT_EQ(explanations, (std::vector<std::string>{
                              "standard: 15 x 15 squares; crowded: 13 x 13; 2 players use the upper half",
                              "one: a placement scores once; each: for every line it completes",
                              "on: four players, the first and third against the second and fourth"}));
}

}  // namespace
}  // namespace tessera::twenty_one
