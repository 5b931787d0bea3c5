#include "bots/one_oh_one/reasons.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/one_oh_one/positions.h"

namespace tessera::one_oh_one {
namespace {

using ::testing::ElementsAre;

std::vector<std::string> said_of(const State& state, std::string_view move) {
  std::vector<std::string> words;
  for (const Reason& reason : reasons(OneOhOne::view(state, Seat{}), *OneOhOne::parse_move(move)))
    words.push_back(reason.said());
  return words;
}

TEST(OneOhOneReasons, NameTheLineAndWhatItBecomes) {
  EXPECT_THAT(said_of(holding_b1({"G1 R9"}), "place G5"), ElementsAre("row 5: pair so far"));
  EXPECT_THAT(said_of(holding_b1({"B2 B3 B4 B5"}), "place D5"),
              ElementsAre("row 5 is complete: colour straight"));
  EXPECT_THAT(said_of(holding_b1({"G7 R9 O4 P6"}), "place I5"), ElementsAre("row 5 is complete: cocktail"));
  EXPECT_THAT(said_of(holding_b1({"G7 G9 O4 P6"}), "place I5"),
              ElementsAre("row 5 is complete, without a combination"));
}

TEST(OneOhOneReasons, NameWhatALineMayBecome) {
  EXPECT_THAT(said_of(holding_b1({"B4 B9"}), "place G5"), ElementsAre("row 5: 3 of 5 for a colour"));
  EXPECT_THAT(said_of(holding_b1({"G2 R4"}), "place G5"), ElementsAre("row 5: 3 of 5 for a straight"));
  // From 1 to 6 no straight of five will do.
  EXPECT_THAT(said_of(holding_b1({"G2 R6"}), "place G5"), ElementsAre());
}

TEST(OneOhOneReasons, LookAtTheColumnToo) {
  EXPECT_THAT(said_of(holding_b1({"G1 R9", "R1 G8"}), "place E7"), ElementsAre("column E: three so far"));
}

// In the sorted box the front of row 2 is the green 1.
TEST(OneOhOneReasons, NameWhatATokenMayBe) {
  const State state = after({.players = 2}, {"~ start 0", kSortedDeal});
  const auto words = said_of(state, "take 2");
  ASSERT_EQ(words.size(), 1U);
  EXPECT_THAT(words[0], ::testing::StartsWith("one of "));
  EXPECT_THAT(words[0], ::testing::HasSubstr("G1"));
}

}  // namespace
}  // namespace tessera::one_oh_one
