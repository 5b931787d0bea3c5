#include "tests/words/arguments.h"

#include <cstdint>
#include <unicode/messagepattern.h>
#include <unicode/unistr.h>

namespace tessera::words {
namespace {

std::string text_of(const icu::MessagePattern& pattern, const icu::MessagePattern::Part& part) {
  std::string text;
  return pattern.getSubstring(part).toUTF8String(text);
}

// The keywords between the beginning and the end of a select, not those of others within it.
void add_keywords(const icu::MessagePattern& pattern, std::int32_t begin, ArgumentUse& use) {
  for (std::int32_t i = begin + 2; i < pattern.getLimitPartIndex(begin); ++i) {
    if (pattern.getPartType(i) != UMSGPAT_PART_TYPE_ARG_SELECTOR) continue;
    use.keywords.insert(text_of(pattern, pattern.getPart(i)));
    i = pattern.getLimitPartIndex(i + 1);
  }
}

}  // namespace

std::map<std::string, ArgumentUse> arguments_in(std::string_view text) {
  std::map<std::string, ArgumentUse> found;
  UErrorCode status = U_ZERO_ERROR;
  const icu::MessagePattern pattern(
      icu::UnicodeString::fromUTF8({text.data(), static_cast<std::int32_t>(text.size())}), nullptr, status);
  for (std::int32_t i = 0; U_SUCCESS(status) && i < pattern.countParts(); ++i) {
    if (pattern.getPartType(i) != UMSGPAT_PART_TYPE_ARG_START) continue;
    ArgumentUse& use = found[text_of(pattern, pattern.getPart(i + 1))];
    const UMessagePatternArgType type = pattern.getPart(i).getArgType();
    if (type == UMSGPAT_ARG_TYPE_SELECT) add_keywords(pattern, i, use);
    if (type == UMSGPAT_ARG_TYPE_PLURAL || type == UMSGPAT_ARG_TYPE_SIMPLE) use.is_number = true;
  }
  return found;
}

}  // namespace tessera::words
