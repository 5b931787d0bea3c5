#include "table/game_record.h"

#include <vector>

#include "base/text.h"
#include "table/fair_tag.h"
#include "table/hex.h"

namespace tessera::table {
namespace {

std::vector<Tag> record_tags(const State& state, std::span<const Tag> given) {
  std::vector<Tag> tags;
  for (const Seat seat : seats(state.seating.players())) {
    const Place& place = state.seating.at(seat);
    if (place.holder == Holder::nobody) continue;
    tags.emplace_back(concat("seat", index(seat)),
                      place.is_person() ? concat("person ", place.name) : place.level);
  }
  tags.insert(tags.end(), given.begin(), given.end());
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
  for (const Standing& event : standing_events(table.log(), state.events)) {
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
