#include "words/letters.h"

#include <gtest/gtest.h>

#include "words/catalogue.h"
#include "words/embedded.h"

namespace tessera::words {
namespace {

TEST(Letters, AreComparedWithoutCaseAndAccents) {
  EXPECT_EQ(folded("Idée"), "idee");
  EXPECT_EQ(folded("RÈGLES"), "regles");
  EXPECT_EQ(folded("hint 7c"), "hint 7c");
  EXPECT_EQ(folded("Straße"), "strasse");
  EXPECT_EQ(folded(""), "");
}

TEST(Letters, AWordMayBeTypedWithoutItsUmlauts) {
  for (const char* typed : {"zurück", "Zurück", "zuruck", "zurueck", "ZURUECK"})
    EXPECT_TRUE(is_typed(typed, "zurück")) << typed;
  EXPECT_FALSE(is_typed("zurue", "zurück"));
  EXPECT_FALSE(is_typed("ideee", "idée"));
}

TEST(Letters, ASentenceBeginsWithACapital) {
  EXPECT_EQ(capitalised("écriture impossible"), "Écriture impossible");
  EXPECT_EQ(capitalised("über"), "Über");
  EXPECT_EQ(capitalised("the"), "The");
  EXPECT_EQ(capitalised("« a »"), "« a »");
  EXPECT_EQ(capitalised(""), "");
}

TEST(Letters, HaveSomethingNearInAscii) {
  EXPECT_EQ(in_ascii("Größe – „Straße“"), "Grosse - \"Strasse\"");
  EXPECT_EQ(in_ascii("«\u00a0idée\u00a0»\u202f; l’œil…"), "\"idee\" ; l'oeil~");
  EXPECT_EQ(in_ascii("Łukasz"), "Łukasz");
}

// A letter that is missing there would be garbage on such a terminal.
TEST(Letters, AllOfTheCatalogueAreInAscii) {
  for (const Language language : kLanguages)
    for (const char c : in_ascii(embedded_catalogue(name_of(language))))
      ASSERT_LT(static_cast<unsigned char>(c), 0x80) << name_of(language);
}

}  // namespace
}  // namespace tessera::words
