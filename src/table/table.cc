#include "table/table.h"

#include <algorithm>
#include <string>
#include <variant>

#include "table/messages.h"

namespace tessera::table {
namespace {

Result<void> check_levels(LevelNames levels) {
  if (std::ranges::find(levels, kStandIn) != levels.end()) return {};
  return refuse(Say::no_stand_in, {{"level", kStandIn}});
}

// People type moves as they like; bots write them as records do.
Spelling spelling_of(const Command& command) {
  return std::holds_alternative<Act>(command) ? Spelling::free : Spelling::strict;
}

// The log has moves as records do, however they were typed.
void set_move_text(Happening& what, std::string text) {
  if (auto* moved = std::get_if<Moved>(&what))
    moved->text = std::move(text);
  else if (auto* bot_moved = std::get_if<BotMoved>(&what))
    bot_moved->text = std::move(text);
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

Result<Accepted> Table::execute(const Command& command, Time now, Audience audience) {
  now = std::clamp(now, state_.clock.now(), kLatest);
  auto decided = decide(state_, levels_, command, now);
  if (!decided) return tl::unexpected(std::move(decided.error()));
  Accepted accepted{.first = state_.events, .end = state_.events};
  const auto keep = [&](const Event& event, std::vector<std::vector<std::string>> told) {
    if (!audience.empty()) accepted.announced.push_back(announce(log_.size(), event, std::move(told)));
    log_.append(event);
  };
  if (*decided) {
    Event event{now, **std::move(decided)};
    auto happened = fold(state_, event, log_, audience, spelling_of(command));
    if (!happened) return tl::unexpected(std::move(happened.error()));
    set_move_text(event.what, std::move(happened->text));
    keep(event, std::move(happened->told));
  }
  // A log that was cut short may end before an outcome: then the next command draws it.
  while (state_.phase == Phase::playing && state_.play.game->turn().is_chance()) {
    Happened drawn = fold_next_draw(state_, now, audience);
    keep({now, Drawn{std::move(drawn.text)}}, std::move(drawn.told));
  }
  accepted.end = state_.events;
  return accepted;
}

}  // namespace tessera::table
