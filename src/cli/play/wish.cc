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

}  // namespace

Result<Plan> make_plan(const Wish& wish, const House& house) {
  const GameSpec& spec = wish.game->spec();
  // Naming the seats says how many there are, as far as the game allows.
  const int named = std::clamp(static_cast<int>(wish.kinds.size()), spec.min_players, spec.max_players);
  Plan plan;
  plan.game = wish.game;
  plan.setup.players = wish.players.value_or(wish.kinds.size() > 1 ? named : spec.usual_players);
  plan.setup.options = wish.options;
  if (auto state = wish.game->start(plan.setup); !state) return tl::unexpected(state.error());
  auto players = seat_players(plan.setup.players, wish.kinds, wish.names, house.bots, house.usual_bot);
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

Result<void> change(Wish& wish, std::string_view line, const House& house) {
  const auto [key, value] = key_and_value(line);
  Wish changed = wish;
  if (key == "players") {
    if (auto done = change_number(key, value, changed.players); !done) return done;
    const auto seats = static_cast<std::size_t>(std::max(0, *changed.players));
    if (changed.kinds.size() > seats) changed.kinds.resize(seats);
    if (changed.names.size() > seats) changed.names.resize(seats);
  } else if (key == "seats") {
    changed.kinds = split_commas(lower_case(value));
    changed.names.clear();
  } else if (key == "names") {
    changed.names = split_commas(value);
  } else if (key == "seed") {
    if (auto done = change_number(key, value, changed.seed); !done) return done;
  } else {
    set_option(changed, key, value);
  }
  if (auto plan = make_plan(changed, house); !plan) return tl::unexpected(plan.error());
  wish = std::move(changed);
  return {};
}

std::string option_value(const Wish& wish, const OptionSpec& option) {
  for (const auto& [key, value] : wish.options)
    if (key == option.key) return value;
  return option.words.empty() ? concat(option.usual) : std::string(option.words.front());
}

}  // namespace tessera::cli::play
