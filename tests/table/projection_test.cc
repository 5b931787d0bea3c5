#include <gtest/gtest.h>

#include "tests/table/two_worlds.h"

// Two tables that differ only in what a viewer may not know are the same to it, to the byte.

namespace tessera::table {
namespace {

using namespace test_tables;

template <class G>
class TableProjections : public ::testing::Test {};

using AllGames = ::testing::Types<one_oh_one::OneOhOne, lexio::Lexio, twenty_one::TwentyOne>;
TYPED_TEST_SUITE(TableProjections, AllGames);

TYPED_TEST(TableProjections, NothingHiddenLeavesTheTable) {
  using G = TypeParam;
  Rng rng(2101);
  long compared = 0;
  for (const auto& setup : every_setup(*find_game(G::spec().name))) {
    for (const Viewer viewer : all_viewers(setup.players)) {
      TwoWorlds<G> worlds(setup, viewer, rng);
      for (int i = 0; i < 120 && worlds.step(); ++i) {
        if (rng.below(20) != 0 || !worlds.differ()) continue;
        ++compared;
        ASSERT_NO_FATAL_FAILURE(worlds.expect_alike());
      }
      if (!worlds.differ()) continue;
      ASSERT_NO_FATAL_FAILURE(worlds.expect_alike());
      ++compared;
    }
  }
  EXPECT_GT(compared, 80);
}

}  // namespace
}  // namespace tessera::table
