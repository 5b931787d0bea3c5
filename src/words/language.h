#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace tessera::words {

// The languages that there are catalogues and rules in.
enum class Language : std::uint8_t { english, french, dutch, german };

inline constexpr std::array kLanguages = {Language::english, Language::french, Language::dutch,
                                          Language::german};

// "en", "fr", "nl", "de": as people name it, and as its files are called.
std::string_view name_of(Language language);

// By that name, whatever the case.
std::optional<Language> parse_language(std::string_view name);

// The language of a locale, as environments name one: "fr_CA.UTF-8", "de@euro", "nl". Nothing for
// other languages, and for "C".
std::optional<Language> language_of_locale(std::string_view locale);

}  // namespace tessera::words
