#include "protocol/game_data.h"

#include "base/text.h"
#include "games/catalog.h"

namespace tessera::protocol {
namespace {

// All values but the default; of a number, its bounds.
std::vector<std::string> values_besides_default(const OptionSpec& option) {
  std::vector<std::string> values;
  for (std::size_t i = 1; i < option.words.size(); ++i) values.emplace_back(option.words[i]);
  if (option.words.empty()) values = {concat(option.smallest), concat(option.largest)};
  return values;
}

// The numbers of players with which something can be set; nothing when that is all.
Data players_for(const AnyGame& game, const OptionSpec& option) {
  Data::List players;
  const GameSpec& spec = game.spec();
  for (int n = spec.min_players; n <= spec.max_players; ++n)
    for (const std::string& value : values_besides_default(option))
      if (game.start({n, {{std::string(option.key), value}}})) {
        players.emplace_back(n);
        break;
      }
  const bool always = players.size() == static_cast<std::size_t>(spec.max_players - spec.min_players + 1);
  return always ? Data() : Data(std::move(players));
}

Data option_data(const AnyGame& game, const OptionSpec& option) {
  Data::List words;
  for (const std::string_view word : option.words) words.emplace_back(word);
  const Data default_value =
      option.words.empty() ? Data(concat(option.default_value)) : Data(option.words.front());
  return Data::Fields{{"key", option.key},
                      {"explanation", to_data(Message(option.explanation))},
                      {"words", std::move(words)},
                      {"least", option.smallest},
                      {"most", option.largest},
                      {"default", default_value},
                      {"players", players_for(game, option)}};
}

}  // namespace

Data game_data(const AnyGame& game) {
  const GameSpec& spec = game.spec();
  Data::List options;
  for (const OptionSpec& option : spec.options) options.push_back(option_data(game, option));
  return Data::Fields{{"name", spec.name},
                      {"title", spec.title},
                      {"players", Data::Fields{{"least", spec.min_players},
                                               {"most", spec.max_players},
                                               {"default", spec.default_players}}},
                      {"unit", unit_word(spec.unit)},
                      {"options", std::move(options)}};
}

std::string_view unit_word(Unit unit) { return unit == Unit::chips ? "chips" : "points"; }

WantedGame read_game(Reader& in) {
  std::vector<std::string_view> names;
  for (const AnyGame* game : all_games()) names.push_back(game->spec().name);
  WantedGame wanted;
  const std::size_t number = in.word("game", names);
  wanted.setup.players = static_cast<int>(in.number("players", 1, kMaxSeats));
  if (in.has("options")) wanted.setup.options = in.pairs("options");
  if (!in.refusal()) wanted.game = all_games()[number];
  return wanted;
}

}  // namespace tessera::protocol
