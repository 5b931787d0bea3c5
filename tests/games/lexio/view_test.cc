#include <gtest/gtest.h>
#include <map>

#include "core/playout.h"
#include "tests/games/lexio/helpers.h"

namespace tessera::lexio {
namespace {

using Lines = std::vector<std::string>;

constexpr Seat kSeat0{0};
constexpr Seat kSeat1{1};
constexpr Seat kSeat2{2};

TEST(LexioView, ShowsTheOwnHandAndCounts) {
  const State state = scene(table_of(3), {"4c 4s", "3c 9t 1m", "5c"}, 1);
  const View view = Lexio::view(state, kSeat1);
  EXPECT_EQ(Lexio::viewer(view), kSeat1);
  EXPECT_EQ(view.hand, tiles("3c 9t 1m"));
  EXPECT_EQ(view.pub, state.pub);
  EXPECT_EQ(view.pub.hand_sizes, (std::array<std::uint8_t, 5>{2, 3, 1, 0, 0}));
  EXPECT_EQ(Lexio::turn(view), Turn::of(kSeat1));
}

TEST(LexioView, AnOnlookerSeesNoHandAndHasNoMoves) {
  State state = scene(table_of(3), {"4c 4s", "3c 9t 1m", "5c"}, 1);
  const View view = Lexio::view(state, Viewer::onlooker());
  EXPECT_TRUE(view.hand.empty());
  EXPECT_EQ(view.pub, state.pub);
  EXPECT_TRUE(Lexio::legal(view).empty());
  EXPECT_TRUE(Lexio::reveals(state, play("9t"), Viewer::onlooker()));
  act(state, {"play 9t"});
  EXPECT_FALSE(Lexio::reveals(state, Move::pass(), Viewer::onlooker()));
}

TEST(LexioView, OnlyTheSeatToMoveHasMoves) {
  const State state = scene(table_of(3), {"4c 4s", "3c 9t 1m", "5c"}, 1);
  EXPECT_EQ(Lexio::legal(Lexio::view(state, kSeat1)), Lexio::legal(state));
  EXPECT_TRUE(Lexio::legal(Lexio::view(state, kSeat0)).empty());
  const State undealt = Lexio::start(table_of(3));
  EXPECT_TRUE(Lexio::legal(Lexio::view(undealt, kSeat0)).empty());
  EXPECT_TRUE(Lexio::turn(Lexio::view(undealt, kSeat0)).is_chance());
}

// Counts how often each hand of seat 1 is imagined; the chi-square against evenly.
struct Spread {
  std::map<std::uint64_t, int> seen;
  double chi_square = 0;
};
Spread imagine_often(const State& state, Seat viewer) {
  constexpr int kTimes = 20000;
  const View view = Lexio::view(state, viewer);
  Rng rng(21);
  Spread spread;
  for (int i = 0; i < kTimes; ++i) {
    const State world = Lexio::imagine(view, rng);
    EXPECT_EQ(Lexio::view(world, viewer), view);
    ++spread.seen[world.hands[1].bits()];
  }
  const double expected = double{kTimes} / static_cast<double>(spread.seen.size());
  for (auto [hand, n] : spread.seen) spread.chi_square += (n - expected) * (n - expected) / expected;
  return spread;
}

// Five hidden tiles, two of them in seat 1: C(5,2) = 10 ways. Chi-square with 9
// degrees of freedom stays below 33.7 but once in ten thousand.
TEST(LexioImagine, HiddenTilesLieEvenly) {
  const Spread spread = imagine_often(scene(table_of(3), {"4c 4s", "3t 9t", "1m 5c 2s"}, 0), kSeat0);
  EXPECT_EQ(spread.seen.size(), 10U);
  EXPECT_LT(spread.chi_square, 33.7);
}

// Seat 1 opened, so it has 3c: C(4,1) ways for its other tile. 3 degrees of freedom: 21.1.
TEST(LexioImagine, TheOpenerHoldsTheOpeningTile) {
  const State state = scene(table_of(3), {"4c 4s", "3c 9t", "1m 5c 2s"}, 0);
  ASSERT_EQ(state.pub.opener, kSeat1);
  const Spread spread = imagine_often(state, kSeat0);
  EXPECT_EQ(spread.seen.size(), 4U);
  EXPECT_LT(spread.chi_square, 21.1);
  for (auto [hand, n] : spread.seen) EXPECT_TRUE(TileSet::from_bits(hand).contains(kOpeningTile));
}

// The same when the viewer has it: C(5,2) again.
TEST(LexioImagine, TheViewerMayHoldTheOpeningTile) {
  const Spread spread = imagine_often(scene(table_of(3), {"3c 4s", "3t 9t", "1m 5c 2s"}, 0), kSeat0);
  EXPECT_EQ(spread.seen.size(), 10U);
  EXPECT_LT(spread.chi_square, 33.7);
}

// Six hidden tiles but 3c, of which an onlooker sees none: C(6,2) ways for seat 1, when seat 0
// opened. 14 degrees of freedom: 42.6.
TEST(LexioImagine, ToAnOnlookerAllHandsAreHidden) {
  const State state = scene(table_of(3), {"3c 4s", "3t 9t", "1m 5c 2s"}, 0);
  const View view = Lexio::view(state, Viewer::onlooker());
  Rng rng(21);
  std::map<std::uint64_t, int> seen;
  constexpr int kTimes = 20000;
  for (int i = 0; i < kTimes; ++i) {
    const State world = Lexio::imagine(view, rng);
    ASSERT_EQ(Lexio::view(world, Viewer::onlooker()), view);
    ++seen[world.hands[1].bits()];
  }
  ASSERT_EQ(seen.size(), 15U);
  double chi_square = 0;
  for (auto [hand, n] : seen) chi_square += (n - kTimes / 15.0) * (n - kTimes / 15.0) / (kTimes / 15.0);
  EXPECT_LT(chi_square, 42.6);
}

TEST(LexioImagine, BetweenRoundsNothingIsHidden) {
  Rng rng(1);
  State state = Lexio::start(table_of(3));
  EXPECT_EQ(Lexio::imagine(Lexio::view(state, kSeat2), rng), state);
  state = scene(table_of(3), {"4c 4s", "3c", "5c"}, 1);
  act(state, {"play 3c"});
  EXPECT_EQ(Lexio::imagine(Lexio::view(state, kSeat2), rng), state);
}

TEST(LexioImagine, WorldsOfRandomGamesLookTheSame) {
  Rng rng(22);
  for (const Config& config : all_tables()) {
    State state = Lexio::start(config);
    while (!Lexio::turn(state).is_over()) {
      for (Seat seat : seats(config.players)) {
        const View view = Lexio::view(state, seat);
        const State world = Lexio::imagine(view, rng);
        ASSERT_EQ(Lexio::view(world, seat), view);
        if (!Lexio::turn(state).is_seat()) continue;
        TileSet all = world.pub.played;
        for (TileSet hand : world.hands) all |= hand;
        ASSERT_EQ(all, all_tiles(config.players));
      }
      random_step<Lexio>(state, rng);
    }
  }
}

TEST(LexioTold, OthersHandsAreCounts) {
  const auto deal = Lexio::parse_chance("deal 3c 4t | 5m 15s 2c | 1c");
  const State state = Lexio::start(table_of(3));
  EXPECT_EQ(Lexio::told(state, *deal, kSeat0), (Lines{"~ deal 3c 4t | ?3 | ?1", "~ opens 0"}));
  EXPECT_EQ(Lexio::told(state, *deal, kSeat2), (Lines{"~ deal ?2 | ?3 | 1c", "~ opens 0"}));
  EXPECT_EQ(Lexio::told(state, *deal, Viewer::onlooker()), (Lines{"~ deal ?2 | ?3 | ?1", "~ opens 0"}));
  const auto other = Lexio::parse_chance("deal 4t | 5m 15s 2c | 3c 1c");
  EXPECT_EQ(Lexio::told(state, *other, kSeat0), (Lines{"~ deal 4t | ?3 | ?2", "~ opens 2"}));
}

TEST(LexioTold, WhenARoundEndsAllTilesAreLaidOpen) {
  const State state = scene(table_of(3), {"4c 4s 2m", "3c 9t", "5c"}, 1);
  for (Viewer viewer : all_viewers(3)) {
    EXPECT_EQ(Lexio::told(state, play("9t"), viewer), Lines{"1 play 9t"});
    EXPECT_EQ(Lexio::told(scene(table_of(3), {"4c 4s 2m", "9t", "3c"}, 1), play("9t"), viewer),
              (Lines{"1 play 9t", "~ left 4c 4s 2m | - | 3c"}));
  }
}

TEST(LexioTold, MovesAreToldToEverybody) {
  State state = scene(table_of(3), {"4c 4s", "3c 9t 1m", "5c"}, 1);
  for (Seat seat : seats(3))
    EXPECT_EQ(Lexio::told(state, play("9t"), seat), (std::vector<std::string>{"1 play 9t"}));
  act(state, {"play 9t"});
  EXPECT_EQ(Lexio::told(state, Move::pass(), kSeat0), (std::vector<std::string>{"2 pass"}));
}

TEST(LexioReveals, PlaysOfOthersAndTheEndOfARound) {
  State state = scene(table_of(3), {"4c 4s", "3c 3t", "5c"}, 1);
  EXPECT_FALSE(Lexio::reveals(state, play("3c"), kSeat1));
  EXPECT_TRUE(Lexio::reveals(state, play("3c"), kSeat0));
  EXPECT_TRUE(Lexio::reveals(state, play("3c"), kSeat2));
  EXPECT_TRUE(Lexio::reveals(state, play("3c 3t"), kSeat1));
  act(state, {"play 3c"});
  for (Seat seat : seats(3)) EXPECT_FALSE(Lexio::reveals(state, Move::pass(), seat));
}

}  // namespace
}  // namespace tessera::lexio
