#include "cli/players.h"

#include <gtest/gtest.h>

#include "tests/support/said.h"

namespace tessera::cli {
namespace {

std::vector<std::string> names_of(const Participants& players) {
  std::vector<std::string> names;
  for (const Participant& player : players) names.push_back(player.name);
  return names;
}
using Names = std::vector<std::string>;

TEST(SeatPlayers, UsuallyOnePersonMeetsGreedyBots) {
  const auto players = seat_participants(3, {}, {}, "greedy");
  ASSERT_TRUE(players);
  EXPECT_EQ(*players, (Participants{{"you", "You"}, {"greedy", "Greedy 1"}, {"greedy", "Greedy 2"}}));
}

TEST(SeatPlayers, CountsEachKindByItself) {
  EXPECT_EQ(names_of(*seat_participants(4, {"random", "you", "greedy", "random"}, {}, "greedy")),
            (Names{"Random 1", "You", "Greedy 1", "Random 2"}));
  EXPECT_EQ(names_of(*seat_participants(3, {"you", "greedy", "you"}, {}, "greedy")),
            (Names{"Player 1", "Greedy 1", "Player 2"}));
}

TEST(SeatPlayers, TakesNamesBySeatAndKeepsTheUsualForGaps) {
  EXPECT_EQ(names_of(*seat_participants(3, {"you", "you"}, {"Camille", "", "Deep Blue"}, "greedy")),
            (Names{"Camille", "Player 2", "Deep Blue"}));
}

TEST(SeatPlayers, SaysWhatIsWrong) {
  EXPECT_EQ(code_name(seat_participants(2, {"you", "greedy", "greedy"}, {}, "greedy").error()),
            "too_many_seats");
  EXPECT_EQ(code_name(seat_participants(2, {}, {"A", "B", "C"}, "greedy").error()), "too_many_names");
  const std::string reason = said(seat_participants(2, {"me"}, {}, "greedy").error());
  EXPECT_TRUE(reason.starts_with("a seat is you or a bot, and there is no bot \"me\"; the bots are "))
      << reason;
  EXPECT_NE(reason.find("mcts, flat and champion with :SIMULATIONS"), std::string::npos) << reason;
  EXPECT_TRUE(said(seat_participants(2, {"you", "mcts:0"}, {}, "greedy").error())
                  .starts_with("\"mcts:0\": after the colon comes a number of simulations from 1"));
  EXPECT_EQ(code_name(seat_participants(2, {}, {"A", "A"}, "greedy").error()), "same_name");
  EXPECT_EQ(code_name(seat_participants(2, {}, {"A\x1b[2J"}, "greedy").error()), "name_not_plain");
  EXPECT_EQ(code_name(seat_participants(2, {},
                                        {"A\xc2\x9b"
                                         "2J"},
                                        "greedy")
                          .error()),
            "name_not_plain");
  EXPECT_EQ(code_name(seat_participants(2, {}, {std::string(21, 'x')}, "greedy").error()), "name_too_long");
}

TEST(SeatTags, ComeBackAsTheyWere) {
  const Participants players{{"you", "Camille B"}, {"greedy", "Greedy 1"}};
  const auto tags = seat_tags(players);
  EXPECT_EQ(tags[0], (Tag{"seat0", "person Camille B"}));
  EXPECT_EQ(participants_of_tags(tags, 2), players);
}

TEST(SeatTags, ForeignTagsAreLeftAlone) {
  EXPECT_EQ(participants_of_tags(
                {{"seat9", "you X"}, {"event", "Tour"}, {"seat", "you Y"}, {"seat1", "random"}}, 2),
            (Participants{{"", ""}, {"random", ""}}));
  EXPECT_FALSE(is_seat_tag("seating"));
  EXPECT_FALSE(is_seat_tag("seat"));
  EXPECT_TRUE(is_seat_tag("seat4"));
}

}  // namespace
}  // namespace tessera::cli
