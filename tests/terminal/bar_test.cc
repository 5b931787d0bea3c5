#include "terminal/bar.h"

#include <gtest/gtest.h>

namespace tessera::terminal {
namespace {

TEST(Bar, IsFilledByTheShare) {
  EXPECT_EQ(bar_text(0, true), "[---------------]");
  EXPECT_EQ(bar_text(0.61, true), "[#########------]");
  EXPECT_EQ(bar_text(1, true), "[###############]");
  EXPECT_EQ(bar_text(0.61, false), "[█████████░░░░░░]");
}

}  // namespace
}  // namespace tessera::terminal
