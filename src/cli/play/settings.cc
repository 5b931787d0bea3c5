#include "cli/play/settings.h"

#include <algorithm>
#include <charconv>
#include <system_error>

#include "base/text.h"
#include "cli/arguments.h"
#include "cli/play/messages.h"
#include "cli/play/typed_words.h"
#include "table/messages.h"
#include "table/word.h"

namespace tessera::cli::play {
namespace {

// "rounds = 1", "rounds=1" and "rounds 1" say the same.
std::pair<std::string, std::string> key_and_value(std::string_view line) {
  std::string text = tidy(line);
  std::replace(text.begin(),
               text.begin() + static_cast<std::ptrdiff_t>(std::min(text.find(','), text.size())), '=', ' ');
  text = tidy(text);
  const std::size_t space = std::min(text.find(' '), text.size());
  return {lower_case(text.substr(0, space)), tidy(text.substr(space))};
}

void set_option(ChosenSettings& chosen, const std::string& key, std::string value) {
  std::erase_if(chosen.options, [&](const auto& option) { return option.first == key; });
  chosen.options.emplace_back(key, std::move(value));
}

Result<void> change_number(std::string_view key, std::string_view value, auto& field) {
  typename std::remove_reference_t<decltype(field)>::value_type number{};
  const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
  if (error != std::errc{} || end != value.data() + value.size())
    return refuse(Say::wants_a_whole_number, {{"key", key}, {"value", value}});
  field = number;
  return {};
}

// The number that goes with these options, if there is just one.
std::optional<int> only_number(const ChosenSettings& chosen) {
  const GameSpec& spec = chosen.game->spec();
  std::optional<int> only;
  for (int players = spec.min_players; players <= spec.max_players; ++players) {
    if (!chosen.game->start({players, chosen.options})) continue;
    if (only) return std::nullopt;
    only = players;
  }
  return only;
}

// Naming the seats says how many there are; whoever is alone gets the default number of opponents.
int number_of_players(const ChosenSettings& chosen) {
  if (chosen.players) return *chosen.players;
  const GameSpec& spec = chosen.game->spec();
  const int named = static_cast<int>(chosen.kinds.size());
  const int wanted = named > 1 ? std::max(named, spec.min_players) : spec.default_players;
  if (chosen.game->start({wanted, chosen.options})) return wanted;
  const auto only = only_number(chosen);
  return only && *only >= named ? *only : wanted;
}

void set_players(ChosenSettings& chosen, int players) {
  chosen.players = players;
  const auto seats = static_cast<std::size_t>(std::max(0, players));
  if (chosen.kinds.size() > seats) chosen.kinds.resize(seats);
  if (chosen.names.size() > seats) chosen.names.resize(seats);
}

// Only a person has something to add to chance, and only where it is not from a seed.
Result<void> check_word(const GameSettings& settings) {
  if (settings.word.empty()) return {};
  if (auto word = table::Word::parse(settings.word); !word) return tl::unexpected(word.error());
  if (settings.seed) return refuse(table::Say::words_without_effect);
  if (count_persons(settings.participants) == 0) return refuse(Say::word_wants_a_person);
  return {};
}

}  // namespace

Result<GameSettings> complete(const ChosenSettings& chosen, const Services& services) {
  GameSettings settings;
  settings.game = chosen.game;
  settings.setup.players = number_of_players(chosen);
  settings.setup.options = chosen.options;
  if (auto state = chosen.game->start(settings.setup); !state) return tl::unexpected(state.error());
  auto participants = seat_participants(settings.setup.players, chosen.kinds, chosen.names,
                                        services.default_bot, *services.words);
  if (!participants) return tl::unexpected(participants.error());
  settings.participants = *std::move(participants);
  settings.seed = chosen.seed;
  settings.word = chosen.word;
  settings.secret = chosen.secret;
  if (auto may = check_word(settings); !may) return tl::unexpected(may.error());
  return settings;
}

ChosenSettings chosen_again(const GameSettings& settings) {
  ChosenSettings chosen{settings.game, settings.setup.players, settings.setup.options, {}, {}, {}, {}};
  for (const Participant& participant : settings.participants) {
    chosen.kinds.push_back(participant.kind);
    chosen.names.push_back(participant.name);
  }
  return chosen;
}

Result<std::optional<Message>> change(ChosenSettings& chosen, std::string_view line,
                                      const Services& services) {
  const auto [key, value] = key_and_value(line);
  ChosenSettings changed = chosen;
  std::optional<Message> told;
  const words::Catalogue& words = *services.words;
  if (is_word(key, Say::type_players, words)) {
    if (auto done = change_number(key, value, changed.players); !done) return tl::unexpected(done.error());
    set_players(changed, *changed.players);
  } else if (is_word(key, Say::type_seats, words)) {
    changed.kinds = split_commas(lower_case(value));
    changed.names.clear();
  } else if (is_word(key, Say::type_names, words)) {
    changed.names = split_commas(value);
  } else if (is_word(key, Say::type_seed, words)) {
    if (auto done = change_number(key, value, changed.seed); !done) return tl::unexpected(done.error());
  } else if (is_word(key, Say::type_word, words)) {
    if (auto word = table::Word::parse(value); !word) return tl::unexpected(word.error());
    changed.word = value;
  } else {
    set_option(changed, key, value);
    const bool fits = chosen.game->start({number_of_players(changed), changed.options}).has_value();
    if (const auto only = only_number(changed); only && !fits) set_players(changed, *only);
    const int players = number_of_players(changed);
    if (players != number_of_players(chosen))
      told = Message(Say::so_many_play, {{"key", key}, {"value", value}, {"players", players}});
  }
  if (auto settings = complete(changed, services); !settings) return tl::unexpected(settings.error());
  chosen = std::move(changed);
  return told;
}

std::string option_value(const ChosenSettings& chosen, const OptionSpec& option) {
  for (const auto& [key, value] : chosen.options)
    if (key == option.key) return value;
  return option.words.empty() ? concat(option.default_value) : std::string(option.words.front());
}

}  // namespace tessera::cli::play
