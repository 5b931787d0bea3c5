#pragma once

#include <charconv>
#include <concepts>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

inline void append(std::string& out, std::string_view piece) { out += piece; }
inline void append(std::string& out, char piece) { out += piece; }
template <std::integral T>
  requires(!std::same_as<T, char> && !std::same_as<T, bool>)
void append(std::string& out, T number) {
  char digits[24];
  const char* const end = std::to_chars(digits, digits + sizeof digits, number).ptr;
  out.append(digits, static_cast<std::size_t>(end - digits));
}

template <class... Pieces>
  requires(sizeof...(Pieces) > 1)
void append(std::string& out, const Pieces&... pieces) {
  (append(out, pieces), ...);
}

// concat("row ", 3, ' ', name): one string from pieces and numbers.
template <class... Pieces>
std::string concat(const Pieces&... pieces) {
  std::string out;
  (append(out, pieces), ...);
  return out;
}

// The words of a line: separated by one or more spaces, never empty.
std::vector<std::string_view> split_words(std::string_view line);

// Takes the first line off a text, and gives it without its newline.
std::string_view take_line(std::string_view& text);

// A whole number as we write it: no sign but '-', no leading zeros, nothing after.
std::optional<int> parse_int(std::string_view word);

std::string join(const std::vector<std::string>& items, std::string_view separator);

// Words with single spaces between them.
std::string join_words(std::span<const std::string_view> words);

// The letters A to Z alone: notation has no others.
std::string lower_case(std::string_view text);
std::string upper_case(std::string_view text);

// Valid UTF-8 without control characters.
bool is_plain_text(std::string_view text);

// What may be sent to a terminal: control characters and bytes that are no UTF-8 become
// "\\x1b" and the like, and what is longer than so many characters is cut ("...").
std::string printable(std::string_view text, std::size_t longest);

// Words separated by any white space, with one space between them.
std::string tidy(std::string_view line);

}  // namespace tessera
