#include "cli/play/wish.h"

#include <algorithm>
#include <charconv>

#include "base/text.h"
#include "cli/arguments.h"
#include "cli/play/match.h"

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

void set_option(Wish& wish, const std::string& key, std::string value) {
  std::erase_if(wish.options, [&](const auto& option) { return option.first == key; });
  wish.options.emplace_back(key, std::move(value));
}

Result<void> change_number(std::string_view key, std::string_view value, auto& field) {
  typename std::remove_reference_t<decltype(field)>::value_type number{};
  const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
  if (error != std::errc{} || end != value.data() + value.size())
    return refuse("bad-number", concat(key, " is a whole number, not \"", value, '"'));
  field = number;
  return {};
}

// The number that goes with these options, if there is just one.
std::optional<int> only_number(const Wish& wish) {
  const GameSpec& spec = wish.game->spec();
  std::optional<int> only;
  for (int players = spec.min_players; players <= spec.max_players; ++players) {
    if (!wish.game->start({players, wish.options})) continue;
    if (only) return std::nullopt;
    only = players;
  }
  return only;
}

// Naming the seats says how many there are; who is alone meets as many as usual.
int number_of_players(const Wish& wish) {
  if (wish.players) return *wish.players;
  const GameSpec& spec = wish.game->spec();
  const int named = static_cast<int>(wish.kinds.size());
  const int usual = named > 1 ? std::max(named, spec.min_players) : spec.default_players;
  if (wish.game->start({usual, wish.options})) return usual;
  const auto only = only_number(wish);
  return only && *only >= named ? *only : usual;
}

void set_players(Wish& wish, int players) {
  wish.players = players;
  const auto seats = static_cast<std::size_t>(std::max(0, players));
  if (wish.kinds.size() > seats) wish.kinds.resize(seats);
  if (wish.names.size() > seats) wish.names.resize(seats);
}

}  // namespace

Result<Plan> make_plan(const Wish& wish, const House& house) {
  Plan plan;
  plan.game = wish.game;
  plan.setup.players = number_of_players(wish);
  plan.setup.options = wish.options;
  if (auto state = wish.game->start(plan.setup); !state) return tl::unexpected(state.error());
  auto players = seat_players(plan.setup.players, wish.kinds, wish.names, house.usual_bot);
  if (!players) return tl::unexpected(players.error());
  plan.players = *std::move(players);
  plan.seed = wish.seed ? *wish.seed : house.fresh_seed();
  return plan;
}

Wish wish_of(const Plan& plan) {
  Wish wish{plan.game, plan.setup.players, plan.setup.options, {}, {}, {}};
  for (const Player& player : plan.players) {
    wish.kinds.push_back(player.kind);
    wish.names.push_back(player.name);
  }
  return wish;
}

Result<std::string> change(Wish& wish, std::string_view line, const House& house) {
  const auto [key, value] = key_and_value(line);
  Wish changed = wish;
  std::string told;
  if (key == "players") {
    if (auto done = change_number(key, value, changed.players); !done) return tl::unexpected(done.error());
    set_players(changed, *changed.players);
  } else if (key == "seats") {
    changed.kinds = split_commas(lower_case(value));
    changed.names.clear();
  } else if (key == "names") {
    changed.names = split_commas(value);
  } else if (key == "seed") {
    if (auto done = change_number(key, value, changed.seed); !done) return tl::unexpected(done.error());
  } else {
    set_option(changed, key, value);
    const bool fits = wish.game->start({number_of_players(changed), changed.options}).has_value();
    if (const auto only = only_number(changed); only && !fits) set_players(changed, *only);
    const int players = number_of_players(changed);
    if (players != number_of_players(wish)) told = concat("With ", key, ' ', value, ", ", players, " play.");
  }
  if (auto plan = make_plan(changed, house); !plan) return tl::unexpected(plan.error());
  wish = std::move(changed);
  return told;
}

std::string option_value(const Wish& wish, const OptionSpec& option) {
  for (const auto& [key, value] : wish.options)
    if (key == option.key) return value;
  return option.words.empty() ? concat(option.default_value) : std::string(option.words.front());
}

}  // namespace tessera::cli::play
