#include "words/letters.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <utility>

namespace tessera::words {
namespace {

using icu::UnicodeString;
using Replacement = std::pair<std::string_view, std::string_view>;

UnicodeString from_utf8(std::string_view utf8) {
  return UnicodeString::fromUTF8({utf8.data(), static_cast<std::int32_t>(utf8.size())});
}

std::string to_utf8(const UnicodeString& text) {
  std::string utf8;
  return text.toUTF8String(utf8);
}

std::string replaced(std::string_view text, std::span<const Replacement> replacements) {
  std::string out;
  while (!text.empty()) {
    const auto found = std::ranges::find_if(
        replacements, [&](const Replacement& one) { return text.starts_with(one.first); });
    const bool known = found != replacements.end();
    out += known ? found->second : text.substr(0, 1);
    text.remove_prefix(known ? found->first.size() : 1);
  }
  return out;
}

// As German is spelt where there are no umlauts.
std::string spelt_out(std::string_view word) {
  static constexpr auto kUmlauts = std::to_array<Replacement>(
      {{"ä", "ae"}, {"ö", "oe"}, {"ü", "ue"}, {"Ä", "Ae"}, {"Ö", "Oe"}, {"Ü", "Ue"}, {"ß", "ss"}});
  return replaced(word, kUmlauts);
}

}  // namespace

std::string folded(std::string_view utf8) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2* decomposing = icu::Normalizer2::getNFDInstance(status);
  UnicodeString small = from_utf8(utf8);
  small.foldCase();
  if (U_FAILURE(status)) return to_utf8(small);
  const UnicodeString apart = decomposing->normalize(small, status);
  UnicodeString plain;
  for (std::int32_t i = 0; i < apart.length(); i = apart.moveIndex32(i, 1))
    if (u_charType(apart.char32At(i)) != U_NON_SPACING_MARK) plain.append(apart.char32At(i));
  return to_utf8(plain);
}

bool is_typed(std::string_view typed, std::string_view word) {
  return folded(typed) == folded(word) || folded(typed) == folded(spelt_out(word));
}

std::string capitalised(std::string_view utf8) {
  const UnicodeString text = from_utf8(utf8);
  if (text.isEmpty()) return "";
  const UChar32 first = text.char32At(0);
  if (u_toupper(first) == first) return std::string(utf8);
  UnicodeString capital(u_toupper(first));
  return to_utf8(capital.append(text, text.moveIndex32(0, 1), INT32_MAX));
}

std::string in_ascii(std::string_view utf8) {
  static constexpr auto kNearest = std::to_array<Replacement>(
      {{"…", "~"},  {"·", "."},      {"’", "'"},      {"«\u00a0", "\""}, {"\u00a0»", "\""}, {"«", "\""},
       {"»", "\""}, {"“", "\""},     {"”", "\""},     {"„", "\""},       {"–", "-"},        {"−", "-"},
       {"±", "+-"}, {"×", "x"},      {"à", "a"},      {"â", "a"},        {"ä", "a"},        {"ç", "c"},
       {"è", "e"},  {"é", "e"},      {"ê", "e"},      {"ë", "e"},        {"î", "i"},        {"ï", "i"},
       {"ó", "o"},  {"ô", "o"},      {"ö", "o"},      {"ù", "u"},        {"û", "u"},        {"ü", "u"},
       {"À", "A"},  {"Â", "A"},      {"Ä", "A"},      {"Ç", "C"},        {"È", "E"},        {"É", "E"},
       {"Ê", "E"},  {"Ë", "E"},      {"Î", "I"},      {"Ï", "I"},        {"Ó", "O"},        {"Ô", "O"},
       {"Ö", "O"},  {"Ù", "U"},      {"Û", "U"},      {"Ü", "U"},        {"œ", "oe"},       {"Œ", "OE"},
       {"ß", "ss"}, {"\u00a0", " "}, {"\u202f", " "}, {"\u00ad", ""}});
  return replaced(utf8, kNearest);
}

}  // namespace tessera::words
