#include "cli/play/typed_words.h"

#include <algorithm>

#include "base/text.h"
#include "words/letters.h"

namespace tessera::cli::play {
namespace {

bool has_word(std::string_view typed, const std::string& all) {
  return std::ranges::any_of(split_words(all),
                             [&](std::string_view word) { return words::is_typed(typed, word); });
}

}  // namespace

bool is_word(std::string_view typed, const Message& command, const words::Catalogue& words) {
  return has_word(typed, words.say(command)) || has_word(typed, words::say(command));
}

std::optional<std::string> after_word(std::string_view line, const Message& command,
                                      const words::Catalogue& words) {
  const std::string text = tidy(line);
  const std::size_t space = std::min(text.find(' '), text.size());
  if (!is_word(text.substr(0, space), command, words)) return std::nullopt;
  return tidy(text.substr(space));
}

std::string shown_word(const Message& command, const words::Catalogue& words) {
  const std::string all = words.say(command);
  return all.substr(0, all.find(' '));
}

}  // namespace tessera::cli::play
