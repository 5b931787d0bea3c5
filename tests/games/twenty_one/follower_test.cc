#include "games/twenty_one/follower.h"

#include <gtest/gtest.h>
#include <string>
#include <variant>

#include "base/random.h"
#include "base/text.h"
#include "core/playout.h"
#include "games/twenty_one/game.h"
#include "games/twenty_one/messages.h"
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
      if (index(state.pub.to_act) == 1 && !std::holds_alternative<Place>(move)) visit(state, follower, move);
      hear(move);
    }
  }
}

TEST(TwentyOneFollower, AnotherSeatsExchangeIsHidden) {
  long exchanges = 0;
  at_moves_of_the_stuck([&](const State& state, const Follower& follower, const TwentyOne::Move& move) {
    const auto* exchange = std::get_if<Exchange>(&move);
    if (exchange == nullptr) return;
    ++exchanges;
    Follower other = follower;
    EXPECT_EQ(code_of(other.hear(concat("1 exchange ", to_text(exchange->token)))), "hidden_exchange");
    ASSERT_EQ(code_of(other.hear("1 exchange ?")), "fine");
    State after = state;
    TwentyOne::apply(after, move);
    EXPECT_TRUE(other.view() == TwentyOne::view(after, Seat{}));
    Rng rng(3);
    EXPECT_EQ(code_of(other.hear(concat("~ ", TwentyOne::to_text(TwentyOne::sample(after, rng))))),
              "hidden_draw");
    EXPECT_EQ(code_of(other.hear("~ draw ?")), "fine");
  });
  EXPECT_GT(exchanges, 20);
}

// Beside two 7s at most 14 fits: 15, 16 and 17 fit nowhere, and seat 1 has shown that it held all of them
// and put one back. So what it drew fits, and it must place it. Beside two 8s the 14 fits nowhere either,
// and may be what it drew.
TEST(TwentyOneFollower, ASecondExchangeNeedsOneMoreThatFitsNowhere) {
  for (const std::string number : {"7", "8"}) {
    Follower follower({.players = 2}, Seat{0});
    for (const std::string& line :
         {std::string("~ start 0"), concat("~ hand 0 ", number, " 15 16"), std::string("~ hand 1 ? ? ?"),
          concat("0 place ", number, " G7"), std::string("~ draw 17"), concat("1 place ", number, " I7"),
          std::string("~ draw ?"), std::string("0 pass"), std::string("1 exchange ?"),
          std::string("~ draw ?"), std::string("0 pass")})
      ASSERT_EQ(code_of(follower.hear(line)), "fine") << line;
    for (const char* line : {"1 exchange ?", "1 pass"}) {
      Follower other = follower;
      EXPECT_EQ(code_of(other.hear(line)), number == "7" ? "can_place" : "fine") << line;
    }
    EXPECT_EQ(code_of(follower.hear("1 place 1 I8")), "fine");
  }
}

// Whoever hears every line has exactly the view, whoever it is.
TEST(TwentyOneFollower, SeatsAndOnlookersHearAllThatTheySee) {
  for (const Config& config :
       {Config{.players = 2, .board = BoardKind::crowded},
        Config{.players = 4, .board = BoardKind::crowded, .lines = Lines::each, .teams = true}}) {
    Rng rng(9);
    for (int game = 0; game < 10; ++game) {
      State state = TwentyOne::start(config);
      std::vector<Follower> followers;
      for (const Viewer viewer : all_viewers(config.players)) followers.emplace_back(config, viewer);
      while (!TwentyOne::turn(state).is_over()) {
        const auto happen = [&](const auto& event) {
          for (Follower& follower : followers)
            for (const std::string& line : TwentyOne::told(state, event, follower.view().viewer))
              ASSERT_EQ(code_of(follower.hear(line)), "fine") << line;
          TwentyOne::apply(state, event);
        };
        if (TwentyOne::turn(state).is_chance())
          happen(TwentyOne::sample(state, rng));
        else
          happen(rng.pick(TwentyOne::legal(state)));
        ASSERT_FALSE(HasFatalFailure());
        for (const Follower& follower : followers) {
          ASSERT_TRUE(follower.settled());
          ASSERT_TRUE(follower.view() == TwentyOne::view(state, follower.view().viewer));
        }
      }
    }
  }
}

// A whole game of one seat's lines, up to what everybody lays open.
TEST(TwentyOneFollower, WhatIsLeftIsCheckedAgainstWhatIsKnown) {
  const Config config{.players = 2, .board = BoardKind::crowded};
  long ends = 0;
  for (int game = 0; game < 20; ++game) {
    Rng rng(static_cast<std::uint64_t>(game));
    State state = TwentyOne::start(config);
    Follower follower(config, game % 2 == 0 ? Viewer(Seat{0}) : Viewer::onlooker());
    std::vector<std::string> told;
    while (!TwentyOne::turn(state).is_over()) {
      const auto happen = [&](const auto& event) {
        told = TwentyOne::told(state, event, follower.view().viewer);
        ASSERT_EQ(code_of(follower.hear(told[0])), "fine") << told[0];
        TwentyOne::apply(state, event);
      };
      if (TwentyOne::turn(state).is_chance())
        happen(TwentyOne::sample(state, rng));
      else
        happen(rng.pick(TwentyOne::legal(state)));
      ASSERT_FALSE(HasFatalFailure());
    }
    ASSERT_EQ(told.size(), 2U);
    const std::string& left = told[1];
    EXPECT_FALSE(follower.settled());
    EXPECT_FALSE(TwentyOne::turn(follower.view()).is_over()) << "not before what is left is told";
    ASSERT_TRUE(follower.due().starts_with("~ left ")) << follower.due();
    EXPECT_EQ(code_of(follower.hear("0 pass")), "line_due");
    EXPECT_EQ(code_of(follower.hear("~ draw ?")), "line_due");
    EXPECT_EQ(code_of(follower.hear(concat(left, " | -"))), "left_seats");
    EXPECT_EQ(code_of(follower.hear("~ left - | -")), "wrong_left");
    EXPECT_EQ(code_of(follower.hear("~ left")), "left_seats");
    EXPECT_EQ(code_of(follower.hear(concat(left, " *"))), left.ends_with('-') ? "bad_token" : "wrong_left");
    EXPECT_EQ(code_of(follower.hear("~ left 1 x | 2")), "bad_token");
    EXPECT_EQ(code_of(follower.hear("~ left 17 1 | 2")), "not_sorted");
    ASSERT_EQ(code_of(follower.hear(left)), "fine");
    EXPECT_TRUE(follower.settled());
    EXPECT_EQ(follower.due(), "");
    EXPECT_TRUE(follower.view() == TwentyOne::view(state, follower.view().viewer));
    EXPECT_EQ(code_of(follower.hear(left)), "game_over");
    ++ends;
  }
  EXPECT_EQ(ends, 20);
}

TEST(TwentyOneFollower, SaysWhichLineIsDue) {
  Follower follower({.players = 2}, Seat{});
  Follower onlooker({.players = 2}, Viewer::onlooker());
  const auto both = [&](const char* line, const char* seen) {
    ASSERT_EQ(code_of(follower.hear(line)), "fine") << line;
    ASSERT_EQ(code_of(onlooker.hear(seen)), "fine") << seen;
  };
  EXPECT_EQ(follower.due(), "~ start SEAT");
  both("~ start 0", "~ start 0");
  EXPECT_EQ(follower.due(), "~ hand 0 TOKEN TOKEN TOKEN");
  EXPECT_EQ(onlooker.due(), "~ hand 0 ? ? ?");
  EXPECT_EQ(said(follower.hear("0 pass").error()), "first comes \"~ hand 0 TOKEN TOKEN TOKEN\"");
  EXPECT_EQ(code_of(onlooker.hear("~ hand 0 3 4 *")), "hidden_hand");
  both("~ hand 0 3 4 *", "~ hand 0 ? ? ?");
  EXPECT_EQ(follower.due(), "~ hand 1 ? ? ?");
  both("~ hand 1 ? ? ?", "~ hand 1 ? ? ?");
  EXPECT_EQ(follower.due(), "");
  both("0 place 3 G7", "0 place 3 G7");
  EXPECT_EQ(follower.due(), "~ draw TOKEN");
  EXPECT_EQ(onlooker.due(), "~ draw ?");
  EXPECT_EQ(code_of(follower.hear("~ draw ?")), "own_tokens");
  EXPECT_EQ(code_of(onlooker.hear("~ draw 5")), "hidden_draw");
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
  EXPECT_EQ(code_of(follower.hear("1 exchange ?")), "can_place");
  EXPECT_EQ(code_of(follower.hear("1 exchange 12")), "hidden_exchange");
  ASSERT_EQ(code_of(follower.hear("1 place 1 I7")), "fine");
  ASSERT_EQ(code_of(follower.hear("~ draw ?")), "fine");
  ASSERT_EQ(code_of(follower.hear("0 place 4 H7")), "fine");
  ASSERT_EQ(code_of(follower.hear("~ draw 5")), "fine");
  ASSERT_EQ(code_of(follower.hear("1 place 1 H6")), "fine");
  ASSERT_EQ(code_of(follower.hear("~ draw ?")), "fine");
  EXPECT_EQ(code_of(follower.hear("0 exchange ?")), "bad_token") << "its own tokens are not hidden";
  ASSERT_EQ(code_of(follower.hear("0 place 5 F8")), "fine");
  ASSERT_EQ(code_of(follower.hear("~ draw 6")), "fine");
  // Both its 1s are on the board.
  EXPECT_EQ(follower.hear("1 place 1 E7").error(),
            Message(Say::not_left, {{"seat", Seat{1}}, {"token", "1"}}));
  EXPECT_EQ(said(follower.hear("1 place 1 E7").error()), "seat 1 has no 1 left");
}

}  // namespace
}  // namespace tessera::twenty_one
