#include "words/language.h"

#include <gtest/gtest.h>

namespace tessera::words {
namespace {

TEST(Language, HasANameOfTwoLetters) {
  for (const Language language : kLanguages) EXPECT_EQ(parse_language(name_of(language)), language);
  EXPECT_EQ(parse_language("FR"), Language::french);
  EXPECT_EQ(parse_language("es"), std::nullopt);
  EXPECT_EQ(parse_language(""), std::nullopt);
  EXPECT_EQ(parse_language("fr_FR"), std::nullopt);
}

TEST(Language, IsFoundInALocale) {
  EXPECT_EQ(language_of_locale("fr_CA.UTF-8"), Language::french);
  EXPECT_EQ(language_of_locale("de@euro"), Language::german);
  EXPECT_EQ(language_of_locale("nl"), Language::dutch);
  EXPECT_EQ(language_of_locale("en-GB"), Language::english);
  for (const char* other : {"C", "C.UTF-8", "POSIX", "", "es_ES.UTF-8", "french", "_fr"})
    EXPECT_EQ(language_of_locale(other), std::nullopt) << other;
}

}  // namespace
}  // namespace tessera::words
