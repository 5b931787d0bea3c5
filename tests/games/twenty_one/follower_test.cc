#include "games/twenty_one/follower.h"

#include <gtest/gtest.h>
#include <string>
#include <variant>

#include "base/random.h"
#include "base/text.h"
#include "core/playout.h"
#include "games/twenty_one/game.h"
#include "tests/support/said.h"

namespace tessera::twenty_one {
namespace {

std::string code_of(const Result<void>& heard) { return heard ? "fine" : code_name(heard.error()); }

// Plays until somebody else than seat 0 exchanges or passes, and calls
// visit(state, follower, move) before that is heard.
template <class Visit>
void at_moves_of_the_stuck(Visit&& visit) {
  const Config config{.players = 2, .board = BoardKind::crowded};
  Rng rng(5);
  for (int game = 0; game < 200; ++game) {
    State state = TwentyOne::start(config);
    Follower follower(config, Seat{});
    while (!TwentyOne::turn(state).is_over() && !::testing::Test::HasFatalFailure()) {
      const auto hear = [&](const auto& event) {
        for (const std::string& line : TwentyOne::told(state, event, Seat{}))
          ASSERT_TRUE(follower.hear(line)) << line;
        TwentyOne::apply(state, event);
      };
      if (TwentyOne::turn(state).is_chance()) {
        hear(TwentyOne::sample(state, rng));
        continue;
      }
      const auto move = rng.pick(TwentyOne::legal(state));
      if (index(state.pub.current) == 1 && !std::holds_alternative<Place>(move)) visit(state, follower, move);
      hear(move);
    }
  }
}

TEST(TwentyOneFollower, TakesAnExchangeHiddenOrOpen) {
  long exchanges = 0;
  at_moves_of_the_stuck([&](const State& state, const Follower& follower, const TwentyOne::Move& move) {
    const auto* exchange = std::get_if<Exchange>(&move);
    if (exchange == nullptr) return;
    ++exchanges;
    Follower hidden = follower;
    Follower open = follower;
    ASSERT_EQ(code_of(hidden.hear("1 exchange ?")), "fine");
    ASSERT_EQ(code_of(open.hear(concat("1 exchange ", to_text(exchange->token)))), "fine");
    EXPECT_TRUE(hidden.view() == open.view());
    State after = state;
    TwentyOne::apply(after, move);
    EXPECT_TRUE(open.view() == TwentyOne::view(after, Seat{}));

    // What is drawn may be told or not; it is not remembered.
    Rng rng(3);
    const auto draw = TwentyOne::sample(after, rng);
    ASSERT_EQ(code_of(hidden.hear("~ draw ?")), "fine");
    ASSERT_EQ(code_of(open.hear(concat("~ ", TwentyOne::to_text(draw)))), "fine");
    EXPECT_TRUE(hidden.view() == open.view());
  });
  EXPECT_GT(exchanges, 20);
}

TEST(TwentyOneFollower, WhoeverIsStuckStaysStuckUntilATokenIsPlaced) {
  long passes = 0;
  at_moves_of_the_stuck([&](const State& state, const Follower& follower, const TwentyOne::Move& move) {
    if (!std::holds_alternative<Pass>(move)) return;
    State after = state;
    TwentyOne::apply(after, move);
    Follower other = follower;
    ASSERT_EQ(code_of(other.hear("1 pass")), "fine");
    // The viewer can do nothing either: the board is the same at seat 1's next turn.
    if (TwentyOne::turn(after) != Turn::of(Seat{}) ||
        std::holds_alternative<Place>(TwentyOne::legal(after)[0]))
      return;
    ASSERT_EQ(code_of(other.hear("0 pass")), "fine");
    TwentyOne::apply(after, Pass{});
    if (TwentyOne::turn(after).is_over()) return;
    // Any of its tokens that could be placed, as seat 1 would if it had it in hand.
    after.hands[1] = after.pub.left[1];
    const auto moves = TwentyOne::legal(after);
    if (!std::holds_alternative<Place>(moves[0])) return;
    ++passes;
    EXPECT_EQ(code_of(other.hear(concat("1 ", TwentyOne::to_text(moves[0])))), "nothing_fits");
  });
  EXPECT_GT(passes, 5);
}

TEST(TwentyOneFollower, RefusesWhatIsNotLeft) {
  Follower follower({.players = 2}, Seat{});
  for (const char* line : {"~ start 0", "~ hand 0 3 4 *", "~ hand 1 ? ? ?", "0 place 3 G7", "~ draw 5"})
    ASSERT_EQ(code_of(follower.hear(line)), "fine") << line;
  EXPECT_EQ(code_of(follower.hear("1 place ? I7")), "bad_token");
  EXPECT_EQ(code_of(follower.hear("1 exchange 12")), "can_place");
  ASSERT_EQ(code_of(follower.hear("1 place 1 I7")), "fine");
  ASSERT_EQ(code_of(follower.hear("~ draw ?")), "fine");
  ASSERT_EQ(code_of(follower.hear("0 place 4 H7")), "fine");
  ASSERT_EQ(code_of(follower.hear("~ draw 5")), "fine");
  ASSERT_EQ(code_of(follower.hear("1 place 1 H6")), "fine");
  // Both its 1s are on the board.
  EXPECT_EQ(code_of(follower.hear("~ draw 1")), "not_in_stock");
  ASSERT_EQ(code_of(follower.hear("~ draw ?")), "fine");
  EXPECT_EQ(code_of(follower.hear("0 exchange ?")), "bad_token") << "its own tokens are not hidden";
  ASSERT_EQ(code_of(follower.hear("0 place 5 F8")), "fine");
  ASSERT_EQ(code_of(follower.hear("~ draw 6")), "fine");
  EXPECT_EQ(code_of(follower.hear("1 place 1 E7")), "not_left");
}

}  // namespace
}  // namespace tessera::twenty_one
