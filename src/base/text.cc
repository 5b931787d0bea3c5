#include "base/text.h"

#include <algorithm>
#include <cstdint>
#include <system_error>

namespace tessera {

std::vector<std::string_view> split_words(std::string_view line) {
  std::vector<std::string_view> words;
  std::size_t at = 0;
  while ((at = line.find_first_not_of(' ', at)) != std::string_view::npos) {
    const std::size_t end = std::min(line.find(' ', at), line.size());
    words.push_back(line.substr(at, end - at));
    at = end;
  }
  return words;
}

std::string_view take_line(std::string_view& text) {
  const std::string_view line = text.substr(0, text.find('\n'));
  text.remove_prefix(std::min(line.size() + 1, text.size()));
  return line;
}

std::optional<int> parse_int(std::string_view word) {
  const std::string_view digits = word.starts_with('-') ? word.substr(1) : word;
  if (digits.empty() || (digits.starts_with('0') && word != "0")) return std::nullopt;
  int value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc{} || end != word.data() + word.size()) return std::nullopt;
  return value;
}

std::string join(const std::vector<std::string>& items, std::string_view separator) {
  std::string out;
  for (const std::string& item : items) {
    if (&item != &items.front()) out += separator;
    out += item;
  }
  return out;
}

std::string join_words(std::span<const std::string_view> words) {
  std::string text;
  for (std::string_view word : words) text += concat(text.empty() ? "" : " ", word);
  return text;
}

std::string lower_case(std::string_view text) {
  std::string out(text);
  for (char& c : out)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return out;
}

std::string upper_case(std::string_view text) {
  std::string out(text);
  for (char& c : out)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  return out;
}

namespace {

// How many bytes the character at the front of the text has; 0 when it is a control
// character or no UTF-8.
std::size_t plain_character(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text.front());
  if (lead < 0x20 || lead == 0x7f) return 0;
  const std::size_t length = lead < 0x80           ? 1
                             : (lead >> 5) == 0x6  ? 2
                             : (lead >> 4) == 0xe  ? 3
                             : (lead >> 3) == 0x1e ? 4
                                                   : 0;
  if (length == 0 || length > text.size()) return 0;
  std::uint32_t point = length == 1 ? lead : lead & (0xffU >> (length + 1));
  for (std::size_t k = 1; k < length; ++k) {
    const auto next = static_cast<unsigned char>(text[k]);
    if ((next & 0xc0) != 0x80) return 0;
    point = (point << 6) | (next & 0x3fU);
  }
  static constexpr std::uint32_t kSmallest[] = {0, 0, 0x80, 0x800, 0x10000};
  if (point < kSmallest[length] || point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff)) return 0;
  if (point >= 0x80 && point < 0xa0) return 0;  // U+009B begins an escape code on some terminals
  return length;
}

}  // namespace

bool is_plain_text(std::string_view text) {
  while (!text.empty()) {
    const std::size_t length = plain_character(text);
    if (length == 0) return false;
    text.remove_prefix(length);
  }
  return true;
}

std::string printable(std::string_view text, std::size_t longest) {
  constexpr std::string_view kHex = "0123456789abcdef";
  std::string out;
  for (std::size_t shown = 0; !text.empty(); ++shown) {
    if (shown == longest) return out + "...";
    const std::size_t length = plain_character(text);
    const auto byte = static_cast<unsigned char>(text.front());
    if (length == 0)
      out += concat("\\x", kHex[byte >> 4], kHex[byte & 0xf]);
    else
      out += text.substr(0, length);
    text.remove_prefix(std::max<std::size_t>(length, 1));
  }
  return out;
}

std::string tidy(std::string_view line) {
  std::string out;
  for (char c : line) {
    const bool space = c == ' ' || c == '\t' || c == '\r';
    if (!space) out += c;
    if (space && !out.empty() && out.back() != ' ') out += ' ';
  }
  if (out.ends_with(' ')) out.pop_back();
  return out;
}

}  // namespace tessera
