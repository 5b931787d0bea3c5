#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <map>
#include <string>
#include <vector>

#include "base/text.h"
#include "core/record.h"
#include "games/catalog.h"
#include "tests/support/said.h"

// Finished games kept as text, at least one for each configuration. They were
// not made by this library: see the README beside them.

namespace tessera {
namespace {

std::map<std::string, std::string> golden_records() {
  std::map<std::string, std::string> records;
  for (const auto& entry : std::filesystem::directory_iterator(TESSERA_SOURCE_DIR "/tests/golden")) {
    if (entry.path().extension() != ".tessera") continue;
    std::ifstream file(entry.path(), std::ios::binary);
    records[entry.path().filename()] = {std::istreambuf_iterator<char>(file), {}};
  }
  return records;
}

std::string last_line(const std::string& text) {
  const std::size_t end = text.find_last_not_of('\n') + 1;
  const std::size_t begin = text.rfind('\n', end - 1) + 1;
  return text.substr(begin, end - begin);
}

TEST(Golden, EveryRecordReplaysToTheResultItStates) {
  for (const auto& [name, text] : golden_records()) {
    RecordPlayer player(all_games());
    const auto read = read_record(text, player);
    ASSERT_TRUE(read) << name << ':' << read.error().line << ": " << said(read.error().reason);
    ASSERT_TRUE(player.state()->turn().is_over()) << name;
    EXPECT_EQ(to_text(player.state()->outcome()), last_line(text)) << name;
  }
}

TEST(Golden, AnotherResultIsRefused) {
  for (const auto& [name, text] : golden_records()) {
    std::string other = text.substr(0, text.rfind("result "));
    const std::size_t line = static_cast<std::size_t>(std::count(other.begin(), other.end(), '\n')) + 1;
    other += "result 999 winner 0\n";
    RecordPlayer player(all_games());
    const auto read = read_record(other, player);
    ASSERT_FALSE(read) << name;
    EXPECT_EQ(read.error().line, static_cast<int>(line)) << name;
    EXPECT_EQ(said(read.error().reason),
              "the game ends with \"" + last_line(text) + "\", not \"result 999 winner 0\"");
  }
}

TEST(Golden, NothingMayFollowTheResult) {
  for (const auto& [name, text] : golden_records()) {
    RecordPlayer player(all_games());
    ASSERT_TRUE(read_record(text, player)) << name;
    EXPECT_EQ(code_name(player.feed("0 pass").error()), "after_result") << name;
    EXPECT_TRUE(player.feed("# but a comment may")) << name;
  }
}

TEST(Golden, EveryConfigurationHasARecord) {
  std::vector<std::pair<std::string_view, tessera::Setup>> covered;
  for (const auto& [name, text] : golden_records()) {
    RecordPlayer player(all_games());
    ASSERT_TRUE(read_record(text, player)) << name;
    covered.emplace_back(player.state()->spec().name, player.setup());
  }
  for (const AnyGame* game : all_games())
    for (const tessera::Setup& setup : every_setup(*game)) {
      std::string options;
      for (const auto& [key, value] : setup.options) options += concat(' ', key, '=', value);
      const std::pair wanted(game->spec().name, setup);
      EXPECT_NE(std::find(covered.begin(), covered.end(), wanted), covered.end())
          << "no golden record of " << game->spec().name << " with " << setup.players << " players"
          << options;
    }
}

}  // namespace
}  // namespace tessera
