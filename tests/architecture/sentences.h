#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tessera::architecture {

// The string literals of a source file that read like a sentence for people, each with the
// line it stands on. Notation ("~ deal ") and identifiers ("colour_straight") do not.
std::vector<std::string> sentences_in(std::string_view path, std::string_view text);

}  // namespace tessera::architecture
