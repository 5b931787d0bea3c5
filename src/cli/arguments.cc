#include "cli/arguments.h"

#include <algorithm>

#include "base/text.h"
#include "cli/messages.h"

namespace tessera::cli {

Argument::List game_names(std::span<const AnyGame* const> games) {
  Argument::List names;
  for (const AnyGame* game : games) names.emplace_back(game->spec().name);
  return names;
}

Result<const AnyGame*> parse_game(std::string_view name, std::span<const AnyGame* const> games) {
  for (const AnyGame* game : games) {
    const GameSpec& spec = game->spec();
    if (lower_case(name) == lower_case(spec.name) || lower_case(name) == lower_case(spec.title)) return game;
  }
  return refuse(Say::no_such_game, {{"name", name}, {"games", game_names(games)}});
}

Result<std::pair<std::string, std::string>> parse_option(std::string_view text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string_view::npos || equals == 0) return refuse(Say::bad_option, {{"text", text}});
  return std::pair(std::string(text.substr(0, equals)), std::string(text.substr(equals + 1)));
}

Result<Setup> parse_setup(const AnyGame& game, std::optional<int> players,
                          const std::vector<std::string>& options) {
  Setup setup{players.value_or(game.spec().default_players), {}};
  for (const std::string& text : options) {
    auto option = parse_option(text);
    if (!option) return tl::unexpected(option.error());
    setup.options.push_back(*std::move(option));
  }
  if (auto state = game.start(setup); !state) return tl::unexpected(state.error());
  return setup;
}

Result<std::vector<std::string>> parse_bots(std::string_view names, int players) {
  std::vector<std::string> bots = split_commas(names);
  const auto seats = static_cast<std::size_t>(players);
  if (bots.size() == 1) bots.resize(seats, bots.front());
  if (bots.size() == seats) return bots;
  return refuse(Say::bad_bots, {{"bots", bots.size()}, {"players", players}});
}

std::string option_range(const OptionSpec& option, const words::Catalogue& words) {
  if (option.words.empty())
    return words.say(
        Message(Say::option_range, {{"least", concat(option.smallest)}, {"most", concat(option.largest)}}));
  std::string range;
  for (std::string_view word : option.words) range += concat(range.empty() ? "" : ", ", word);
  return range;
}

std::string whole_number(const std::string& text) {
  constexpr std::size_t kMostDigits = 18;  // fits in 64 bits with a sign, as JSON has it
  const bool digits = !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
  if (digits && text.size() <= kMostDigits) return "";
  return words::say(Message(Say::not_a_whole_number, {{"most", kMostDigits}, {"text", text}}));
}

namespace {

// The first comma that no double quotes enclose.
std::size_t find_comma(std::string_view text) {
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '"') quoted = !quoted;
    if (text[i] == ',' && !quoted) return i;
  }
  return text.size();
}

std::string_view trimmed(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
  return text.substr(0, text.find_last_not_of(' ') + 1);
}

}  // namespace

std::vector<std::string> split_commas(std::string_view text) {
  std::vector<std::string> items;
  while (true) {
    const std::size_t comma = find_comma(text);
    std::string_view item = trimmed(text.substr(0, comma));
    if (item.size() > 1 && item.starts_with('"') && item.find('"', 1) == item.size() - 1)
      item = item.substr(1, item.size() - 2);
    items.emplace_back(item);
    if (comma == text.size()) return items;
    text.remove_prefix(comma + 1);
  }
}

}  // namespace tessera::cli
