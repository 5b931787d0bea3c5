#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <string>

#include "base/text.h"
#include "tests/words/all_messages.h"

namespace tessera::words {
namespace {

std::string all_sources() {
  std::string all;
  for (const auto& entry :
       std::filesystem::recursive_directory_iterator(std::filesystem::path(TESSERA_SOURCE_DIR) / "src")) {
    if (entry.path().extension() != ".h" && entry.path().extension() != ".cc") continue;
    std::ifstream in(entry.path());
    all.append(std::istreambuf_iterator<char>(in), {});
  }
  return all;
}

bool continues_a_name(char c) { return c == '_' || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); }

bool names(const std::string& sources, const std::string& enumerator) {
  for (std::size_t at = sources.find(enumerator); at != std::string::npos;
       at = sources.find(enumerator, at + 1))
    if (!continues_a_name(sources[at + enumerator.size()])) return true;
  return false;
}

// A message that nobody says would be translated for nothing.
TEST(Messages, OfTheProgramAreAllSaidSomewhere) {
  const std::string sources = all_sources();
  for (const auto& room : {all_codes(cli::Say{}), all_codes(cli::ReviewSay{}), all_codes(cli::play::Say{}),
                           all_codes(terminal::Say{})})
    for (const Code& code : room)
      EXPECT_TRUE(names(sources, concat("::", code.name))) << code.room << '.' << code.name;
}

}  // namespace
}  // namespace tessera::words
