#include "cli/play/move_list.h"

#include "tests/cli/play/support.h"

namespace tessera::cli::play {
namespace {

using Moves = std::vector<std::string>;

TEST(MoveList, StandsInColumns) {
  EXPECT_EQ(move_list({"take 1", "take 2", "take 3"}, "", 24, '\0'),
            (terminal::Lines{"#1 take 1   #3 take 3", "#2 take 2"}));
}

TEST(MoveList, ShowsAChosenNumberAsARange) {
  const Moves legal{"place 7 B5",  "place *1 B6", "place *2 B6", "place *3 B6",
                    "place *1 B7", "place *2 B7", "place *9 C1", "place *11 C1"};
  EXPECT_EQ(move_list(legal, "", 20, '*'),
            (terminal::Lines{"#1 place 7 B5", "#2-4 place *1-3 B6", "#5-6 place *1-2 B7", "#7 place *9 C1",
                             "#8 place *11 C1"}));
  EXPECT_EQ(move_list(legal, "", 20, '\0').size(), legal.size()) << "where no sign says so";
  EXPECT_EQ(move_list(legal, "b6", 20, '*'), (terminal::Lines{"#2-4 place *1-3 B6"}));
  EXPECT_EQ(move_list(legal, "*2", 20, '*'), (terminal::Lines{"#3 place *2 B6", "#6 place *2 B7"}))
      << "what is left out is not counted in";
}

TEST(MoveList, OtherNumbersAreNoChoice) {
  const Moves legal{"place 7 G6", "place 7 G7", "exchange *", "pass"};
  EXPECT_EQ(move_list(legal, "", 16, '*').size(), 4U);
}

TEST(MoveList, StarsOf21FitOnAScreen) {
  LiveGame game = game_for(chosen_for("21", 5));
  std::size_t most = 0;
  Rng rng(1);
  while (!game.is_over()) {
    settle(game);
    const auto person = game.person_to_act();
    if (!person) continue;
    const Moves legal = game.state().view(*person)->legal();
    most = std::max(most, legal.size());
    EXPECT_LE(move_list(legal, "", 80, game.state().spec().choice_sign).size(), 40U);
    ASSERT_TRUE(game.act(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
  }
  EXPECT_GT(most, 150U) << "there were stars";
}

}  // namespace
}  // namespace tessera::cli::play
