#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <sstream>
#include <string>

#include "core/record.h"
#include "games/catalog.h"
#include "protocol/json.h"
#include "tests/support/said.h"

// What a page is given of 101, as text that was checked by hand against the rules.

namespace tessera {
namespace {

std::string golden_text(const std::string& name) {
  std::ifstream file(std::filesystem::path(TESSERA_SOURCE_DIR "/tests/golden") / name, std::ios::binary);
  EXPECT_TRUE(file) << name;
  return {std::istreambuf_iterator<char>(file), {}};
}

// The view after so many lines of a golden record.
std::unique_ptr<AnyView> one_oh_one_view(const std::string& record, int lines, Viewer viewer) {
  RecordPlayer player(all_games());
  std::istringstream in(golden_text(record));
  std::string line;
  for (int i = 0; i < lines && std::getline(in, line); ++i) EXPECT_TRUE(player.feed(line)) << line;
  return player.state()->view(viewer);
}

constexpr int kAllLines = 1000;

// Seat 0 has taken B4, which lay face up; only the backs in front can be read.
TEST(OneOhOneViews, ASeatThatIsToPlaceAToken) {
  const auto view = one_oh_one_view("101-2p-expert-front.tessera", 17, seat_at(0));
  EXPECT_EQ(protocol::to_pretty_json(view->data()), golden_text("101-view-placing.json"));
  EXPECT_EQ(protocol::to_pretty_json(view->choices()), golden_text("101-choices-placing.json"));
}

// B4 has been placed and the front of row 3 flipped, so seat 1 is to take.
TEST(OneOhOneViews, AnOnlookerAfterAFlip) {
  const auto view = one_oh_one_view("101-2p-expert-front.tessera", 19, Viewer::onlooker());
  EXPECT_EQ(protocol::to_pretty_json(view->data()), golden_text("101-view-onlooker.json"));
  EXPECT_EQ(view->choices(), Data());
  const auto seat = one_oh_one_view("101-2p-expert-front.tessera", 19, seat_at(1));
  EXPECT_EQ(protocol::to_pretty_json(seat->choices()), golden_text("101-choices-taking.json"));
}

// 5 - 3, counted line by line in README.md.
TEST(OneOhOneViews, TheEnd) {
  const auto view = one_oh_one_view("101-2p-expert-all.tessera", kAllLines, seat_at(1));
  EXPECT_EQ(protocol::to_pretty_json(view->data()), golden_text("101-view-over.json"));
  EXPECT_EQ(view->choices(), Data());
}

}  // namespace
}  // namespace tessera
