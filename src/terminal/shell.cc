#include "terminal/shell.h"

#include "base/text.h"
#include "terminal/picture.h"

namespace tessera::terminal {
namespace {

std::string one_word(const std::string& text) {
  constexpr std::string_view kUnquoted =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._/-+=:@,";
  if (text.find_first_not_of(kUnquoted) == std::string::npos) return text;
  std::string word = "'";
  for (const char c : text) word += c == '\'' ? "'\\''" : std::string(1, c);
  return word + '\'';
}

}  // namespace

std::string shell_command(std::string_view command, const std::filesystem::path& file, std::size_t columns) {
  const std::string word = one_word(file.string());
  const bool fits = display_width(command) + 1 + display_width(word) <= columns;
  return concat(command, fits ? " " : " \\\n", word);
}

}  // namespace tessera::terminal
