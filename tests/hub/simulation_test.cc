#include "tests/hub/simulation.h"

#include <cstdio>
#include <gtest/gtest.h>

#include "tests/support/environment.h"

namespace tessera::server::hub::testing {
namespace {

// TESSERA_SIMULATIONS says how many, TESSERA_SEED from which on.
TEST(Simulation, LosesNothingAndDoesNothingTwice) {
  const std::uint64_t first = number_in_environment("TESSERA_SEED", 1);
  const std::uint64_t many = number_in_environment("TESSERA_SIMULATIONS", 5);
  Simulation::Counts all;
  for (std::uint64_t seed = first; seed < first + many; ++seed) {
    Simulation simulation(seed);
    simulation.run(Time{240'000});
    simulation.settle();
    simulation.check();
    if (::testing::Test::HasFailure()) {
      FAIL() << "with TESSERA_SEED=" << seed << " TESSERA_SIMULATIONS=1";
    }
    const Simulation::Counts& one = simulation.counts;
    all.games += one.games;
    all.moves += one.moves;
    all.crashes += one.crashes;
    all.cuts += one.cuts;
    all.troubles += one.troubles;
    all.acknowledged += one.acknowledged;
    all.repeated += one.repeated;
  }
  std::printf(
      "%d finished games, %d moves of people, %d acknowledged, %d messages repeated; %d connections cut, "
      "%d crashes, %d troubles\n",
      all.games, all.moves, all.acknowledged, all.repeated, all.cuts, all.crashes, all.troubles);
  if (many < 5) return;  // a seed that is looked at again
  EXPECT_GT(all.games, static_cast<int>(many));
  EXPECT_GT(all.acknowledged, 0);
  EXPECT_GT(all.crashes, 0);
}

}  // namespace
}  // namespace tessera::server::hub::testing
