#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <set>
#include <string>

#include "base/text.h"
#include "protocol/json.h"

// docs/view-data.md names every field that the golden files have.

namespace tessera {
namespace {

namespace fs = std::filesystem;

std::string read_text(const fs::path& path) {
  std::ifstream in(path);
  return {std::istreambuf_iterator<char>(in), {}};
}

void add_fields(const Data& data, std::set<std::string>& names) {
  if (const auto* fields = std::get_if<Data::Fields>(&data.value())) {
    for (const auto& [name, value] : *fields) {
      names.insert(name);
      // What a message is about is described with the message.
      if (name != "arguments") add_fields(value, names);
    }
  } else if (const auto* list = std::get_if<Data::List>(&data.value())) {
    for (const Data& item : *list) add_fields(item, names);
  }
}

TEST(ViewData, EveryFieldOfTheGoldenFilesIsDescribed) {
  const std::string page = read_text(fs::path(TESSERA_SOURCE_DIR) / "docs/view-data.md");
  std::set<std::string> names;
  int files = 0;
  for (const auto& entry : fs::directory_iterator(fs::path(TESSERA_SOURCE_DIR) / "tests/golden")) {
    if (entry.path().extension() != ".json") continue;
    const auto data = protocol::from_json(read_text(entry.path()));
    ASSERT_TRUE(data) << entry.path();
    add_fields(*data, names);
    ++files;
  }
  EXPECT_GE(files, 13);
  EXPECT_GT(names.size(), 60U);
  for (const std::string& name : names)
    EXPECT_NE(page.find(concat('`', name, '`')), std::string::npos) << name;
}

}  // namespace
}  // namespace tessera
