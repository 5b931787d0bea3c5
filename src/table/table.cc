#include "table/table.h"

#include <algorithm>
#include <cassert>

#include "table/messages.h"

namespace tessera::table {
namespace {

Result<void> check_levels(Levels levels) {
  if (std::ranges::find(levels, kStandIn) != levels.end()) return {};
  return refuse(Say::no_stand_in, {{"level", kStandIn}});
}

// What chance does next. The state stays as it is: the event is folded like any other.
std::string draw(const State& state) {
  const auto game = state.play.game->clone();
  if (state.luck) {
    StreamRng rng = state.luck->draw(state.play.outcomes);
    return game->draw(rng).text;
  }
  Rng rng(derive_seed(std::get<PlainSeed>(state.opening.chance).seed, state.play.outcomes));
  return game->draw(rng).text;
}

}  // namespace

Result<Table> Table::open(const Opening& opening, std::vector<std::string_view> levels, Time now) {
  if (auto known = check_levels(levels); !known) return tl::unexpected(known.error());
  const Event opened{std::clamp(now, Time{0}, kLatest), opening};
  auto state = begin(opened);
  if (!state) return tl::unexpected(state.error());
  Log log;
  log.append(opened);
  return Table(*std::move(state), std::move(log), std::move(levels));
}

Result<Table> Table::restore(Log log, std::vector<std::string_view> levels) {
  if (auto known = check_levels(levels); !known) return tl::unexpected(known.error());
  auto state = fold_all(log);
  if (!state) return tl::unexpected(state.error());
  return Table(*std::move(state), std::move(log), std::move(levels));
}

Result<Accepted> Table::execute(const Command& command, Time now) {
  now = std::clamp(now, state_.clock.now(), kLatest);
  auto decided = decide(state_, levels_, command, now);
  if (!decided) return tl::unexpected(decided.error());
  const EventNumber first = state_.events;
  if (*decided) happen(**std::move(decided), now);
  draw_what_is_due(now);
  return Accepted{first, state_.events};
}

void Table::happen(Happening what, Time now) {
  const Event event{now, std::move(what)};
  [[maybe_unused]] const auto folded = fold(state_, event, log_);
  assert(folded);
  log_.append(event);
}

// A log that was cut short may end before an outcome: then the next command draws it.
void Table::draw_what_is_due(Time now) {
  while (state_.phase == Phase::playing && state_.play.game->turn().is_chance())
    happen(Drawn{draw(state_)}, now);
}

}  // namespace tessera::table
