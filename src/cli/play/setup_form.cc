#include "cli/play/setup_form.h"

#include <algorithm>

#include "base/text.h"
#include "cli/arguments.h"
#include "cli/play/messages.h"
#include "cli/play/typed_words.h"
#include "table/hash.h"
#include "table/hex.h"

namespace tessera::cli::play {
namespace {

std::string players_range(const GameSpec& spec, const words::Catalogue& words) {
  return words.say(Message(Say::players_range, {{"least", spec.min_players}, {"most", spec.max_players}}));
}

// "you, casual", in the language.
std::string kinds_text(const std::vector<std::string>& kinds, const words::Catalogue& words,
                       std::string_view between) {
  std::vector<std::string> said;
  for (const std::string& kind : kinds) said.push_back(kind_word(kind, words));
  return join(said, between);
}

std::vector<std::string> bots_of(const Services& services) {
  return {services.bots.begin(), services.bots.end()};
}

// How the rules begin, below their title: the sentences that fit in two lines.
terminal::Lines about(std::string_view rules, std::size_t columns) {
  std::string text;
  for (const std::string& line : terminal::split_lines(rules)) {
    const bool prose = !line.empty() && line.find_first_of("#|>*-` ") != 0;
    if (!prose && !text.empty()) break;
    if (prose) text += concat(text.empty() ? "" : " ", tidy(line));
  }
  terminal::Lines best;
  for (std::size_t stop = 0; stop < text.size();) {
    stop = std::min(text.find(". ", stop), text.size() - 1) + 1;
    terminal::Lines lines = terminal::wrap(text.substr(0, stop), columns);
    if (lines.size() > 2 && !best.empty()) break;
    best = std::move(lines);
  }
  return best;
}

}  // namespace

terminal::Lines game_menu(const Services& services, const terminal::Lines& offers, std::string_view message,
                          const terminal::Screen& screen) {
  const terminal::Palette palette = screen.palette();
  const std::size_t columns = std::clamp<std::size_t>(screen.traits().columns, 20, 80) - 8;
  terminal::Lines lines{"", concat("  ", palette.paint("Tessera", terminal::kAccent)), ""};
  for (std::size_t i = 0; i < services.games.size(); ++i) {
    const GameSpec& spec = services.games[i]->spec();
    lines.push_back(concat("  ", palette.paint(concat(i + 1), terminal::kAccent), "  ",
                           palette.paint(terminal::padded(spec.title, 8), terminal::kBold),
                           palette.paint(players_range(spec, *services.words), terminal::kSoft)));
    for (const std::string& line : about(services.rules(spec.name), columns))
      lines.push_back(concat("     ", line));
    lines.emplace_back();
  }
  lines.insert(lines.end(), offers.begin(), offers.end());
  if (!offers.empty()) lines.emplace_back();
  for (const std::string& line : terminal::wrap(message, columns)) lines.push_back(concat("  ", line));
  return lines;
}

terminal::Lines settings_form(const ChosenSettings& chosen, const Services& services,
                              std::string_view message, const terminal::Screen& screen) {
  constexpr std::size_t kLongestWord = 64;
  const words::Catalogue& words = *services.words;
  const terminal::Palette palette = screen.palette();
  const std::size_t columns = std::clamp<std::size_t>(screen.traits().columns, 20, 80);
  const GameSpec& spec = chosen.game->spec();
  const auto settings = complete(chosen, services);
  std::vector<std::string> sitting;
  std::vector<std::string> names;
  if (settings)
    for (const Participant& participant : settings->participants) {
      sitting.push_back(participant.kind);
      names.push_back(participant.name);
    }
  std::vector<std::string> kinds = bots_of(services);
  kinds.insert(kinds.begin(), std::string(Participant::kPerson));
  terminal::Lines lines{"",
                        concat("  ", palette.paint("Tessera", terminal::kAccent), "  ",
                               palette.paint(spec.title, terminal::kBold)),
                        ""};
  const auto row = [&](std::string_view key, const std::string& value, const std::string& range) {
    const std::size_t wide = std::max<std::size_t>(terminal::display_width(value) + 2, 22);
    lines.push_back(concat("  ", palette.paint(terminal::padded(key, 10), terminal::kAccent),
                           terminal::padded(value, wide), palette.paint(range, terminal::kSoft)));
  };
  const auto explain = [&](const std::string& text) {
    for (const std::string& line : terminal::wrap(text, columns - 14))
      lines.push_back(concat("            ", palette.paint(line, terminal::kSoft)));
  };
  row(shown_word(Say::type_players, words), settings ? concat(settings->setup.players) : "",
      players_range(spec, words));
  row(shown_word(Say::type_seats, words), kinds_text(sitting, words, ","), "");
  explain(words.say(Message(Say::each_one_of, {{"kinds", kinds_text(kinds, words, ", ")}})));
  row(shown_word(Say::type_names, words), join(names, ","), "");
  for (const OptionSpec& option : spec.options) {
    row(option.key, option_value(chosen, option), option_range(option, words));
    explain(words.say(Message(option.explanation)));
  }
  if (chosen.seed) {
    row(shown_word(Say::type_seed, words), concat(*chosen.seed), "");
  } else {
    if (chosen.secret)
      row(shown_word(Say::type_luck, words), table::to_hex(table::sha256(chosen.secret->reveal())), "");
    row(shown_word(Say::type_word, words), printable(chosen.word, kLongestWord),
        chosen.word.empty() ? words.say(Say::word_of_yours) : "");
  }
  lines.emplace_back();
  for (const std::string& line : terminal::wrap(message, columns - 2)) lines.push_back(concat("  ", line));
  return lines;
}

terminal::Lines settings_help(const GameSpec& spec, const Services& services,
                              const terminal::Screen& screen) {
  const words::Catalogue& words = *services.words;
  const std::size_t columns = std::clamp<std::size_t>(screen.traits().columns, 20, 80);
  const std::string person = kind_word(Participant::kPerson, words);
  terminal::Lines lines{words.say(Say::form_help), ""};
  const auto entry = [&](std::string_view typed, std::string_view meaning) {
    lines.push_back(concat("  ", screen.palette().paint(typed, terminal::kAccent)));
    for (const std::string& line : terminal::wrap(meaning, columns - 6))
      lines.push_back(concat("      ", line));
  };
  const auto word = [&](Say command) { return shown_word(command, words); };
  entry(concat(word(Say::type_players), ' ', spec.max_players),
        words.say(Message(Say::help_players, {{"range", players_range(spec, words)}})));
  entry(concat(word(Say::type_seats), ' ', person, ',', kind_word(services.default_bot, words)),
        words.say(Message(Say::help_seats,
                          {{"person", person}, {"bots", kinds_text(bots_of(services), words, ", ")}})));
  entry(concat(word(Say::type_names), " Camille,Noor"), words.say(Say::help_names));
  for (const OptionSpec& option : spec.options)
    entry(concat(option.key, ' ', option.words.empty() ? concat(option.default_value) : option.words.back()),
          words.say(Message(Say::help_option, {{"what", Message(option.explanation)},
                                               {"range", option_range(option, words)}})));
  entry(concat(word(Say::type_word), " ..."), words.say(Say::help_word));
  entry(concat(word(Say::type_seed), " 42"), words.say(Say::help_seed));
  entry(concat(word(Say::type_rules), ", ", word(Say::type_back), ", ", word(Say::type_quit)),
        words.say(Say::help_others));
  return lines;
}

}  // namespace tessera::cli::play
