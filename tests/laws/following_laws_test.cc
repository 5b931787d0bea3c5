#include <gtest/gtest.h>
#include <span>
#include <string>
#include <vector>

#include "base/text.h"
#include "core/game.h"
#include "core/playout.h"
#include "games/catalog.h"
#include "terminal/draw.h"
#include "tests/support/random_games.h"
#include "tests/support/said.h"

// Whoever hears what a seat or an onlooker is told knows what that seat or onlooker sees.

namespace tessera {
namespace {

template <class G>
class FollowingLaws : public ::testing::Test {};

using Games = ::testing::Types<one_oh_one::OneOhOne, lexio::Lexio, twenty_one::TwentyOne>;
TYPED_TEST_SUITE(FollowingLaws, Games);

// Everybody who may follow a game.
template <class G>
FixedVector<Viewer, kMaxSeats + 1> followed_by(int players) {
  auto viewers = all_viewers(players);
  // 21 has no onlookers yet.
  if (std::is_same_v<G, twenty_one::TwentyOne>) viewers.pop_back();
  return viewers;
}

// One event of a random game, and the lines that each viewer is told of it.
template <class G>
std::vector<std::vector<std::string>> play_and_tell(typename G::State& state, Rng& rng) {
  std::vector<std::vector<std::string>> told;
  const auto happen = [&](const auto& event) {
    for (const Viewer viewer : followed_by<G>(G::players(state)))
      told.push_back(G::told(state, event, viewer));
    G::apply(state, event);
  };
  if (G::turn(state).is_chance()) {
    happen(G::sample(state, rng));
  } else {
    const auto moves = G::legal(state);
    happen(rng.pick(moves));
  }
  return told;
}

// Plays random games; calls visit(follower, line, rng) before each line is heard
// and looks at every viewer's view after every event.
template <class G, class Visit>
void follow_random_games(int games, Visit&& visit) {
  const ErasedGame<G> game;
  for (const tessera::Setup& setup : every_setup(game)) {
    const auto viewers = followed_by<G>(setup.players);
    Rng rng(2026);
    for (int i = 0; i < games; ++i) {
      auto state = G::start(*G::configure(setup));
      std::vector<typename G::Follower> followers;
      for (const Viewer viewer : viewers) followers.emplace_back(*G::configure(setup), viewer);
      while (!G::turn(state).is_over()) {
        const auto told = play_and_tell<G>(state, rng);
        for (std::size_t v = 0; v < viewers.size(); ++v) {
          auto& follower = followers[v];
          for (const std::string& line : told[v]) {
            visit(follower, line, rng);
            const auto heard = follower.hear(line);
            ASSERT_TRUE(heard) << line << ": " << said(heard.error());
          }
          ASSERT_TRUE(follower.settled()) << told[v].back();
          ASSERT_EQ(follower.due().empty(), !G::turn(state).is_chance()) << told[v].back();
          const auto truth = G::view(state, viewers[v]);
          ASSERT_TRUE(follower.view() == truth)
              << told[v].back() << '\n'
              << terminal::draw(follower.view()).plain() << terminal::draw(truth).plain();
        }
      }
    }
  }
}

TYPED_TEST(FollowingLaws, WhatAViewerIsToldIsAllThatItSees) {
  follow_random_games<TypeParam>(3, [](const auto&, const std::string&, Rng&) {});
}

// One word replaced, removed, doubled or swapped, or another character.
std::string damaged(const std::string& line, Rng& rng) {
  static constexpr std::string_view kWords[] = {
      "~",    "0",   "1",  "2",  "?",    "3c",     "2s",    "play", "pass", "place",  "exchange", "take",
      "flip", "*21", "E5", "H8", "draw", "reveal", "opens", "left", "-",    "low:PG", "?high",    "|"};
  auto words = split_words(line);
  const auto any = [&] { return rng.below(static_cast<std::uint32_t>(words.size())); };
  const std::size_t at = any();
  std::string text;
  switch (rng.below(5)) {
    case 0:
      words[at] = rng.pick(std::span(kWords));
      break;
    case 1:
      words.erase(words.begin() + static_cast<std::ptrdiff_t>(at));
      break;
    case 2:
      words.insert(words.begin() + static_cast<std::ptrdiff_t>(at), words[any()]);
      break;
    case 3:
      std::swap(words[at], words[any()]);
      break;
    default:
      text = line;
      text[rng.below(static_cast<std::uint32_t>(text.size()))] = static_cast<char>('!' + rng.below(94));
      return text;
  }
  return join_words(words);
}

// Such a line may still be one that the seat could have been told; then it is
// followed, and what comes of it is a position like any other.
TYPED_TEST(FollowingLaws, ADamagedLineIsRefusedWithoutATraceOrCouldBeTrue) {
  using G = TypeParam;
  long refused = 0;
  long followed = 0;
  follow_random_games<G>(1, [&](const auto& follower, const std::string& line, Rng& rng) {
    for (int i = 0; i < 4; ++i) {
      const std::string strange = damaged(line, rng);
      auto other = follower;
      const auto heard = other.hear(strange);
      if (!heard) {
        ++refused;
        EXPECT_FALSE(code_name(heard.error()).empty());
        EXPECT_GT(said(heard.error()).size(), 10U) << said(heard.error());
        ASSERT_TRUE(other.view() == follower.view()) << strange;
        ASSERT_EQ(other.settled(), follower.settled()) << strange;
        // Nothing that can't be seen has changed either: it goes on as before.
        ASSERT_TRUE(other.hear(line)) << strange << " / " << line;
        auto same = follower;
        ASSERT_TRUE(same.hear(line));
        ASSERT_TRUE(other.view() == same.view()) << strange;
        continue;
      }
      if (!other.settled()) continue;
      ++followed;
      const auto view = other.view();
      auto imagined = G::imagine(view, rng);
      ASSERT_TRUE(G::view(imagined, G::viewer(view)) == view) << strange;
      if (rng.below(20) == 0) random_playout<G>(imagined, rng);
    }
  });
  EXPECT_GT(refused, 1000);
  EXPECT_GT(followed, 100);
}

// Lines of other games and of no game at all.
TYPED_TEST(FollowingLaws, NonsenseIsRefused) {
  using G = TypeParam;
  follow_random_games<G>(1, [](const auto& follower, const std::string& line, Rng& rng) {
    if (rng.below(10) != 0) return;
    for (const std::string& strange :
         {std::string(), std::string("~"), std::string("0"), std::string("~ ~"), std::string("0 0"),
          std::string("9 pass"), std::string("-1 pass"), std::string("~ deal"), std::string("~ hand"),
          std::string("result 0 0 winner 0"), std::string("x"), concat('~', line), concat(line, " ?")}) {
      auto other = follower;
      ASSERT_FALSE(other.hear(strange)) << strange;
      ASSERT_TRUE(other.view() == follower.view()) << strange;
    }
  });
}

TEST(AnyFollowerLaws, ItSeesWhatTheGameShowsTheSeat) {
  for (const AnyGame* game : all_games()) {
    Rng rng(8);
    const tessera::Setup setup{game->spec().default_players, {}};
    const auto state = *game->start(setup);
    const Seat seat = seat_at(1);
    const auto follower = *game->follow(setup, seat);
    long turns = 0;
    while (!state->turn().is_over()) {
      for (const std::string& line : testing::play_at_random(*state, rng, seat)) {
        EXPECT_FALSE(follower->hear("nonsense"));
        ASSERT_TRUE(follower->hear(line)) << line;
      }
      if (state->turn() != Turn::of(seat)) continue;
      ++turns;
      ASSERT_TRUE(follower->settled());
      EXPECT_EQ(follower->view().legal(), state->legal());
      EXPECT_EQ(follower->view().viewer(), seat);
    }
    EXPECT_GT(turns, 5);
  }
}

TEST(AnyFollowerLaws, TableAndSeatMustExist) {
  for (const AnyGame* game : all_games()) {
    const int players = game->spec().max_players;
    EXPECT_TRUE(game->follow({players, {}}, seat_at(static_cast<std::size_t>(players - 1))));
    const auto no_seat = game->follow({players, {}}, seat_at(static_cast<std::size_t>(players)));
    ASSERT_FALSE(no_seat);
    EXPECT_EQ(code_name(no_seat.error()), "no_such_seat");
    EXPECT_FALSE(game->follow({players + 1, {}}, Seat{}));
    EXPECT_FALSE(game->follow({players, {{"colour", "red"}}}, Seat{}));
  }
}

}  // namespace
}  // namespace tessera
