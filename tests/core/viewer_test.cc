#include "core/viewer.h"

#include <gtest/gtest.h>
#include <string>

#include "core/told.h"
#include "tests/support/said.h"

namespace tessera {
namespace {

std::string listed(int players) {
  std::string text;
  for (const Viewer viewer : all_viewers(players)) text += to_text(viewer);
  return text;
}

// Whoever goes through all viewers looks on, too: the laws rely on it.
TEST(Viewer, AllAreTheSeatsAndAnOnlooker) {
  EXPECT_EQ(listed(1), "0-");
  EXPECT_EQ(listed(5), "01234-");
}

TEST(Viewer, AnOnlookerIsNoSeat) {
  EXPECT_TRUE(Viewer::onlooker().is_onlooker());
  EXPECT_FALSE(Viewer::onlooker().is_seat());
  EXPECT_TRUE(Viewer(Seat{}).is_seat());
  EXPECT_EQ(Viewer(seat_at(3)).seat(), seat_at(3));
  EXPECT_FALSE(Viewer(seat_at(3)) == Viewer(seat_at(2)));
  EXPECT_FALSE(Viewer(Seat{}) == Viewer::onlooker());
}

TEST(Viewer, IsReadAsItIsWritten) {
  for (const Viewer viewer : all_viewers(3)) EXPECT_EQ(parse_viewer(to_text(viewer), 3), viewer);
  for (const char* bad : {"", "3", "-1", "--", "x", "01"}) {
    const auto read = parse_viewer(bad, 3);
    ASSERT_FALSE(read) << bad;
    EXPECT_EQ(code_name(read.error()), "no_such_viewer") << bad;
  }
}

TEST(Viewer, MustHaveAPlaceAtTheTable) {
  EXPECT_TRUE(check_viewer(Viewer::onlooker(), 2));
  EXPECT_TRUE(check_viewer(seat_at(1), 2));
  EXPECT_FALSE(check_viewer(seat_at(2), 2));
}

}  // namespace
}  // namespace tessera
