#include "bots/one_oh_one/greedy.h"

#include <gtest/gtest.h>

#include "core/playout.h"
#include "tests/support/one_oh_one/positions.h"

namespace tessera::one_oh_one {
namespace {

// One greedy seat among random ones; true when it wins (sharing counts).
bool greedy_wins(const Config& config, Seat greedy, Rng& rng) {
  State state = OneOhOne::start(config);
  while (!OneOhOne::turn(state).is_over()) {
    if (OneOhOne::turn(state) != Turn::of(greedy)) {
      random_step<OneOhOne>(state, rng);
      continue;
    }
    const auto move = greedy_move(OneOhOne::view(state, greedy), rng);
    EXPECT_FALSE(OneOhOne::check(state, move)) << OneOhOne::to_text(move);
    OneOhOne::apply(state, move);
  }
  const Outcome outcome = OneOhOne::outcome(state);
  return std::find(outcome.winners.begin(), outcome.winners.end(), greedy) != outcome.winners.end();
}

int wins_of(const Config& config, int games) {
  Rng rng(77);
  int wins = 0;
  for (int i = 0; i < games; ++i)
    wins += greedy_wins(config, seat_at(static_cast<std::size_t>(i) % config.players), rng);
  return wins;
}

TEST(OneOhOneGreedy, BeatsARandomPlayerInEveryMode) {
  EXPECT_GE(wins_of({.players = 2}, 30), 28);
  EXPECT_GE(wins_of({.players = 2, .backs = Backs::front}, 30), 28);
  EXPECT_GE(wins_of({.players = 2, .mode = Mode::classic}, 30), 28);
  EXPECT_GE(wins_of({.players = 2, .mode = Mode::junior}, 30), 28);
}

TEST(OneOhOneGreedy, BeatsTwoAndThreeRandomPlayers) {
  EXPECT_GE(wins_of({.players = 3}, 100), 90);
  EXPECT_GE(wins_of({.players = 4}, 100), 90);
}

TEST(OneOhOneGreedy, ScoresWellAlone) {
  Rng rng(5);
  int total = 0;
  for (int i = 0; i < 20; ++i) {
    State state = OneOhOne::start({.players = 1});
    while (!OneOhOne::turn(state).is_over()) {
      if (OneOhOne::turn(state).is_chance())
        random_step<OneOhOne>(state, rng);
      else
        OneOhOne::apply(state, greedy_move(OneOhOne::view(state, Seat{}), rng));
    }
    total += OneOhOne::outcome(state).scores[0];
  }
  EXPECT_GE(total / 20, 80);  // random placing makes about 23
}

TEST(OneOhOneGreedy, TheSameViewAndSeedGiveTheSameMove) {
  const State state = after({.players = 2}, {"~ start 0", kSortedDeal});
  Rng one(9);
  Rng other(9);
  EXPECT_EQ(greedy_move(OneOhOne::view(state, Seat{}), one),
            greedy_move(OneOhOne::view(state, Seat{}), other));
}

TEST(OneOhOneGreedy, CompletesAColourStraight) {
  State state = after({.players = 2}, {"~ start 0", kSortedDeal, "0 take 3", "0 place E5", "0 flip 1"});
  state.pub.to_act = Seat{};
  state.pub.grids[0] = draw_grid(shape_for(2), {"B2 B3 B4 B5", "R9 . . ."});
  Rng rng(1);
  const auto take = greedy_move(OneOhOne::view(state, Seat{}), rng);
  EXPECT_EQ(OneOhOne::to_text(take), "take 1") << "B1 is face up there";
  OneOhOne::apply(state, take);
  const std::string place = OneOhOne::to_text(greedy_move(OneOhOne::view(state, Seat{}), rng));
  EXPECT_TRUE(place == "place D5" || place == "place I5") << place;
}

TEST(OneOhOneGreedy, DoesNotOfferTheNextPlayerWhatTheyNeed) {
  State state = after({.players = 2}, {"~ start 0", kSortedDeal, "0 take 3", "0 place E5"});
  // Row 1 hides G2 G4 B1 B3 or B5, four of which would go well with this.
  state.pub.grids[1] = draw_grid(shape_for(2), {"B1 B2 B4 B5"});
  Rng rng(1);
  EXPECT_NE(OneOhOne::to_text(greedy_move(OneOhOne::view(state, Seat{}), rng)), "flip 1");
}

// Alone, what is flipped is offered to oneself. Row 1 hides G2 G4 B1 B3 or B5, three of which
// complete a line of blue tokens; no other row hides anything blue but row 3, with B2 or B4.
TEST(OneOhOneGreedy, AloneFlipsWhatItNeeds) {
  State state = after({.players = 1}, {"~ start 0", kSortedDeal, "0 take 5", "0 place E5"});
  state.pub.grids[0] = draw_grid(shape_for(1), {"B6 B7 B9 B10"});
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    Rng rng(seed);
    EXPECT_EQ(OneOhOne::to_text(greedy_move(OneOhOne::view(state, Seat{}), rng)), "flip 1");
  }
}

}  // namespace
}  // namespace tessera::one_oh_one
