#include "cli/language.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace tessera::cli {
namespace {

using tessera::testing::run_tessera;
using ::testing::HasSubstr;
using words::Language;

TEST(LanguageChoice, TheFirstVariableThatNamesOneOfOursCounts) {
  EXPECT_EQ(language_asked_for({}), Language::english);
  EXPECT_EQ(language_asked_for({.lang = "fr_FR.UTF-8"}), Language::french);
  EXPECT_EQ(language_asked_for({.lc_messages = "nl_BE", .lang = "fr_FR"}), Language::dutch);
  EXPECT_EQ(language_asked_for({.lc_all = "de", .lc_messages = "nl", .lang = "fr"}), Language::german);
  EXPECT_EQ(language_asked_for({.lc_all = "C.UTF-8", .lc_messages = "", .lang = "de_AT"}), Language::german);
  EXPECT_EQ(language_asked_for({.lc_all = "es_ES", .lang = "it_IT"}), Language::english);
}

TEST(LanguageChoice, TheOptionGoesBeforeTheEnvironment) {
  EXPECT_THAT(run_tessera("rules lexio --lang nl", "", "LC_ALL=fr_FR.UTF-8").out, HasSubstr("spelers"));
  EXPECT_THAT(run_tessera("rules lexio", "", "LC_ALL=fr_FR.UTF-8").out, HasSubstr("joueurs"));
  EXPECT_THAT(run_tessera("rules lexio", "", "LC_MESSAGES=de LANG=fr").out, HasSubstr("Spieler"));
  EXPECT_THAT(run_tessera("rules lexio", "", "LC_MESSAGES= LANG=fr").out, HasSubstr("joueurs"));
  EXPECT_THAT(run_tessera("rules lexio", "", "LC_MESSAGES= LANG=es").out, HasSubstr("players"));
}

TEST(LanguageChoice, AnotherLanguageIsRefusedWithTheNamesOfAll) {
  for (const char* command : {"rules lexio", "review -", "play 21"}) {
    const auto ran = run_tessera(std::string(command) + " --lang es");
    EXPECT_EQ(ran.exit_code, 2) << command;
    EXPECT_EQ(ran.err, "there is no language \"es\"; the languages are en, fr, nl, de\n");
    EXPECT_EQ(ran.out, "");
  }
  EXPECT_THAT(run_tessera("play 21 --lang es", "", "LC_ALL=nl").err, HasSubstr("er is geen taal “es”"));
}

// What goes wrong is said in the language too.
TEST(LanguageChoice, ErrorsAreInTheLanguage) {
  EXPECT_THAT(run_tessera("rules go --lang fr").err, HasSubstr("les jeux sont 101, lexio, 21"));
  EXPECT_THAT(run_tessera("rules --lang de").err, HasSubstr("sag, welches Spiel"));
  EXPECT_THAT(run_tessera("review --lang nl /nowhere").err, HasSubstr("/nowhere: kan niet worden geopend"));
  EXPECT_THAT(run_tessera("review --lang de -", "tessera 2\n").err,
              HasSubstr("-:1: eine Aufzeichnung beginnt"));
  EXPECT_THAT(run_tessera("play 21 --players 9 --lang fr").err, HasSubstr("tessera play: 21 se joue"));
  EXPECT_THAT(run_tessera("play --lang fr").err, HasSubstr("dites quel jeu"));
  EXPECT_THAT(run_tessera("play --resume /nowhere --lang de").err, HasSubstr("/nowhere: "));
}

TEST(LanguageChoice, EveryGameHasRulesInEveryLanguage) {
  const char* const titles[] = {"players", "joueurs", "spelers", "Spieler"};
  for (const char* game : {"101", "lexio", "21"})
    for (const Language language : words::kLanguages) {
      const std::string name(words::name_of(language));
      const auto ran = run_tessera(std::string("rules ") + game + " --lang " + name);
      EXPECT_EQ(ran.exit_code, 0);
      EXPECT_THAT(ran.out, HasSubstr(titles[static_cast<std::size_t>(language)])) << game << ' ' << name;
    }
}

}  // namespace
}  // namespace tessera::cli
