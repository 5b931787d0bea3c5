#include "cli/play/setup_form.h"

#include <algorithm>

#include "base/text.h"
#include "cli/arguments.h"
#include "words/catalogue.h"

namespace tessera::cli::play {
namespace {

std::string players_range(const GameSpec& spec) {
  return concat(spec.min_players, " to ", spec.max_players, " players");
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
                           palette.paint(players_range(spec), terminal::kSoft)));
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
  const terminal::Palette palette = screen.palette();
  const std::size_t columns = std::clamp<std::size_t>(screen.traits().columns, 20, 80);
  const GameSpec& spec = chosen.game->spec();
  const auto settings = complete(chosen, services);
  std::string kinds;
  std::string names;
  std::string bots(Participant::kPerson);
  for (std::string_view bot : services.bots) bots += concat(", ", bot);
  if (settings)
    for (const Participant& participant : settings->participants) {
      kinds += concat(kinds.empty() ? "" : ",", participant.kind);
      names += concat(names.empty() ? "" : ",", participant.name);
    }
  terminal::Lines lines{"",
                        concat("  ", palette.paint("Tessera", terminal::kAccent), "  ",
                               palette.paint(spec.title, terminal::kBold)),
                        ""};
  const auto row = [&](std::string_view key, const std::string& value, const std::string& range) {
    const std::size_t wide = std::max<std::size_t>(terminal::display_width(value) + 2, 22);
    lines.push_back(concat("  ", palette.paint(terminal::padded(key, 10), terminal::kAccent),
                           terminal::padded(value, wide), palette.paint(range, terminal::kSoft)));
  };
  row("players", settings ? concat(settings->setup.players) : "", players_range(spec));
  row("seats", kinds, "");
  for (const std::string& line : terminal::wrap(concat("each one of: ", bots), columns - 14))
    lines.push_back(concat("            ", palette.paint(line, terminal::kSoft)));
  row("names", names, "");
  for (const OptionSpec& option : spec.options) {
    row(option.key, option_value(chosen, option), option_range(option));
    for (const std::string& line : terminal::wrap(words::say(Message(option.explanation)), columns - 14))
      lines.push_back(concat("            ", palette.paint(line, terminal::kSoft)));
  }
  if (chosen.seed) row("seed", concat(*chosen.seed), "");
  lines.emplace_back();
  for (const std::string& line : terminal::wrap(message, columns - 2)) lines.push_back(concat("  ", line));
  return lines;
}

terminal::Lines settings_help(const GameSpec& spec, const Services& services,
                              const terminal::Screen& screen) {
  const std::size_t columns = std::clamp<std::size_t>(screen.traits().columns, 20, 80);
  std::string bots;
  for (std::string_view bot : services.bots) bots += concat(bots.empty() ? "" : ", ", bot);
  terminal::Lines lines{"Type what is to change, then Enter on its own to play.", ""};
  const auto entry = [&](std::string_view typed, std::string_view meaning) {
    lines.push_back(concat("  ", screen.palette().paint(typed, terminal::kAccent)));
    for (const std::string& line : terminal::wrap(meaning, columns - 6))
      lines.push_back(concat("      ", line));
  };
  entry(concat("players ", spec.max_players), concat("how many play, ", players_range(spec)));
  entry(concat("seats you,", services.default_bot),
        concat("who sits where, in playing order: you is a person at this keyboard (there may be several), "
               "the others are played by the computer: ",
               bots, ". Seats that you don't name get a bot."));
  entry("names Camille,Noor", "what the players are called, in the same order");
  for (const OptionSpec& option : spec.options)
    entry(concat(option.key, ' ', option.words.empty() ? concat(option.default_value) : option.words.back()),
          concat(words::say(Message(option.explanation)), " (", option_range(option), ')'));
  entry("seed 42",
        "the same seed, seats and moves give the same game again; nobody can verify its chance then");
  entry("rules, back, quit", "how the game is played; another game; leave");
  return lines;
}

}  // namespace tessera::cli::play
