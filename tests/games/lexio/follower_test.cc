#include "games/lexio/follower.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>
#include <string>
#include <vector>

#include "base/random.h"
#include "games/lexio/game.h"
#include "tests/games/lexio/helpers.h"
#include "tests/support/said.h"

// What no line tells: the 2s that the losers of a round were left with, and with
// them the chips. The laws in tests/laws look at everything else.

namespace tessera::lexio {
namespace {

// Random games with one follower a seat; calls ended(before, truth, followers, thought)
// when a round is over, and dealt(truth, followers) after the first play of the next.
template <class Ended, class Dealt>
void follow_games(const Config& config, int games, Ended&& ended, Dealt&& dealt) {
  Rng rng(77);
  for (int i = 0; i < games; ++i) {
    State state = Lexio::start(config);
    std::vector<Follower> followers;
    for (Seat seat : seats(config.players)) followers.emplace_back(config, seat);
    while (!Lexio::turn(state).is_over() && !::testing::Test::HasFatalFailure()) {
      const State before = state;
      const auto hear = [&](const auto& event) {
        for (Seat seat : seats(config.players))
          for (const std::string& line : Lexio::told(state, event, seat))
            ASSERT_TRUE(followers[index(seat)].hear(line)) << line;
        Lexio::apply(state, event);
      };
      if (Lexio::turn(state).is_chance()) {
        hear(Lexio::sample(state, rng));
        continue;
      }
      hear(rng.pick(Lexio::legal(state)));
      if (state.pub.phase != Phase::playing)
        ended(before, state, followers);
      else if (before.pub.played.empty())
        dealt(state, followers);
    }
  }
}

const auto kNothing = [](const auto&...) {};

// In how many ways a hand of so many tiles can have so many 2s, but for a factor
// that is the same for all ways to share them.
long ways(int tiles, int twos) {
  long ways = 1;
  for (int i = 0; i < twos; ++i) ways = ways * (tiles - i) / (i + 1);
  return tiles < twos ? 0 : ways;
}

long likelihood(const std::vector<int>& rooms, const std::vector<int>& twos) {
  long product = 1;
  for (std::size_t i = 0; i < rooms.size(); ++i) product *= ways(rooms[i], twos[i]);
  return product;
}

long greatest_likelihood(const std::vector<int>& rooms, std::vector<int>& twos, std::size_t at, int left) {
  if (at + 1 == rooms.size()) {
    twos[at] = left;
    return likelihood(rooms, twos);
  }
  long best = 0;
  for (twos[at] = 0; twos[at] <= left; ++twos[at])
    best = std::max(best, greatest_likelihood(rooms, twos, at + 1, left - twos[at]));
  return best;
}

TEST(LexioFollower, SharesTheUnseenTwosAsIsMostLikely) {
  long shared = 0;
  for (const int players : {3, 4, 5}) {
    const Config config = table_of(players, Rulebook::french, 1);
    follow_games(
        config, 300,
        [&](const State& before, const State& truth, const std::vector<Follower>& followers) {
          const RoundEnd& real = *truth.pub.last_round;
          for (Seat viewer : seats(players)) {
            const RoundEnd& thought = *followers[index(viewer)].view().pub.last_round;
            EXPECT_EQ(thought.tiles, real.tiles);
            EXPECT_EQ(thought.winner, real.winner);
            EXPECT_EQ(thought.twos[index(viewer)], real.twos[index(viewer)]);
            EXPECT_EQ(std::accumulate(thought.twos.begin(), thought.twos.end(), 0),
                      std::accumulate(real.twos.begin(), real.twos.end(), 0));
            std::vector<int> rooms;
            std::vector<int> twos;
            for (Seat seat : seats(players)) {
              if (seat == viewer || seat == real.winner) continue;
              // The opening tile takes a place of its own.
              const bool has_opening =
                  before.pub.opener == seat && before.hands[index(seat)].contains(kOpeningTile);
              rooms.push_back(real.tiles[index(seat)] - (has_opening ? 1 : 0));
              twos.push_back(thought.twos[index(seat)]);
            }
            std::vector<int> other(rooms.size());
            const int unseen = std::accumulate(twos.begin(), twos.end(), 0);
            if (unseen > 0 && rooms.size() > 1) ++shared;
            EXPECT_EQ(likelihood(rooms, twos), greatest_likelihood(rooms, other, 0, unseen));
          }
        },
        kNothing);
  }
  EXPECT_GT(shared, 50);
}

TEST(LexioFollower, KnowsTheChipsWhereOnlyOneHandCanHaveTheTwos) {
  long known = 0;
  follow_games(
      table_of(3, Rulebook::french, 1), 50,
      [&](const State&, const State& truth, const std::vector<Follower>& followers) {
        for (Seat viewer : seats(3)) {
          if (viewer == truth.pub.last_round->winner) continue;
          ++known;
          EXPECT_TRUE(followers[index(viewer)].view() == Lexio::view(truth, viewer));
        }
      },
      kNothing);
  EXPECT_EQ(known, 100);
}

TEST(LexioFollower, KeepsTheSumOfChipsAndTheRound) {
  const Config config = table_of(4, Rulebook::publisher, 5, 40);
  const auto check_sum = [&](const std::vector<Follower>& followers) {
    for (const Follower& follower : followers) {
      const auto& chips = follower.view().pub.chips;
      EXPECT_EQ(std::accumulate(chips.begin(), chips.end(), 0), 4 * 40);
      EXPECT_GE(*std::min_element(chips.begin(), chips.begin() + 4), 0);
    }
  };
  long thought_over = 0;
  follow_games(
      config, 100,
      [&](const State&, const State& truth, const std::vector<Follower>& followers) {
        check_sum(followers);
        if (truth.pub.phase == Phase::over) return;
        for (const Follower& follower : followers)
          if (follower.view().pub.phase == Phase::over) ++thought_over;
      },
      [&](const State& truth, const std::vector<Follower>& followers) {
        check_sum(followers);
        for (const Follower& follower : followers) {
          EXPECT_EQ(follower.view().pub.round, truth.pub.round);
          const auto& chips = follower.view().pub.chips;
          EXPECT_GE(*std::min_element(chips.begin(), chips.begin() + 4), 1) << "another deal: nobody is out";
        }
      });
  EXPECT_GT(thought_over, 0) << "the case that a game goes on unexpectedly did not occur";
}

// A loser among three knows the other loser's 2s, and so that all chips are gone.
TEST(LexioFollower, RefusesADealWhereTheGameIsSurelyOver) {
  const Config config = table_of(3, Rulebook::french, 5, 1);
  long refused = 0;
  follow_games(
      config, 30,
      [&](const State&, const State& truth, const std::vector<Follower>& followers) {
        ASSERT_EQ(truth.pub.phase, Phase::over) << "every loser had one chip";
        for (Seat viewer : seats(3)) {
          if (viewer == truth.pub.last_round->winner) continue;  // can't tell the losers' 2s apart
          Follower follower = followers[index(viewer)];
          Rng rng(1);
          const Deal deal = Lexio::sample(Lexio::start(config), rng);
          const auto heard = follower.hear(Lexio::told(Lexio::start(config), deal, viewer).front());
          ASSERT_FALSE(heard);
          EXPECT_EQ(code_name(heard.error()), "game_over");
          ++refused;
        }
      },
      kNothing);
  EXPECT_EQ(refused, 60);
}

TEST(LexioFollower, HoldsTheOpenerToItsOpeningTile) {
  const Config config = table_of(3, Rulebook::french, 1);
  Follower follower(config, seat_at(1));
  const auto heard = [&](std::string_view line) {
    const auto result = follower.hear(line);
    return result ? std::string("fine") : code_name(result.error());
  };
  EXPECT_EQ(heard("~ deal ?12 | 3t 3m 3s 4c 4t 4m 4s 5c 5t 5m 5s 6c | ?12"), "fine");
  EXPECT_FALSE(follower.settled());
  EXPECT_EQ(heard("~ deal ?12 | 3t 3m 3s 4c 4t 4m 4s 5c 5t 5m 5s 6c | ?12"), "line_due");
  EXPECT_EQ(heard("0 play 7c 7t 8c 8t 8m"), "fine");
  EXPECT_TRUE(follower.settled());
  EXPECT_EQ(heard("1 pass"), "fine");
  EXPECT_EQ(heard("2 pass"), "fine");
  EXPECT_EQ(heard("0 play 9c 9t 1c 1t 1m"), "fine");
  EXPECT_EQ(heard("1 pass"), "fine");
  EXPECT_EQ(heard("2 play 3c 2c 2t 2m 2s"), "not_in_hand");
  EXPECT_EQ(heard("2 pass"), "fine");
  // Two tiles are left, one of them 3c.
  EXPECT_EQ(heard("0 play 2c 2t 2m"), "too_many");
  EXPECT_EQ(heard("0 play 2c 2t"), "has_opening_tile");
  EXPECT_EQ(heard("0 play 2s"), "fine");
  EXPECT_EQ(heard("1 pass"), "fine");
  EXPECT_EQ(heard("2 pass"), "fine");
  EXPECT_EQ(heard("0 play 1s"), "has_opening_tile");
  EXPECT_EQ(heard("0 play 3c"), "fine");
  EXPECT_EQ(heard("0 play 3c"), "game_over");
}

}  // namespace
}  // namespace tessera::lexio
