#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <memory>
#include <sstream>
#include <string>

#include "core/record.h"
#include "games/catalog.h"
#include "protocol/json.h"

// What a page is given, kept as JSON in tests/golden. A comment in the record beside it names
// the file at the place where it was looked at.

namespace tessera::lexio {
namespace {

std::string golden_file(const std::string& name) {
  std::ifstream file(TESSERA_SOURCE_DIR "/tests/golden/" + name, std::ios::binary);
  EXPECT_TRUE(file) << name;
  return {std::istreambuf_iterator<char>(file), {}};
}

// The view where the record mentions the file.
std::unique_ptr<AnyView> view_at(const std::string& name, Viewer viewer) {
  RecordPlayer player(all_games());
  std::istringstream record(golden_file("lexio-view.tessera"));
  for (std::string line; std::getline(record, line);) {
    if (line.starts_with('#') && line.find(name) != std::string::npos) return player.state()->view(viewer);
    EXPECT_TRUE(player.feed(line)) << line;
  }
  ADD_FAILURE() << "the record does not mention " << name;
  return nullptr;
}

TEST(LexioGoldenView, ASeatDuringARound) {
  const std::string name = "lexio-view.json";
  EXPECT_EQ(protocol::to_pretty_json(view_at(name, seat_at(2))->data()), golden_file(name));
}

TEST(LexioGoldenView, ASeatThatAnswersAnAnswer) {
  const std::string name = "lexio-view-answer.json";
  EXPECT_EQ(protocol::to_pretty_json(view_at(name, seat_at(0))->data()), golden_file(name));
}

TEST(LexioGoldenView, AnOnlookerDuringARound) {
  const std::string name = "lexio-view-onlooker.json";
  EXPECT_EQ(protocol::to_pretty_json(view_at(name, Viewer::onlooker())->data()), golden_file(name));
}

TEST(LexioGoldenView, ASeatAtTheEnd) {
  const std::string name = "lexio-view-end.json";
  EXPECT_EQ(protocol::to_pretty_json(view_at(name, seat_at(0))->data()), golden_file(name));
}

TEST(LexioGoldenView, WhatASeatCanChoose) {
  const std::string name = "lexio-choices.json";
  EXPECT_EQ(protocol::to_pretty_json(view_at(name, seat_at(1))->choices()), golden_file(name));
}

}  // namespace
}  // namespace tessera::lexio
