#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <string>

#include "base/text.h"
#include "core/record.h"
#include "games/catalog.h"
#include "protocol/json.h"
#include "tests/support/said.h"

// What a page is given of 21, as text that was made by a second reading of the rules.

namespace tessera {
namespace {

std::string twenty_one_file(std::string_view name) {
  std::ifstream file(concat(TESSERA_SOURCE_DIR "/tests/golden/", name), std::ios::binary);
  EXPECT_TRUE(file) << name;
  return {std::istreambuf_iterator<char>(file), {}};
}

std::unique_ptr<AnyView> twenty_one_view(std::string_view record, Viewer viewer) {
  RecordPlayer player(all_games());
  const auto read = read_record(twenty_one_file(record), player);
  EXPECT_TRUE(read) << record << ':' << read.error().line << ": " << said(read.error().reason);
  return player.state()->view(viewer);
}

TEST(TwentyOneViews, ASeatThatIsToPlaceAToken) {
  const auto view = twenty_one_view("21-view.record", Seat{1});
  EXPECT_EQ(protocol::to_pretty_json(view->data()), twenty_one_file("21-view.json"));
}

TEST(TwentyOneViews, WhatThatSeatMayChoose) {
  const auto view = twenty_one_view("21-view.record", Seat{1});
  EXPECT_EQ(protocol::to_pretty_json(view->choices()), twenty_one_file("21-choices.json"));
}

TEST(TwentyOneViews, AnOnlooker) {
  const auto view = twenty_one_view("21-view.record", Viewer::onlooker());
  EXPECT_EQ(protocol::to_pretty_json(view->data()), twenty_one_file("21-view-onlooker.json"));
}

// The record ends with `result 24 -10 42 25 winner 0 2`.
TEST(TwentyOneViews, TheEndOfTeams) {
  const auto view = twenty_one_view("21-4p-standard-one-teams.tessera", Seat{0});
  EXPECT_EQ(view->data()["result"]["teams"], Data(Data::List{24 + 42, -10 + 25}));
}

TEST(TwentyOneViews, TheEnd) {
  const auto view = twenty_one_view("21-2p-crowded-each.tessera", Seat{0});
  EXPECT_EQ(protocol::to_pretty_json(view->data()), twenty_one_file("21-view-end.json"));
}

}  // namespace
}  // namespace tessera
