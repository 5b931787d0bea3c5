#include "tests/games/twenty_one/referee.h"

#include <gtest/gtest.h>

#include "core/playout.h"
#include "tests/games/twenty_one/table.h"

// The program against the plain referee, at every turn of random games.

namespace tessera::twenty_one {
namespace {

using namespace testing;

std::vector<Config> every_config() {
  std::vector<Config> configs;
  for (int players : {2, 3, 4})
    for (BoardKind board : {BoardKind::standard, BoardKind::crowded})
      for (Lines lines : {Lines::one, Lines::each})
        for (bool teams : {false, true})
          if (!teams || players == 4) configs.push_back({players, board, lines, teams});
  return configs;
}

struct Ends {
  int out = 0;
  int blocked = 0;
  int idle = 0;
};

void expect_same_position(const State& state, const Referee& referee) {
  ASSERT_EQ(TwentyOne::turn(state).is_over(), referee.over());
  for (int seat = 0; seat < state.pub.config.players; ++seat)
    ASSERT_EQ(score(state, seat), referee.score(seat));
  if (!TwentyOne::turn(state).is_seat()) return;
  ASSERT_EQ(static_cast<int>(index(state.pub.to_act)), referee.current());
  ASSERT_EQ(state.pub.round, referee.round());
  const auto listed = texts(TwentyOne::legal(state));
  const std::set<std::string> moves(listed.begin(), listed.end());
  ASSERT_EQ(moves.size(), listed.size()) << "a move is listed twice";
  ASSERT_EQ(moves, referee.legal());
}

void compare_game(const Config& config, Rng& rng, Ends& ends) {
  State state = TwentyOne::start(config);
  Referee referee(config);
  while (!TwentyOne::turn(state).is_over()) {
    if (TwentyOne::turn(state).is_chance()) {
      const auto event = TwentyOne::sample(state, rng);
      referee.chance(TwentyOne::to_text(event));
      TwentyOne::apply(state, event);
    } else {
      const auto moves = TwentyOne::legal(state);
      const auto& chosen = rng.pick(moves);
      referee.play(TwentyOne::to_text(chosen));
      TwentyOne::apply(state, chosen);
    }
    ASSERT_NO_FATAL_FAILURE(expect_same_position(state, referee));
  }
  EXPECT_EQ(to_text(TwentyOne::outcome(state)), referee.result());
  bool out = false;
  for (Seat seat : seats(config.players)) out |= state.pub.left[index(seat)].empty();
  (out ? ends.out : state.pub.idle_rounds == kIdleRounds ? ends.idle : ends.blocked)++;
}

TEST(TwentyOneReferee, AgreesAtEveryTurnOfRandomGames) {
  Ends ends;
  Rng rng(21);
  for (const Config& config : every_config())
    for (int game = 0; game < 4; ++game) ASSERT_NO_FATAL_FAILURE(compare_game(config, rng, ends));
  EXPECT_GT(ends.out, 0);
  EXPECT_GT(ends.blocked, 0);
}

// The crowded board with four players is where games stall.
TEST(TwentyOneReferee, AgreesWhereGamesStall) {
  Ends ends;
  Rng rng(2);
  for (int game = 0; game < 60; ++game)
    ASSERT_NO_FATAL_FAILURE(compare_game({.players = 4, .board = BoardKind::crowded}, rng, ends));
  EXPECT_GT(ends.idle, 0);
}

// Limits that are kept move by move against runs that are walked anew.
TEST(TwentyOneBoard, LimitsAreWhatTheRunsLeave) {
  Rng rng(3);
  for (const Config& config : every_config()) {
    State state = TwentyOne::start(config);
    while (!TwentyOne::turn(state).is_over()) {
      random_step<TwentyOne>(state, rng);
      const Board& board = state.pub.board;
      board.touching().for_each([&](std::size_t i) {
        const auto square = static_cast<Square>(i);
        int largest = 0;
        for (Direction d : kDirections) largest = std::max(largest, board.runs_total(square, d));
        ASSERT_EQ(board.limit(square), std::max(0, kGoal - largest)) << to_text(square);
      });
      const int value = 1 + static_cast<int>(rng.below(kGoal));
      const SquareSet room = board.with_room(board.touching(), value);
      for (std::size_t i = 0; i < kSquares; ++i)
        ASSERT_EQ(room.test(i), board.touching().test(i) && board.limit(static_cast<Square>(i)) >= value);
    }
  }
}

}  // namespace
}  // namespace tessera::twenty_one
