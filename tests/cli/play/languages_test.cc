#include <gmock/gmock.h>
#include <map>
#include <set>

#include "cli/messages.h"
#include "cli/play/commands.h"
#include "cli/play/messages.h"
#include "cli/play/pages.h"
#include "cli/play/setup_form.h"
#include "cli/play/typed_words.h"
#include "cli/rules_text.h"
#include "tests/cli/play/support.h"
#include "words/letters.h"

// `tessera play` in every language.

namespace tessera::cli::play {
namespace {

using ::testing::HasSubstr;
using words::Catalogue;
using words::Language;

constexpr std::array kCommands = {Say::type_hint,   Say::type_review, Say::type_table, Say::type_luck,
                                  Say::type_help,   Say::type_rules,  Say::type_undo,  Say::type_resign,
                                  Say::type_leave,  Say::type_save,   Say::type_again, Say::type_new,
                                  Say::type_resume, Say::type_quit,   Say::type_moves};

class InLanguage : public PlayTest, public ::testing::WithParamInterface<Language> {
 protected:
  InLanguage() {
    services_.words = &words_;
    services_.rules = [](std::string_view game) { return rules_for_players(game, GetParam()); };
    services_.default_bot = "novice";
    services_.hint_effort = {.simulations = 200, .milliseconds = 1000};
    services_.review_simulations = 100;
  }
  [[nodiscard]] std::string word(Say command) const { return shown_word(command, words_); }

  const Catalogue& words_ = Catalogue::of(GetParam());
};
INSTANTIATE_TEST_SUITE_P(Play, InLanguage, ::testing::ValuesIn(words::kLanguages),
                         [](const auto& language) { return std::string(words::name_of(language.param)); });

// "play.thinking": a message that the catalogue lacks is shown by its code.
bool has_code(std::string_view line) {
  for (const std::string_view room : {"play.", "terminal.", "review.", "cli."})
    if (const std::size_t at = line.find(room); at != std::string_view::npos) {
      const std::string_view rest = line.substr(at + room.size());
      if (!rest.empty() && rest.front() >= 'a' && rest.front() <= 'z') return true;
    }
  return false;
}

// The lines that are wider than a terminal, and those that are no words.
std::vector<std::string> wrong_lines(const std::string& shown) {
  std::vector<std::string> wrong;
  for (const std::string& line : terminal::split_lines(shown))
    if (terminal::display_width(line) > 80 || has_code(line)) wrong.push_back(line);
  return wrong;
}

// Without what was noted before it, while there was something to wait for.
std::size_t rows_of(const std::string& shown) {
  const std::size_t last = shown.rfind("\n\nTessera");
  return terminal::split_lines(last == std::string::npos ? shown.substr(1) : shown.substr(last + 2)).size();
}

TEST_P(InLanguage, AWholeGameOfEach) {
  for (const char* game : {"101", "lexio", "21"}) {
    ChosenSettings chosen = chosen_for(game, 5);
    if (std::string_view(game) == "lexio") chosen.options = {{"rounds", "2"}};
    const std::string typed =
        concat(word(Say::type_hint), '\n', word(Say::type_moves), '\n', word(Say::type_help), '\n',
               word(Say::type_luck), '\n', "nonsense\n", random_numbers(2, 5000));
    const Played played = play_through(chosen, services_, typed);
    EXPECT_EQ(played.code, ExitCode::ok) << played.errors;
    EXPECT_THAT(played.out, HasSubstr(words_.say(cli::Say::you)));
    EXPECT_THAT(played.out, HasSubstr(words_.say(Say::help_heading_table)));
    EXPECT_THAT(played.out, HasSubstr(words_.say(Say::luck_from_a_seed).substr(0, 30)));
    EXPECT_THAT(played.out, HasSubstr("\nresult "));
    EXPECT_THAT(wrong_lines(played.out), ::testing::IsEmpty());
    if (GetParam() == Language::english) continue;
    for (const char* english :
         {"Your ", " tiles", "wins ", "Round ", "The game", "makes 21", " left", "Points so"}) {
      EXPECT_EQ(played.out.find(english), std::string::npos) << english;
    }
  }
}

// On a screen: set up, table, hint, help, review, end.
TEST_P(InLanguage, EveryScreenFits80By24) {
  for (const char* game : {"101", "lexio", "21"}) {
    int screens = 0;
    int asked = 0;
    const std::vector<std::string> typed = {game,
                                            "?",
                                            "q",
                                            "",
                                            word(Say::type_hint),
                                            word(Say::type_help),
                                            "q",
                                            "?",
                                            "#1",
                                            word(Say::type_review),
                                            "q",
                                            word(Say::type_save),
                                            word(Say::type_undo),
                                            word(Say::type_quit)};
    terminal::AnsweringTerminal terminal(kPlainPerson,
                                         [&](const std::string& shown) -> std::optional<std::string> {
                                           ++screens;
                                           EXPECT_LE(rows_of(shown), 24U) << shown;
                                           EXPECT_THAT(wrong_lines(shown), ::testing::IsEmpty()) << shown;
                                           if (static_cast<std::size_t>(asked) == typed.size())
                                             return std::nullopt;
                                           return typed[static_cast<std::size_t>(asked++)];
                                         });
    std::ostringstream errors;
    EXPECT_EQ(run_play({}, services_, terminal, errors), ExitCode::ok) << errors.str();
    EXPECT_GT(screens, 10);
  }
}

TEST_P(InLanguage, CommandsHaveOneMeaningEach) {
  std::map<std::string, Say> meanings;
  for (const Say command : kCommands)
    for (const Catalogue* words : {&Catalogue::english(), &words_})
      for (const std::string_view word : split_words(words->say(command))) {
        const auto [known, is_new] = meanings.emplace(words::folded(word), command);
        EXPECT_TRUE(is_new || known->second == command) << word;
      }
}

TEST_P(InLanguage, EnglishWordsWorkEverywhereAndOwnOnesWithoutAccents) {
  for (const Say command : kCommands) {
    const auto expected = parse_command(words::say(command).substr(0, words::say(command).find(' ')));
    ASSERT_TRUE(expected);
    for (const std::string& typed : {std::string(split_words(words::say(command)).front()), word(command),
                                     words::folded(word(command)), upper_case(words::folded(word(command)))})
      EXPECT_EQ(parse_command(typed, words_), expected) << typed;
  }
  EXPECT_EQ(parse_command(concat(word(Say::type_save), "! a b"), words_),
            (TypedCommand{TypedCommand::Kind::save_over, "a b"}));
}

// No word of a command is a move, or the beginning of one.
TEST_P(InLanguage, NoCommandIsAMove) {
  for (const Say command : kCommands)
    for (const std::string_view word : split_words(words_.say(command)))
      for (const char* verb : {"take", "place", "flip", "pass", "exchange"})
        EXPECT_FALSE(std::string_view(verb).starts_with(words::folded(word))) << word;
}

TEST_P(InLanguage, TheHelpPageShowsTheOwnWordsAndTheGamesMarks) {
  for (const char* game : {"101", "lexio", "21"}) {
    const auto lines = help_page(services_.rules(game), kPlainPerson, words_);
    const std::string page = join(lines, "\n");
    for (const Say command : kCommands)
      if (command != Say::type_moves) {
        EXPECT_THAT(page, HasSubstr(concat("\n  ", word(command), ' '))) << page;
      }
    EXPECT_THAT(page, HasSubstr(words_.say(Say::terminal_heading)));
    EXPECT_THAT(wrong_lines(page), ::testing::IsEmpty());
  }
}

TEST_P(InLanguage, SeatsAndKeysAreUnderstoodInTheLanguageAndInEnglish) {
  ChosenSettings chosen = chosen_for("21");
  const std::string own =
      concat(word(Say::type_seats), ' ', kind_word("you", words_), ',', kind_word("expert", words_));
  for (const std::string& line : {own, std::string("seats you,expert")}) {
    ASSERT_TRUE(change(chosen, line, services_)) << line;
    EXPECT_EQ(chosen.kinds.size(), 2U);
    EXPECT_EQ(complete(chosen, services_)->participants[1].kind, "expert") << line;
    EXPECT_EQ(complete(chosen, services_)->participants[0].name, words_.say(cli::Say::you));
  }
  ASSERT_TRUE(change(chosen, concat(word(Say::type_players), " 3"), services_));
  EXPECT_EQ(chosen.players, 3);
}

// A game that was begun in one language goes on in another.
TEST_P(InLanguage, AGameGoesOnInAnotherLanguage) {
  play_through(chosen_for("lexio", 3), services_, "#1\nquit\n");
  Services others = services_;
  for (const Language language : words::kLanguages) {
    others.words = &Catalogue::of(language);
    const Played played = play_through(PlayArguments{{}, kept().front().string()}, others, "quit\n");
    EXPECT_EQ(played.code, ExitCode::ok) << played.errors;
    EXPECT_THAT(played.out, HasSubstr(concat(others.words->say(cli::Say::you), "> ")));
    const std::string novice = words::capitalised(others.words->say(cli::Say::novice));
    EXPECT_THAT(played.out, HasSubstr(concat(novice, " 2")));
  }
}

TEST(InAscii, LettersAreWhatIsNearestForAPerson) {
  Folder folder;
  Services services = test_services(folder.path());
  services.words = &Catalogue::of(Language::french);
  terminal::TerminalTraits ascii = kPlainPerson;
  ascii.ascii = true;
  const std::string out = play_through(chosen_for("lexio"), services, "quit\n", ascii).out;
  EXPECT_THAT(out, HasSubstr("etoile t"));
  for (const char c : out) ASSERT_LT(static_cast<unsigned char>(c), 0x80) << out;
  ascii.person = false;
  EXPECT_THAT(play_through(chosen_for("lexio"), services, "quit\n", ascii).out, HasSubstr("étoile t"));
}

}  // namespace
}  // namespace tessera::cli::play
