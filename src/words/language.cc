#include "words/language.h"

#include <algorithm>

#include "base/text.h"

namespace tessera::words {

std::string_view name_of(Language language) {
  switch (language) {
    case Language::english:
      return "en";
    case Language::french:
      return "fr";
    case Language::dutch:
      return "nl";
    case Language::german:
      return "de";
  }
  return "";
}

std::optional<Language> parse_language(std::string_view name) {
  const auto* const found = std::ranges::find(kLanguages, lower_case(name), name_of);
  return found == kLanguages.end() ? std::nullopt : std::optional(*found);
}

std::optional<Language> language_of_locale(std::string_view locale) {
  return parse_language(locale.substr(0, locale.find_first_of("_-.@")));
}

}  // namespace tessera::words
