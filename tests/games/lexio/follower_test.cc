#include "games/lexio/follower.h"

#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "games/lexio/game.h"
#include "games/lexio/messages.h"
#include "tests/games/lexio/helpers.h"
#include "tests/support/said.h"

// What can't have been told. The laws in tests/laws look at what is.

namespace tessera::lexio {
namespace {

class LexioFollower : public ::testing::Test {
 protected:
  std::string heard(std::string_view line) {
    const auto result = follower_.hear(line);
    return result ? std::string("fine") : code_name(result.error());
  }
  // The refusal of a line, which must change nothing.
  std::string refused(std::string_view line) {
    const View before = follower_.view();
    const std::string due = follower_.due();
    const auto result = follower_.hear(line);
    EXPECT_TRUE(follower_.view() == before) << line;
    EXPECT_EQ(follower_.due(), due) << line;
    return result ? std::string("fine") : code_and_words(result.error());
  }
  void hear_all(const std::vector<std::string_view>& lines) {
    for (std::string_view line : lines) ASSERT_EQ(heard(line), "fine") << line;
  }

  Follower follower_{table_of(3, Rulebook::french, 2), seat_at(1)};
};

constexpr std::string_view kToldDeal = "~ deal ?12 | 3t 3m 3s 4c 4t 4m 4s 5c 5t 5m 5s 6c | ?12";
// Seat 0 opens and goes out; seat 2 has all its tiles left, 3c was played.
constexpr std::string_view kToldRound[] = {"0 play 7c 7t 8c 8t 8m",
                                           "1 pass",
                                           "2 pass",
                                           "0 play 9c 9t 1c 1t 1m",
                                           "1 pass",
                                           "2 pass",
                                           "0 play 2s",
                                           "1 pass",
                                           "2 pass"};
constexpr std::string_view kToldLastPlay = "0 play 3c";
constexpr std::string_view kToldLeft =
    "~ left - | 3t 3m 3s 4c 4t 4m 4s 5c 5t 5m 5s 6c | 6t 6m 6s 7m 7s 8s 9m 9s 1s 2c 2t 2m";

TEST_F(LexioFollower, KnowsWhoOpensBeforeAnybodyActs) {
  EXPECT_EQ(follower_.due(), "~ deal ?12 | TILES | ?12");
  hear_all({kToldDeal});
  EXPECT_FALSE(follower_.settled());
  EXPECT_EQ(follower_.due(), "~ opens SEAT");
  EXPECT_EQ(refused(kToldDeal), "line_due: first comes \"~ opens SEAT\"");
  EXPECT_EQ(refused("0 play 9s"), "line_due: first comes \"~ opens SEAT\"");
  EXPECT_EQ(refused("~ opens"), "not_a_seat: \"~ opens\" is followed by a seat from 0 to 2, not by \"\"");
  EXPECT_EQ(refused("~ opens 3"), "not_a_seat: \"~ opens\" is followed by a seat from 0 to 2, not by \"3\"");
  EXPECT_EQ(refused("~ opens 0 2"),
            "not_a_seat: \"~ opens\" is followed by a seat from 0 to 2, not by \"0 2\"");
  EXPECT_EQ(refused("~ opens 1"), "cannot_open: seat 1 holds no 3c and can’t open the round");
  hear_all({"~ opens 2"});
  EXPECT_TRUE(follower_.settled());
  EXPECT_EQ(follower_.due(), "");
  EXPECT_EQ(Lexio::turn(follower_.view()), Turn::of(Seat{2}));
  EXPECT_EQ(follower_.view().pub.hand_sizes, (std::array<std::uint8_t, 5>{12, 12, 12, 0, 0}));
  EXPECT_EQ(refused("~ opens 2"), "no_chance_now: seat 2 is to act, nothing is drawn or dealt now");
}

TEST_F(LexioFollower, WhoHoldsTheOpeningTileOpens) {
  hear_all({"~ deal ?12 | 3c 3m 3s 4c 4t 4m 4s 5c 5t 5m 5s 6c | ?12"});
  EXPECT_EQ(refused("~ opens 0"), "must_open: seat 1 holds 3c and so opens the round");
  hear_all({"~ opens 1"});
  EXPECT_EQ(Lexio::turn(follower_.view()), Turn::of(Seat{1}));
}

TEST_F(LexioFollower, HoldsTheOpenerToItsOpeningTile) {
  hear_all({kToldDeal, "~ opens 0", "0 play 7c 7t 8c 8t 8m", "1 pass", "2 pass", "0 play 9c 9t 1c 1t 1m",
            "1 pass"});
  EXPECT_EQ(refused("2 play 3c 2c 2t 2m 2s"), "not_in_hand: the hand has no 3 of clouds");
  hear_all({"2 pass"});
  // Two tiles are left, one of them 3c.
  EXPECT_EQ(refused("0 play 2c 2t 2m"), "too_many_played: seat 0 has only 2 left, not 3");
  EXPECT_EQ(refused("0 play 2c 2t"),
            "opening_tile_left: seat 0 opened the round and still has 3c, so it has another tile left");
  hear_all({"0 play 2s", "1 pass", "2 pass"});
  EXPECT_EQ(heard("0 play 1s"), "opening_tile_left");
  hear_all({kToldLastPlay});
}

TEST_F(LexioFollower, ARoundIsOverWhenTheTilesLeftAreOpen) {
  hear_all({kToldDeal, "~ opens 0"});
  for (std::string_view line : kToldRound) hear_all({line});
  const View before = follower_.view();
  hear_all({kToldLastPlay});
  EXPECT_FALSE(follower_.settled());
  EXPECT_EQ(follower_.due(), "~ left - | TILES | TILES");
  EXPECT_TRUE(follower_.view() == before);
  EXPECT_EQ(refused(kToldDeal), "line_due: first comes \"~ left - | TILES | TILES\"");
  EXPECT_EQ(refused("1 pass"), "line_due: first comes \"~ left - | TILES | TILES\"");
  hear_all({kToldLeft});
  EXPECT_TRUE(follower_.settled());
  const Public& pub = follower_.view().pub;
  // Seat 1 pays 12, seat 2 with three 2s 12 x 8; both have 12, so they pay each other nothing.
  EXPECT_EQ(pub.chips, (std::array<std::int32_t, 5>{257, 137, 53, 0, 0}));
  EXPECT_EQ(pub.last_round->left[2], tiles("6t 6m 6s 7m 7s 8s 9m 9s 1s 2c 2t 2m"));
  EXPECT_EQ(pub.round, 2);
}

TEST_F(LexioFollower, TilesLeftMustBeTheUnseenOnes) {
  hear_all({kToldDeal, "~ opens 0"});
  for (std::string_view line : kToldRound) hear_all({line});
  hear_all({kToldLastPlay});
  const std::string own = "3t 3m 3s 4c 4t 4m 4s 5c 5t 5m 5s 6c";
  const std::string other = "6t 6m 6s 7m 7s 8s 9m 9s 1s 2c 2t 2m";
  const auto left = [&](const std::string& zero, const std::string& one, const std::string& two) {
    return refused(concat("~ left ", zero, " | ", one, " | ", two));
  };
  EXPECT_EQ(refused("~ left"), "empty_hand: hand 0 has no tiles");
  EXPECT_EQ(refused(concat("~ left - | ", own)), "wrong_hands: there are 3 players, but 2 hands");
  EXPECT_EQ(left("2c", own, other), "wrong_count_left: seat 0 has no tile left, not 1");
  EXPECT_EQ(left("-", "-", other), "wrong_count_left: seat 1 has 12 tiles left, not 0");
  EXPECT_EQ(left("-", own, "6t 6m"), "wrong_count_left: seat 2 has 12 tiles left, not 2");
  EXPECT_EQ(left("-", other, own),
            "not_left: 6t can’t be left with seat 1: it was played, or another hand has it");
  EXPECT_EQ(left("-", own, "6t 6m 6s 7m 7s 8s 9m 9s 1s 2c 2t 2s"),
            "not_left: 2s can’t be left with seat 2: it was played, or another hand has it");
  EXPECT_EQ(left("-", own, "5s 6m 6s 7m 7s 8s 9m 9s 1s 2c 2t 2m"),
            "not_left: 5s can’t be left with seat 2: it was played, or another hand has it");
  EXPECT_EQ(left("-", own, "3c 6m 6s 7m 7s 8s 9m 9s 1s 2c 2t 2m"),
            "not_left: 3c can’t be left with seat 2: it was played, or another hand has it");
  EXPECT_EQ(left("-", own, "6t 6m 6s 7m 7s 8s 9m 9s 1s 2c 2t 15m").substr(0, 9), "wrong_ord");
  EXPECT_EQ(left("-", own, "6t 6m 6s 7m 7s 8s 9m 9s 10c 1s 2c 2t"),
            "not_left: 10c can’t be left with seat 2: it was played, or another hand has it");
  EXPECT_EQ(left("-", own, "- 6m 6s 7m 7s 8s 9m 9s 1s 2c 2t 2m").substr(0, 9), "bad_tile:");
  hear_all({kToldLeft});
}

// Seat 2 goes out; 3c was never played, so that only seat 0, who opened, can have it.
TEST_F(LexioFollower, TheOpeningTileIsLeftWithTheOpener) {
  Follower onlooker(table_of(3, Rulebook::french, 2), Viewer::onlooker());
  for (std::string_view line : {"~ deal ?12 | ?12 | ?12", "~ opens 0", "0 play 6t", "1 play 6s", "2 play 7c",
                                "0 pass", "1 pass", "2 play 7t 8c 8t 8m 8s", "0 pass", "1 pass",
                                "2 play 7m 9c 9t 9m 9s", "0 pass", "1 pass", "2 play 2c"})
    ASSERT_TRUE(onlooker.hear(line)) << line;
  EXPECT_EQ(onlooker.due(), "~ left TILES | TILES | -");
  const auto elsewhere =
      onlooker.hear("~ left 3t 3m 3s 4c 4t 4m 4s 5c 5t 5m 5s | 3c 6c 6m 7s 1c 1t 1m 1s 2t 2m 2s | -");
  ASSERT_FALSE(elsewhere);
  EXPECT_EQ(elsewhere.error(), Message(Say::opening_tile_elsewhere, {{"tile", "3c"}, {"seat", Seat{0}}}));
  EXPECT_EQ(said(elsewhere.error()), "3c is still with seat 0, who opened the round");
  const auto twice =
      onlooker.hear("~ left 3c 3t 3m 3s 4c 4t 4m 4s 5c 5t 5m | 4c 6c 6m 7s 1c 1t 1m 1s 2t 2m 2s | -");
  ASSERT_FALSE(twice);
  EXPECT_EQ(twice.error(), Message(Say::not_left, {{"tile", "4c"}, {"seat", Seat{1}}}));
  ASSERT_TRUE(
      onlooker.hear("~ left 3c 3t 3m 3s 4c 4t 4m 4s 5c 5t 5m | 5s 6c 6m 7s 1c 1t 1m 1s 2t 2m 2s | -"));
  EXPECT_EQ(onlooker.view().pub.last_round->winner, Seat{2});
}

TEST_F(LexioFollower, AnOnlookerHearsNoHand) {
  Follower onlooker(table_of(3), Viewer::onlooker());
  EXPECT_EQ(onlooker.due(), "~ deal ?12 | ?12 | ?12");
  const auto open = onlooker.hear(kToldDeal);
  ASSERT_FALSE(open);
  EXPECT_EQ(open.error(), Message(Say::hidden_hand, {{"seat", Seat{1}}, {"form", "?12"}}));
  ASSERT_TRUE(onlooker.hear("~ deal ?12 | ?12 | ?12"));
  ASSERT_TRUE(onlooker.hear("~ opens 1"));
  EXPECT_EQ(Lexio::turn(onlooker.view()), Turn::of(Seat{1}));
  EXPECT_TRUE(onlooker.view().hand.empty());
}

// Two rounds were asked for.
TEST_F(LexioFollower, NothingIsDealtAfterTheLastRound) {
  for (int round = 1; round <= 2; ++round) {
    hear_all({kToldDeal, "~ opens 0"});
    for (std::string_view line : kToldRound) hear_all({line});
    hear_all({kToldLastPlay, kToldLeft});
  }
  EXPECT_EQ(follower_.due(), "");
  EXPECT_TRUE(Lexio::turn(follower_.view()).is_over());
  EXPECT_EQ(refused(kToldDeal), "game_over: the game is over");
  EXPECT_EQ(refused("0 play 3c"), "game_over: the game is over");
  EXPECT_EQ(follower_.view().pub.round, 2);
}

// Seat 2 can't pay: the match ends before its rounds are played.
TEST(LexioFollowerChips, NothingIsDealtWhenSomebodyHasNoChips) {
  Follower follower(table_of(3, Rulebook::french, 5, 20), seat_at(1));
  ASSERT_TRUE(follower.hear(kToldDeal));
  ASSERT_TRUE(follower.hear("~ opens 0"));
  for (std::string_view line : kToldRound) ASSERT_TRUE(follower.hear(line));
  ASSERT_TRUE(follower.hear(kToldLastPlay));
  ASSERT_TRUE(follower.hear(kToldLeft));
  EXPECT_EQ(follower.view().pub.chips, (std::array<std::int32_t, 5>{52, 8, 0, 0, 0}));
  const auto dealt = follower.hear(kToldDeal);
  ASSERT_FALSE(dealt);
  EXPECT_EQ(code_name(dealt.error()), "game_over");
}

}  // namespace
}  // namespace tessera::lexio
