#include "table/game_record.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "base/text.h"
#include "table/fair_tag.h"
#include "table/hex.h"

namespace tessera::table {
namespace {

std::vector<Tag> record_tags(const State& state, std::span<const Tag> given) {
  const auto is_given = [&](std::string_view key) {
    return std::ranges::find(given, key, &Tag::first) != given.end();
  };
  std::vector<Tag> tags(given.begin(), given.end());
  for (const Seat seat : seats(state.seating.players())) {
    const Occupant& occupant = state.seating.at(seat);
    const std::string key = concat("seat", index(seat));
    if (occupant.holder == Holder::nobody || is_given(key)) continue;
    tags.emplace_back(key, occupant.is_person() ? concat("person ", occupant.name) : occupant.level);
  }
  if (is_given(kFairTag)) return tags;
  if (!state.luck) {
    tags.emplace_back(kFairTag, kNotFair);
    return tags;
  }
  tags.emplace_back(kCommitmentTag, to_hex(state.luck->commitment()));
  if (state.phase == Phase::over) tags.emplace_back(kFairTag, to_fair_tag(*state.luck));
  return tags;
}

}  // namespace

std::string game_record(const Table& table, std::span<const Tag> tags) {
  const State& state = table.state();
  const Opening& opening = state.opening;
  RecordWriter record(opening.game->spec(), opening.setup, record_tags(state, tags));
  for (const StandingEvent& event : standing_events(table.log(), state.events)) {
    if (const auto* drawn = std::get_if<Drawn>(&event.what)) record.chance(drawn->text);
    if (const auto* moved = std::get_if<Moved>(&event.what)) record.action(moved->seat, moved->text);
    if (const auto* moved = std::get_if<BotMoved>(&event.what)) record.action(moved->seat, moved->text);
  }
  if (state.resigned) {
    record.resigned(*state.resigned);
  } else if (state.phase == Phase::over) {
    record.result(state.play.game->outcome());
  }
  return record.text();
}

}  // namespace tessera::table
