#include "review/advice.h"

#include <gtest/gtest.h>
#include <initializer_list>

namespace tessera::review {
namespace {

using Kind = Confidence::Kind;

MoveAnalysis worth(double value, int simulations = 500) {
  return {.move = "pass",
          .worth = {value, 0.01},
          .win = {},
          .points = {},
          .simulations = simulations,
          .reasons = {}};
}

Analysis of(std::initializer_list<MoveAnalysis> moves) {
  return {.moves = moves, .simulations = 1000, .legal = moves.size()};
}

// The error of a difference is 0.01 times the root of 2; twice that is 0.0283.
TEST(Confidence, ADifferenceCountsFromTwoStandardErrors) {
  EXPECT_TRUE(is_clearly_better(worth(0.529), worth(0.5)));
  EXPECT_FALSE(is_clearly_better(worth(0.528), worth(0.5)));
  EXPECT_FALSE(is_clearly_better(worth(0.5), worth(0.6)));
  EXPECT_FALSE(is_clearly_better(worth(0.9), worth(0.5, 19))) << "too few simulations";
  EXPECT_TRUE(is_clearly_better(worth(0.9), worth(0.5, 20)));
}

TEST(Confidence, CountsTheMovesThatAreAboutAsGood) {
  const auto is = [](const Analysis& analysis, Kind kind, std::size_t others) {
    const Confidence confidence = confidence_of(analysis);
    return confidence.kind == kind && confidence.others == others;
  };
  EXPECT_TRUE(is(of({worth(0.5)}), Kind::only_move, 0));
  EXPECT_TRUE(is(of({worth(0.5, 5), worth(0.4, 5)}), Kind::unknown, 0));
  EXPECT_TRUE(is(of({worth(0.5), worth(0.4)}), Kind::clearly_best, 0));
  EXPECT_TRUE(is(of({worth(0.5), worth(0.49), worth(0.5)}), Kind::all_equal, 2));
  EXPECT_TRUE(is(of({worth(0.5), worth(0.49), worth(0.4)}), Kind::some_equal, 1));
  EXPECT_TRUE(is(of({worth(0.5), worth(0.49, 5)}), Kind::clearly_best, 0)) << "soon dropped";
}

}  // namespace
}  // namespace tessera::review
