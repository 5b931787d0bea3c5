#include "arena/match.h"

#include <gtest/gtest.h>

#include "arena/pool.h"
#include "arena/standings.h"
#include "games/catalog.h"
#include "tests/arena/players.h"
#include "tests/support/said.h"

namespace tessera::arena {
namespace {

using Lineups = std::vector<Lineup>;

TEST(PlanDeal, EverybodySitsEverywhere) {
  EXPECT_EQ(*plan_deal(2, 2), (Lineups{{0, 1}, {1, 0}}));
  EXPECT_EQ(*plan_deal(3, 3), (Lineups{{0, 1, 2}, {2, 0, 1}, {1, 2, 0}}));
}

TEST(PlanDeal, OneAgainstCopiesOfTheOther) {
  EXPECT_EQ(*plan_deal(2, 4), (Lineups{{0, 1, 1, 1}, {1, 0, 1, 1}, {1, 1, 0, 1}, {1, 1, 1, 0}}));
}

TEST(PlanDeal, OneAloneIsCopiesOfItself) { EXPECT_EQ(*plan_deal(1, 3), (Lineups{{0, 0, 0}})); }

TEST(PlanDeal, AtATableOfOneEverybodyPlaysTheDeal) { EXPECT_EQ(*plan_deal(3, 1), (Lineups{{0}, {1}, {2}})); }

TEST(PlanDeal, OtherNumbersAreRefused) {
  EXPECT_EQ(code_name(plan_deal(0, 2).error()), "no_bots");
  EXPECT_EQ(code_name(plan_deal(3, 2).error()), "bad_bots");
  EXPECT_EQ(code_name(plan_deal(3, 4).error()), "bad_bots");
}

Match match_of(std::string_view game, int players, std::vector<std::string> bots, std::uint64_t seed = 1) {
  return *Match::make(*find_game(game), tessera::Setup{players, {}}, std::move(bots), seed, {},
                      testing::make_test_player);
}

std::vector<int> first_deals(int count) {
  std::vector<int> deals;
  for (int i = 0; i < count; ++i) deals.push_back(i);
  return deals;
}

Standings play_match(const Match& match, int deals, int jobs = 1) {
  std::vector<DealPlayer> workers;
  for (int i = 0; i < jobs; ++i) workers.push_back(*DealPlayer::gather(match));
  Standings standings(match);
  play_deals(
      workers, first_deals(deals),
      [&](int deal, PlayedDeal played) { standings.add(deal, std::move(played)); }, [] { return true; });
  return standings;
}

TEST(Match, UnknownBotsAndBadSetupsAreRefused) {
  EXPECT_FALSE(Match::make(*find_game("101"), tessera::Setup{7, {}}, {"greedy"}, 1));
  EXPECT_FALSE(DealPlayer::gather(match_of("101", 2, {"greedy", "einstein"})));
}

// A deal's luck is the same for both, so what a player that throws no dice wins on
// one seat, its twin wins on the other.
TEST(Match, TwinsComeOutExactlyLevel) {
  for (const AnyGame* game : all_games())
    for (int players = std::max(2, game->spec().min_players); players <= game->spec().max_players;
         ++players) {
      const Match match = match_of(game->spec().name, players, {"first", "first"});
      const Standings standings = play_match(match, 5);
      EXPECT_EQ(standings.deals(), 5);
      for (const Standing& standing : standings.bots()) {
        EXPECT_NEAR(standing.margins.mean(), 0, 1e-12);
        EXPECT_NEAR(standing.margins.half_width95(), 0, 1e-12);
        EXPECT_NEAR(standing.wins.mean(), 1.0 / players, 1e-12);
      }
      EXPECT_NEAR(standings.elo()->estimate, 0, 1e-9);
    }
}

TEST(Match, TwinsInTeamsComeOutExactlyLevel) {
  const Match match = *Match::make(*find_game("21"), tessera::Setup{4, {{"teams", "on"}}}, {"first", "first"},
                                   1, {}, testing::make_test_player);
  const Standings standings = play_match(match, 5);
  for (const Standing& standing : standings.bots()) {
    EXPECT_NEAR(standing.margins.half_width95(), 0, 1e-12);
    EXPECT_NEAR(standing.wins.mean(), 0.5, 1e-12);
  }
  EXPECT_NEAR(standings.elo()->estimate, 0, 1e-9);
}

TEST(Match, AsManyTwinsAsSeatsComeOutLevelToo) {
  const Match match = match_of("lexio", 3, {"first", "first", "first"});
  const Standings standings = play_match(match, 10);
  for (const Standing& standing : standings.bots()) EXPECT_NEAR(standing.margins.half_width95(), 0, 1e-12);
  EXPECT_FALSE(standings.elo());
}

TEST(Match, EqualBotsAreWithinTheInterval) {
  for (const char* game : {"101", "21"}) {
    const Match match = match_of(game, 2, {"greedy", "greedy"});
    const Standings standings = play_match(match, 30);
    const Sample& margins = standings.bots()[0].margins;
    EXPECT_GT(margins.half_width95(), 0);
    EXPECT_LT(std::abs(margins.mean()), margins.half_width95());
  }
}

TEST(Match, GreedyBeatsRandomEverywhere) {
  for (const AnyGame* game : all_games())
    for (int players = game->spec().min_players; players <= game->spec().max_players; ++players) {
      const Match match = match_of(game->spec().name, players, {"greedy", "random"});
      const Standings standings = play_match(match, 12);
      const auto& [greedy, random] = std::tie(standings.bots()[0], standings.bots()[1]);
      EXPECT_GT(greedy.margins.mean() - greedy.margins.half_width95(),
                random.margins.mean() + random.margins.half_width95())
          << game->spec().name << players;
      EXPECT_EQ(greedy.conduct.faults + random.conduct.faults, 0U);
    }
}

TEST(Match, TheFiguresAreTheSameOnAnyNumberOfThreads) {
  const Match match = match_of("lexio", 4, {"greedy", "random"});
  const Standings one = play_match(match, 24, 1);
  for (int jobs : {2, 5}) {
    const Standings more = play_match(match, 24, jobs);
    for (std::size_t i = 0; i < 2; ++i) {
      EXPECT_EQ(more.bots()[i].margins.mean(), one.bots()[i].margins.mean());
      EXPECT_EQ(more.bots()[i].margins.half_width95(), one.bots()[i].margins.half_width95());
      EXPECT_EQ(more.bots()[i].wins.mean(), one.bots()[i].wins.mean());
      EXPECT_EQ(more.bots()[i].conduct.times.moves(), one.bots()[i].conduct.times.moves());
    }
  }
}

TEST(Match, AnotherSeedIsAnotherMatch) {
  const Match first = match_of("101", 2, {"greedy", "random"}, 1);
  const Match second = match_of("101", 2, {"greedy", "random"}, 2);
  const Standings one = play_match(first, 4);
  const Standings two = play_match(second, 4);
  EXPECT_NE(one.bots()[0].conduct.times.moves(), two.bots()[0].conduct.times.moves());
}

TEST(Match, FaultsAreCountedForTheBotThatMadeThem) {
  const Match match = match_of("21", 3, {"first", "faulty"});
  const Standings standings = play_match(match, 2);
  EXPECT_EQ(standings.bots()[0].conduct.faults, 0U);
  EXPECT_EQ(standings.bots()[1].conduct.faults, standings.bots()[1].conduct.times.moves());
  ASSERT_TRUE(standings.bots()[1].conduct.first_fault);
  EXPECT_EQ(said(*standings.bots()[1].conduct.first_fault).find("\"resign\": "), 0U);
}

TEST(Match, EndsWithWholeDealsWhenAskedTo) {
  const Match match = match_of("lexio", 5, {"greedy", "random"});
  std::vector<DealPlayer> workers;
  for (int i = 0; i < 3; ++i) workers.push_back(*DealPlayer::gather(match));
  int finished = 0;
  play_deals(
      workers, first_deals(100'000),
      [&](int /*deal*/, const PlayedDeal& played) {
        EXPECT_EQ(played.games.size(), 5U);
        EXPECT_EQ(played.records.size(), 5U);
        ++finished;
      },
      [&] { return finished < 4; });
  EXPECT_GE(finished, 4);
  EXPECT_LT(finished, 100'000);
}

TEST(Match, NoDealsAreNoMatch) {
  const Match match = match_of("101", 2, {"greedy", "random"});
  EXPECT_EQ(play_match(match, 0).deals(), 0);
  EXPECT_FALSE(play_match(match, 0).elo());
}

}  // namespace
}  // namespace tessera::arena
