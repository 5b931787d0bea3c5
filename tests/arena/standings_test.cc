#include "arena/standings.h"

#include <algorithm>
#include <gtest/gtest.h>

#include "base/random.h"
#include "games/catalog.h"

namespace tessera::arena {
namespace {

Match lexio_match(int players, std::vector<std::string> bots) {
  return *Match::make(*find_game("lexio"), tessera::Setup{players, {}}, std::move(bots), 1);
}

Match pair_match() { return *Match::make(*find_game("21"), tessera::Setup{2, {}}, {"a", "b"}, 1); }

Match team_match(std::vector<std::string> bots) {
  return *Match::make(*find_game("21"), tessera::Setup{4, {{"teams", "on"}}}, std::move(bots), 1);
}

PlayedDeal deal_of(std::vector<Outcome> games, std::size_t bots) {
  return {std::move(games), std::vector<Conduct>(bots), {}};
}

constexpr Seat kSeat0 = seat_at(0);
constexpr Seat kSeat1 = seat_at(1);
constexpr Seat kSeat2 = seat_at(2);
constexpr Seat kSeat3 = seat_at(3);

TEST(Standings, OneAgainstCopiesByHand) {
  const Match match = lexio_match(3, {"a", "b"});
  Standings standings(match);
  // a sits on seat 0, 1, 2. Its margins: 30 - 15, 0 - 20, 9 - 9; it wins 1, 0, and a third.
  standings.add(
      0,
      deal_of({{{30, 10, 20}, {kSeat0}}, {{10, 0, 30}, {kSeat2}}, {{9, 9, 9}, {kSeat0, kSeat1, kSeat2}}}, 2));
  const Standing& a = standings.bots()[0];
  const Standing& b = standings.bots()[1];
  EXPECT_NEAR(a.margins.mean(), (15 - 20 + 0) / 3.0, 1e-12);
  EXPECT_NEAR(a.wins.mean(), (1 + 0 + 1 / 3.0) / 3, 1e-12);
  // Its copies: 10 - 25, 20 - 20; 10 - 15, 30 - 5; 0, 0. They win 0, 0; 0, 1; a third each.
  EXPECT_NEAR(b.margins.mean(), (-15 + 0 - 5 + 25 + 0 + 0) / 6.0, 1e-12);
  EXPECT_NEAR(b.wins.mean(), (1 + 2 / 3.0) / 6, 1e-12);
  EXPECT_EQ(standings.games(), 3);
  // A second deal that a wins throughout, so that its deals are -5/3 and 15.
  standings.add(1,
                deal_of({{{30, 10, 20}, {kSeat0}}, {{10, 30, 20}, {kSeat1}}, {{10, 20, 30}, {kSeat2}}}, 2));
  EXPECT_NEAR(a.margins.mean(), (15 - 5 / 3.0) / 2, 1e-12);
  EXPECT_NEAR(a.margins.half_width95(), 12.7062 * (15 + 5 / 3.0) / 2, 1e-3);
}

TEST(Standings, TeamsAreCountedBySides) {
  const Match match = team_match({"a", "b"});
  Standings standings(match);
  // a sits on seat 0, 1, 2, 3, and seats 0 and 2 play against 1 and 3. Its side is ahead by
  // 50 - 30, 30 - 50, 0 and 12 - 10; it wins, loses, shares and wins.
  standings.add(0, deal_of({{{30, 10, 20, 20}, {kSeat0, kSeat2}},
                            {{30, 10, 20, 20}, {kSeat0, kSeat2}},
                            {{5, 7, 5, 3}, {kSeat0, kSeat1, kSeat2, kSeat3}},
                            {{10, 6, 0, 6}, {kSeat1, kSeat3}}},
                           2));
  const Standing& a = standings.bots()[0];
  const Standing& b = standings.bots()[1];
  EXPECT_NEAR(a.margins.mean(), (20 - 20 + 0 + 2) / 4.0, 1e-12);
  EXPECT_NEAR(a.wins.mean(), (1 + 0 + 0.5 + 1) / 4, 1e-12);
  // The copy beside a is part of what a is measured by, not of its opponent.
  EXPECT_NEAR(b.margins.mean(), -a.margins.mean(), 1e-12);
  EXPECT_NEAR(b.wins.mean(), 1 - a.wins.mean(), 1e-12);
  EXPECT_NEAR(standings.elo()->estimate, elo_of_share(2.5 / 4, 2), 1e-9);
}

TEST(Standings, PartnersOfTheirOwnHaveTheFiguresOfTheirSide) {
  const Match match = team_match({"a", "b", "c", "d"});
  Standings standings(match);
  const Outcome even{{30, 10, 20, 20}, {kSeat0, kSeat2}};
  const Outcome odd{{10, 30, 20, 20}, {kSeat1, kSeat3}};
  standings.add(0, deal_of({even, odd, even, odd}, 4));  // a and c sit on 0 and 2, then on 1 and 3
  for (std::size_t bot : {0U, 2U}) {
    EXPECT_EQ(standings.bots()[bot].margins.mean(), 20);
    EXPECT_EQ(standings.bots()[bot].wins.mean(), 1);
    EXPECT_EQ(standings.bots()[bot + 1].margins.mean(), -20);
    EXPECT_EQ(standings.bots()[bot + 1].wins.mean(), 0);
  }
}

TEST(Standings, CopiesOnBothSidesAreLevel) {
  const Match match = team_match({"a"});
  Standings standings(match);
  standings.add(0, deal_of({{{30, 10, 20, 20}, {kSeat0, kSeat2}}}, 1));
  EXPECT_EQ(standings.bots()[0].margins.mean(), 0);
  EXPECT_EQ(standings.bots()[0].wins.mean(), 0.5);
}

TEST(Standings, AtATableOfOneTheScoreIsTheFigure) {
  const Match match = *Match::make(*find_game("101"), tessera::Setup{1, {}}, {"a", "b"}, 1);
  Standings standings(match);
  standings.add(0, deal_of({{{40}, {kSeat0}}, {{25}, {kSeat0}}}, 2));
  EXPECT_EQ(standings.bots()[0].margins.mean(), 40);
  EXPECT_EQ(standings.bots()[1].margins.mean(), 25);
  EXPECT_FALSE(standings.elo());
}

// A rich deal is rich for both, so their difference is known better than either score.
TEST(Standings, AtATableOfOneTheDifferenceIsTakenDealByDeal) {
  const Match match = *Match::make(*find_game("101"), tessera::Setup{1, {}}, {"a", "b"}, 1);
  Standings standings(match);
  EXPECT_FALSE(standings.lead());
  standings.add(0, deal_of({{{140}, {kSeat0}}, {{131}, {kSeat0}}}, 2));
  standings.add(1, deal_of({{{40}, {kSeat0}}, {{29}, {kSeat0}}}, 2));
  EXPECT_EQ(standings.lead()->mean(), 10);
  EXPECT_NEAR(standings.lead()->half_width95(), 12.7062, 1e-3);  // of 9 and 11
  EXPECT_FALSE(Standings(pair_match()).lead());
}

// Two games of a pair: won by the first bot, or not.
PlayedDeal pair_deal(bool first, bool second) {
  const auto game = [](Seat winner) {
    return winner == kSeat0 ? Outcome{{5, 3}, {kSeat0}} : Outcome{{2, 6}, {kSeat1}};
  };
  return deal_of({game(first ? kSeat0 : kSeat1), game(second ? kSeat1 : kSeat0)}, 2);
}

TEST(Standings, DealsAreCountedInTheirOrder) {
  const Match match = pair_match();
  Standings standings(match);
  standings.add(2, pair_deal(true, true));
  standings.add(1, pair_deal(true, false));
  EXPECT_EQ(standings.deals(), 0);
  standings.add(0, pair_deal(true, true));
  EXPECT_EQ(standings.deals(), 3);
  standings.add(4, pair_deal(false, false));
  EXPECT_EQ(standings.deals(), 3) << "what comes after a gap waits";
  EXPECT_NEAR(standings.bots()[0].wins.mean(), 5.0 / 6, 1e-12);
  EXPECT_NEAR(standings.elo()->estimate, elo_of_share(5.0 / 6, 2), 1e-9);
}

TEST(Standings, TheSequentialTestStopsAtTheSameDealInWhateverOrderTheyArrive) {
  const Match match = pair_match();
  const auto deal = [](int i) {
    Rng rng(derive_seed(3, static_cast<std::uint64_t>(i)));
    const bool first = rng.below(4) != 0;
    return pair_deal(first, rng.below(4) != 0);
  };
  const auto count = [&](const std::vector<int>& order) {
    Standings standings(match);
    standings.decide_by({.elo0 = 0, .elo1 = 100});
    for (int i : order) standings.add(i, deal(i));
    EXPECT_EQ(standings.sprt()->verdict, SprtVerdict::elo1);  // three of four games are won
    return standings.deals();
  };
  std::vector<int> order;
  for (int i = 0; i < 200; ++i) order.push_back(i);
  const int stopped = count(order);
  EXPECT_LT(stopped, 150);
  Rng rng(8);
  rng.shuffle(order);
  EXPECT_EQ(count(order), stopped);
}

}  // namespace
}  // namespace tessera::arena
