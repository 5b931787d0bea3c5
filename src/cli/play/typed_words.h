#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/message.h"
#include "words/catalogue.h"

// The words of commands. Those of English work in every language.

namespace tessera::cli::play {

// Whether somebody typed one of the words for this, in the language or in English.
bool is_word(std::string_view typed, const Message& command, const words::Catalogue& words);

// What follows the word, where a line begins with it: "lexio" in "rules lexio".
std::optional<std::string> after_word(std::string_view line, const Message& command,
                                      const words::Catalogue& words);

// The word to show.
std::string shown_word(const Message& command, const words::Catalogue& words);

}  // namespace tessera::cli::play
