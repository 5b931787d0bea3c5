#include "store/memory/memory_contents.h"

#include <algorithm>
#include <variant>

#include "store/anonymous.h"
#include "store/refusals.h"

namespace tessera::store {
namespace {

void forget_in(MemoryGame& game, PersonId person) {
  for (std::size_t i = 0; i < game.game.seats.size(); ++i) {
    FinishedSeat& seat = game.game.seats[i];
    if (seat.person != person) continue;
    seat.person.reset();
    seat.name.clear();
    game.game.record = record_without_name(game.game.record, seat_at(i));
    remove_name(game.log.segments, person);
  }
}

Result<Applied> append_to(MemoryTable& table, const Append& entry) {
  const EventNumber next = table.next();
  if (entry.first > next) return refuse_gap(entry.table, entry.first, next);
  if (entry.first < next) {
    const auto same = std::ranges::find(table.segments, entry.first, &Segment::first);
    if (same != table.segments.end() && same->count == entry.count && same->bytes == entry.bytes)
      return Applied::repeated;
    return refuse_fork(entry.table, entry.first);
  }
  table.segments.push_back({entry.first, entry.count, entry.bytes});
  return Applied::stored;
}

}  // namespace

EventNumber MemoryTable::next() const {
  return segments.empty() ? 0 : segments.back().first + segments.back().count;
}

void MemoryContents::take_over(MemoryContents& other) {
  tables.swap(other.tables);
  games.swap(other.games);
  people.swap(other.people);
  keys.swap(other.keys);
  ratings.swap(other.ratings);
  tables_opened = other.tables_opened;
}

bool MemoryContents::has_person(PersonId person) const {
  const auto found = people.find(person);
  return found != people.end() && !found->second.forgotten;
}

Result<Applied> MemoryContents::apply(const Entry& entry) {
  return std::visit([this](const auto& one) { return apply_one(one); }, entry);
}

Result<Applied> MemoryContents::apply_one(const Append& entry) {
  const std::string& id = entry.table.text();
  if (const auto live = tables.find(id); live != tables.end()) return append_to(live->second, entry);
  if (const auto finished = games.find(id); finished != games.end())
    return append_to(finished->second.log, entry);
  if (entry.first != 0) return refuse_gap(entry.table, entry.first, 0);
  return append_to(tables.emplace(id, MemoryTable{tables_opened++, {}}).first->second, entry);
}

Result<Applied> MemoryContents::apply_one(const Finish& entry) {
  const std::string& id = entry.game.table.text();
  if (const auto finished = games.find(id); finished != games.end()) {
    const FinishedGame& game = finished->second.game;
    if (game.events == entry.game.events && game.ended == entry.game.ended) return Applied::repeated;
    return refuse_finished(entry.game.table);
  }
  const auto live = tables.find(id);
  if (live == tables.end()) return refuse_table(entry.game.table);
  const EventNumber next = live->second.next();
  if (next < entry.game.events) return refuse_gap(entry.game.table, entry.game.events, next);
  if (next > entry.game.events) return refuse_fork(entry.game.table, entry.game.events);
  auto& game = games
                   .emplace(id, MemoryGame{entry.game, std::move(live->second),
                                           static_cast<std::int64_t>(games.size()) + 1})
                   .first->second;
  tables.erase(live);
  for (const FinishedSeat& seat : entry.game.seats)
    if (seat.person && !has_person(*seat.person)) forget_in(game, *seat.person);
  for (const Rating& rating : entry.ratings)
    if (has_person(rating.person)) ratings.insert_or_assign({rating.person, rating.game}, rating);
  return Applied::stored;
}

Result<Applied> MemoryContents::apply_one(const Drop& entry) {
  if (games.contains(entry.table.text())) return refuse_finished(entry.table);
  return tables.erase(entry.table.text()) == 0 ? Applied::repeated : Applied::stored;
}

Result<Applied> MemoryContents::apply_one(const AddPerson& entry) {
  const Person person{entry.id, entry.name, entry.since};
  if (const auto there = people.find(entry.id); there != people.end()) {
    if (there->second.since == person.since) return Applied::repeated;
    return refuse_taken(entry.id);
  }
  people.emplace(entry.id, person);
  return Applied::stored;
}

Result<Applied> MemoryContents::apply_one(const Rename& entry) {
  if (!has_person(entry.person)) return refuse_person(entry.person);
  people.at(entry.person).name = entry.name;
  return Applied::stored;
}

Result<Applied> MemoryContents::apply_one(const AddKey& entry) {
  if (!has_person(entry.person)) return refuse_person(entry.person);
  const auto [key, is_new] = keys.emplace(entry.key, entry.person);
  if (is_new) return Applied::stored;
  if (key->second != entry.person) return refuse(Say::key_taken);
  return Applied::repeated;
}

Result<Applied> MemoryContents::apply_one(const RemoveKey& entry) {
  return keys.erase(entry.key) == 0 ? Applied::repeated : Applied::stored;
}

Result<Applied> MemoryContents::apply_one(const Forget& entry) {
  const auto found = people.find(entry.person);
  if (found == people.end()) return refuse_person(entry.person);
  if (found->second.forgotten) return Applied::repeated;
  found->second.name.clear();
  found->second.forgotten = true;
  std::erase_if(keys, [&](const auto& key) { return key.second == entry.person; });
  std::erase_if(ratings, [&](const auto& rating) { return rating.first.first == entry.person; });
  for (auto& [id, game] : games) forget_in(game, entry.person);
  return Applied::stored;
}

Result<Applied> MemoryContents::apply_one(const SetRating& entry) {
  if (!has_person(entry.rating.person)) return refuse_person(entry.rating.person);
  ratings.insert_or_assign({entry.rating.person, entry.rating.game}, entry.rating);
  return Applied::stored;
}

}  // namespace tessera::store
