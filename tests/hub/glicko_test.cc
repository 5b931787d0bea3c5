#include "server/hub/glicko.h"

#include <array>
#include <gtest/gtest.h>

namespace tessera::server::hub {
namespace {

// The worked example of Glickman's paper: 1500 (200, 0.06) beats 1400 (30), loses to 1550 (100) and
// 1700 (300).
TEST(Glicko, GivesTheFiguresOfThePaper) {
  const std::array<Encounter, 3> encounters = {
      {{{1400, 30, 0.06}, 1}, {{1550, 100, 0.06}, 0}, {{1700, 300, 0.06}, 0}}};
  const Strength after = rated({1500, 200, 0.06}, encounters);
  EXPECT_NEAR(after.rating, 1464.06, 0.01);
  EXPECT_NEAR(after.deviation, 151.52, 0.01);
  EXPECT_NEAR(after.volatility, 0.05999, 0.00001);
}

TEST(Glicko, WhoeverWinsRisesAndEqualsDrawEvenly) {
  const Strength fresh;
  const std::array<Encounter, 1> won = {{{fresh, 1}}};
  const std::array<Encounter, 1> lost = {{{fresh, 0}}};
  const std::array<Encounter, 1> drawn = {{{fresh, 0.5}}};
  EXPECT_GT(rated(fresh, won).rating, 1600);
  EXPECT_NEAR(rated(fresh, won).rating - 1500, 1500 - rated(fresh, lost).rating, 1e-6);
  EXPECT_NEAR(rated(fresh, drawn).rating, 1500, 1e-9);
  EXPECT_LT(rated(fresh, drawn).deviation, 350);
  EXPECT_EQ(rated(fresh, {}), fresh);
}

// A surprise makes somebody's strength less certain to stay.
TEST(Glicko, ASurpriseRaisesVolatility) {
  const std::array<Encounter, 1> surprise = {{{{2200, 40, 0.06}, 1}}};
  const Strength after = rated({1400, 60, 0.06}, surprise);
  EXPECT_GT(after.volatility, 0.06);
  EXPECT_GT(after.rating, 1400);
}

}  // namespace
}  // namespace tessera::server::hub
