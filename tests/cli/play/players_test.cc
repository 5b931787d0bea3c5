#include "cli/play/players.h"

#include <gtest/gtest.h>

namespace tessera::cli::play {
namespace {

const std::vector<std::string_view> kBots{"random", "greedy"};

std::vector<std::string> names_of(const Players& players) {
  std::vector<std::string> names;
  for (const Player& player : players) names.push_back(player.name);
  return names;
}
using Names = std::vector<std::string>;

TEST(SeatPlayers, UsuallyOnePersonMeetsGreedyBots) {
  const auto players = seat_players(3, {}, {}, kBots, "greedy");
  ASSERT_TRUE(players);
  EXPECT_EQ(*players, (Players{{"you", "You"}, {"greedy", "Greedy 1"}, {"greedy", "Greedy 2"}}));
}

TEST(SeatPlayers, CountsEachKindByItself) {
  EXPECT_EQ(names_of(*seat_players(4, {"random", "you", "greedy", "random"}, {}, kBots, "greedy")),
            (Names{"Random 1", "You", "Greedy 1", "Random 2"}));
  EXPECT_EQ(names_of(*seat_players(3, {"you", "greedy", "you"}, {}, kBots, "greedy")),
            (Names{"Player 1", "Greedy 1", "Player 2"}));
}

TEST(SeatPlayers, TakesNamesBySeatAndKeepsTheUsualForGaps) {
  EXPECT_EQ(names_of(*seat_players(3, {"you", "you"}, {"Camille", "", "Deep Blue"}, kBots, "greedy")),
            (Names{"Camille", "Player 2", "Deep Blue"}));
}

TEST(SeatPlayers, SaysWhatIsWrong) {
  EXPECT_EQ(seat_players(2, {"you", "greedy", "greedy"}, {}, kBots, "greedy").error().code, "too-many-seats");
  EXPECT_EQ(seat_players(2, {}, {"A", "B", "C"}, kBots, "greedy").error().code, "too-many-names");
  EXPECT_EQ(seat_players(2, {"me"}, {}, kBots, "greedy").error().reason,
            "nobody here is called \"me\"; a seat is one of: you, random, greedy");
  EXPECT_EQ(seat_players(2, {}, {"A", "A"}, kBots, "greedy").error().code, "same-name");
  EXPECT_EQ(seat_players(2, {}, {"A\x1b[2J"}, kBots, "greedy").error().code, "bad-name");
  EXPECT_EQ(seat_players(2, {},
                         {"A\xc2\x9b"
                          "2J"},
                         kBots, "greedy")
                .error()
                .code,
            "bad-name");
  EXPECT_EQ(seat_players(2, {}, {std::string(21, 'x')}, kBots, "greedy").error().code, "bad-name");
}

TEST(SeatTags, ComeBackAsTheyWere) {
  const Players players{{"you", "Camille B"}, {"greedy", "Greedy 1"}};
  const auto tags = seat_tags(players);
  EXPECT_EQ(tags[0], (Tag{"seat0", "you Camille B"}));
  EXPECT_EQ(players_of_tags(tags, 2), players);
}

TEST(SeatTags, ForeignTagsAreLeftAlone) {
  EXPECT_EQ(
      players_of_tags({{"seat9", "you X"}, {"event", "Tour"}, {"seat", "you Y"}, {"seat1", "random"}}, 2),
      (Players{{"", ""}, {"random", ""}}));
  EXPECT_FALSE(is_seat_tag("seating"));
  EXPECT_FALSE(is_seat_tag("seat"));
  EXPECT_TRUE(is_seat_tag("seat4"));
}

}  // namespace
}  // namespace tessera::cli::play
