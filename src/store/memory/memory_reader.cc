#include "store/memory/memory_reader.h"

#include <algorithm>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tessera::store {
namespace {

// By when they were opened.
std::vector<std::pair<TableId, const MemoryTable*>> in_order(const MemoryContents& contents) {
  std::vector<std::pair<TableId, const MemoryTable*>> tables;
  for (const auto& [id, table] : contents.tables) tables.emplace_back(stored_id(id), &table);
  std::ranges::sort(tables, {}, [](const auto& table) { return table.second->opened; });
  return tables;
}

std::vector<const MemoryGame*> latest_first(const MemoryContents& contents) {
  std::vector<const MemoryGame*> games;
  for (const auto& [id, game] : contents.games) games.push_back(&game);
  std::ranges::sort(games, [](const MemoryGame* a, const MemoryGame* b) {
    return std::pair(a->game.ended, a->key) > std::pair(b->game.ended, b->key);
  });
  return games;
}

bool has_seat(const FinishedGame& game, PersonId person) {
  return std::ranges::find(game.seats, std::optional(person), &FinishedSeat::person) != game.seats.end();
}

bool fits(const MemoryGame& game, const GameQuery& query) {
  const Time ended = game.game.ended;
  return (!query.person || has_seat(game.game, *query.person)) &&
         (!query.game || *query.game == game.game.game) && (!query.since || ended >= *query.since) &&
         (!query.until || ended < *query.until) &&
         (!query.after || std::pair(ended, game.key) < std::pair(query.after->ended, query.after->key));
}

std::set<PersonId> met_by(const MemoryContents& contents, PersonId person) {
  std::set<PersonId> met;
  for (const auto& [id, game] : contents.games) {
    if (!has_seat(game.game, person)) continue;
    for (const FinishedSeat& seat : game.game.seats)
      if (seat.person && *seat.person != person) met.insert(*seat.person);
  }
  return met;
}

StoredLog to_log(TableId id, const MemoryTable& table, bool finished) {
  return {std::move(id), table.next(), joined(table.segments), finished};
}

template <class T>
void cut(std::vector<T>& list, int limit) {
  list.erase(list.begin() + std::min<std::ptrdiff_t>(limit, std::ssize(list)), list.end());
}

}  // namespace

template <class T>
Result<T> MemoryReader::asked(const std::function<T()>& ask) const {
  const std::scoped_lock lock(contents_->mutex);
  if (contents_->trouble) return tl::unexpected(*contents_->trouble);
  if constexpr (std::is_void_v<T>) {
    ask();
    return {};
  } else {
    return ask();
  }
}

Result<void> MemoryReader::live_tables(const std::function<void(StoredLog)>& take) {
  return asked<void>([&] {
    for (const auto& [id, table] : in_order(*contents_)) take(to_log(id, *table, false));
  });
}

Result<std::optional<StoredLog>> MemoryReader::log(const TableId& table) {
  return asked<std::optional<StoredLog>>([&]() -> std::optional<StoredLog> {
    if (const auto live = contents_->tables.find(table.text()); live != contents_->tables.end())
      return to_log(table, live->second, false);
    if (const auto over = contents_->games.find(table.text()); over != contents_->games.end())
      return to_log(table, over->second.log, true);
    return std::nullopt;
  });
}

Result<GamePage> MemoryReader::games(const GameQuery& query) {
  return asked<GamePage>([&] {
    GamePage page;
    GameCursor last;
    for (const MemoryGame* game : latest_first(*contents_)) {
      if (!fits(*game, query)) continue;
      if (std::ssize(page.games) == query.limit) {
        page.next = last;
        break;
      }
      page.games.push_back(game->game);
      page.games.back().record.clear();
      last = {game->game.ended, game->key};
    }
    return page;
  });
}

Result<std::optional<FinishedGame>> MemoryReader::game(const TableId& table) {
  return asked<std::optional<FinishedGame>>([&]() -> std::optional<FinishedGame> {
    const auto found = contents_->games.find(table.text());
    if (found == contents_->games.end()) return std::nullopt;
    return found->second.game;
  });
}

Result<std::vector<SoloScore>> MemoryReader::solo_scores(std::string_view game, std::string_view options,
                                                         int limit) {
  return asked<std::vector<SoloScore>>([&] {
    auto games = latest_first(*contents_);
    std::ranges::reverse(games);
    std::erase_if(games, [&](const MemoryGame* one) {
      return one->game.game != game || one->game.options != options || one->game.seats.size() != 1 ||
             !one->game.seats[0].person || !one->game.seats[0].score;
    });
    std::ranges::stable_sort(games, std::ranges::greater{},
                             [](const MemoryGame* one) { return *one->game.seats[0].score; });
    std::vector<SoloScore> scores;
    for (const MemoryGame* one : games) {
      const FinishedSeat& seat = one->game.seats[0];
      if (std::ranges::find(scores, *seat.person, &SoloScore::person) != scores.end()) continue;
      const auto person = contents_->people.find(*seat.person);
      if (person == contents_->people.end()) continue;
      scores.push_back({one->game.table, *seat.person, person->second.name, *seat.score, one->game.ended});
    }
    cut(scores, limit);
    return scores;
  });
}

Result<std::vector<RatedPerson>> MemoryReader::ratings(std::string_view game, std::optional<PersonId> met,
                                                       int limit) {
  return asked<std::vector<RatedPerson>>([&] {
    std::optional<std::set<PersonId>> among;
    if (met) {
      among = met_by(*contents_, *met);
      among->insert(*met);
    }
    std::vector<RatedPerson> rated;
    for (const auto& [key, rating] : contents_->ratings)
      if (rating.game == game && (!among || among->contains(rating.person)))
        rated.push_back({contents_->people.at(rating.person).name, rating});
    std::ranges::stable_sort(rated, std::ranges::greater{},
                             [](const RatedPerson& one) { return one.rating.rating; });
    cut(rated, limit);
    return rated;
  });
}

Result<std::optional<Rating>> MemoryReader::rating(PersonId person, std::string_view game) {
  return asked<std::optional<Rating>>([&]() -> std::optional<Rating> {
    const auto found = contents_->ratings.find({person, std::string(game)});
    if (found == contents_->ratings.end()) return std::nullopt;
    return found->second;
  });
}

Result<std::optional<Person>> MemoryReader::person(PersonId id) {
  return asked<std::optional<Person>>([&]() -> std::optional<Person> {
    const auto found = contents_->people.find(id);
    if (found == contents_->people.end()) return std::nullopt;
    return found->second;
  });
}

Result<std::optional<Person>> MemoryReader::person_of(const KeyHash& key) {
  return asked<std::optional<Person>>([&]() -> std::optional<Person> {
    const auto found = contents_->keys.find(key);
    if (found == contents_->keys.end()) return std::nullopt;
    return contents_->people.at(found->second);
  });
}

Result<std::vector<Person>> MemoryReader::people_named(std::string_view name) {
  return asked<std::vector<Person>>([&] {
    std::vector<Person> found;
    for (const auto& [id, person] : contents_->people)
      if (person.name == name && !person.forgotten) found.push_back(person);
    return found;
  });
}

Result<std::vector<Person>> MemoryReader::people_met(PersonId person) {
  return asked<std::vector<Person>>([&] {
    std::vector<Person> found;
    for (const PersonId met : met_by(*contents_, person))
      if (const auto known = contents_->people.find(met); known != contents_->people.end())
        found.push_back(known->second);
    return found;
  });
}

Result<PersonId> MemoryReader::last_person() {
  return asked<PersonId>(
      [&] { return contents_->people.empty() ? PersonId{0} : contents_->people.rbegin()->first; });
}

Result<Counts> MemoryReader::counts() {
  return asked<Counts>([&] {
    const auto people =
        std::ranges::count_if(contents_->people, [](const auto& person) { return !person.second.forgotten; });
    return Counts{people, std::ssize(contents_->tables), std::ssize(contents_->games)};
  });
}

Result<void> MemoryReader::everything(const std::function<void(Entry)>& take) {
  return asked<void>([&] {
    for (const auto& [id, person] : contents_->people) {
      take(AddPerson{id, person.name, person.since});
      if (person.forgotten) take(Forget{id});
    }
    for (const auto& [key, person] : contents_->keys) take(AddKey{person, key});
    auto games = latest_first(*contents_);
    std::ranges::sort(games, {}, &MemoryGame::key);
    for (const MemoryGame* game : games) tell_game(game->game, game->log.segments, take);
    for (const auto& [id, table] : in_order(*contents_))
      for (const Segment& segment : table->segments)
        take(Append{id, segment.first, segment.count, segment.bytes});
    for (const auto& [key, rating] : contents_->ratings) take(SetRating{rating});
  });
}

}  // namespace tessera::store
