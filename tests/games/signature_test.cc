#include "games/signature.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

TEST(Signature, DependsOnTheSeedAndTheNumberOfGamesAlone) {
  const std::uint64_t once = signature(1, 7);
  EXPECT_EQ(signature(1, 7), once);
  EXPECT_NE(signature(1, 8), once);
  EXPECT_NE(signature(2, 7), once);
}

}  // namespace
}  // namespace tessera
