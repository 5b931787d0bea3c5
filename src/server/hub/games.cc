#include <algorithm>
#include <charconv>
#include <cmath>
#include <system_error>
#include <utility>

#include "base/text.h"
#include "server/hub/hub_state.h"
#include "server/hub/messages.h"
#include "table/public_data.h"

// Games that are over, and those that somebody has going on.

namespace tessera::server::hub {
namespace {

constexpr int kMostLeaders = 50;
constexpr int kGamesAPage = 30;

Data milliseconds(Time time) { return std::int64_t{time.count()}; }

Data finished_data(const store::FinishedGame& game, PersonId who) {
  Data::List places;
  for (const store::FinishedSeat& seat : game.seats)
    places.push_back(Data::Fields{{"name", seat.name.empty() ? Data() : Data(seat.name)},
                                  {"bot", seat.level.empty() ? Data() : Data(seat.level)},
                                  {"score", seat.score ? Data(*seat.score) : Data()},
                                  {"winner", seat.is_winner},
                                  {"you", seat.person == who}});
  return Data::Fields{{"table", game.table.text()},        {"game", game.game},
                      {"options", game.options},           {"opened", milliseconds(game.opened)},
                      {"ended", milliseconds(game.ended)}, {"seats", std::move(places)}};
}

std::string page_text(const store::GameCursor& cursor) {
  return concat(std::int64_t{cursor.ended.count()}, '-', cursor.key);
}

std::optional<std::int64_t> whole_number(std::string_view text) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

std::optional<store::GameCursor> read_page(std::string_view text) {
  const std::size_t dash = text.find('-');
  if (dash == std::string_view::npos) return std::nullopt;
  const auto ended = whole_number(text.substr(0, dash));
  const auto key = whole_number(text.substr(dash + 1));
  if (!ended || !key) return std::nullopt;
  return store::GameCursor{Time{*ended}, *key};
}

bool is_turn_of(const LiveTable& live, PersonId who) {
  const auto seat = live.state().seating.seat_of(who);
  return seat && table::running_seat(live.state()) == *seat;
}

}  // namespace

// One's turn first; then whatever was played last.
void Hub::State::my_games(CallId id, PersonId who, const MyGames& mine, Time) {
  std::optional<store::GameCursor> after;
  if (mine.before) {
    after = read_page(*mine.before);
    if (!after) return refuse_call(id, 400, Message(Say::bad_page));
  }
  std::vector<const LiveTable*> tables;
  if (const auto found = seated_.find(who); found != seated_.end() && !after)
    for (const LiveTable* live : found->second)
      if (live->state().phase != table::Phase::over &&
          (!mine.game || live->state().opening.game->spec().name == *mine.game))
        tables.push_back(live);
  std::ranges::sort(tables, [&](const LiveTable* a, const LiveTable* b) {
    const auto rank = [&](const LiveTable* one) {
      return std::tuple(!is_turn_of(*one, who), -one->state().clock.now().count(), one->serial);
    };
    return rank(a) < rank(b);
  });
  Data::List live_data;
  for (const LiveTable* live : tables)
    live_data.push_back(Data::Fields{{"table", live->id().text()},
                                     {"seat", live->state().seating.seat_of(who)},
                                     {"your_turn", is_turn_of(*live, who)},
                                     {"public", table::public_data(live->state())}});
  store::GameQuery query{.person = who, .game = mine.game, .after = after, .limit = kGamesAPage};
  read(ReadGames{std::move(query)},
       [this, id, who, live = std::move(live_data)](Result<ReadAnswer> found, Time) {
         if (!found) return refuse_call(id, 503, Message(Say::store_away, {{"reason", found.error()}}));
         const auto& page = std::get<store::GamePage>(*found);
         Data::List finished;
         for (const store::FinishedGame& game : page.games) finished.push_back(finished_data(game, who));
         answer(id, 200,
                Data::Fields{{"live", live},
                             {"finished", std::move(finished)},
                             {"before", page.next ? Data(page_text(*page.next)) : Data()}});
       });
}

void Hub::State::get_record(CallId id, const GetRecord& get) {
  read(ReadGame{get.table}, [this, id](Result<ReadAnswer> found, Time) {
    if (!found) return refuse_call(id, 503, Message(Say::store_away, {{"reason", found.error()}}));
    auto& game = std::get<std::optional<store::FinishedGame>>(*found);
    if (!game) return refuse_call(id, 404, Message(Say::no_such_game));
    CallAnswer done{id, 200, std::move(game->record)};
    done.is_record = true;
    effects_.answers.push_back(std::move(done));
  });
}

void Hub::State::leaders(CallId id, const Leaders& leaders) {
  const GameSpec& spec = leaders.game->spec();
  const auto options = store::options_text(spec, leaders.setup);
  if (!options) return refuse_call(id, 400, options.error());
  const std::string game(spec.name);
  read(ReadSoloScores{game, *options, kMostLeaders}, [this, id, game](Result<ReadAnswer> found, Time) {
    if (!found) return refuse_call(id, 503, Message(Say::store_away, {{"reason", found.error()}}));
    Data::List solo;
    for (const store::SoloScore& score : std::get<std::vector<store::SoloScore>>(*found))
      solo.push_back(Data::Fields{{"name", score.name},
                                  {"score", score.score},
                                  {"ended", milliseconds(score.ended)},
                                  {"table", score.table.text()}});
    read(ReadRatings{game, {}, kMostLeaders}, [this, id, solo = std::move(solo)](Result<ReadAnswer> rated,
                                                                                 Time) {
      if (!rated) return refuse_call(id, 503, Message(Say::store_away, {{"reason", rated.error()}}));
      Data::List ratings;
      for (const store::RatedPerson& one : std::get<std::vector<store::RatedPerson>>(*rated))
        ratings.push_back(Data::Fields{{"name", one.name},
                                       {"rating", static_cast<int>(std::lround(one.rating.rating))},
                                       {"deviation", static_cast<int>(std::lround(one.rating.deviation))},
                                       {"games", one.rating.games}});
      answer(id, 200, Data::Fields{{"solo", solo}, {"ratings", std::move(ratings)}});
    });
  });
}

// The game goes to the finished ones with everybody's new rating, which takes the old one.
void Hub::State::end_game(LiveTable& live) {
  live.ending = LiveTable::Ending::waiting;
  const std::string_view game = live.state().opening.game->spec().name;
  bool complete = true;
  for (const RatedSeat& one : rated_seats(live.state())) {
    if (ratings_.contains({one.person, game})) continue;
    complete = false;
    read(ReadRating{one.person, std::string(game)},
         [this, serial = live.serial, person = one.person, game](Result<ReadAnswer> found, Time now) {
           LiveTable* waiting = find(serial);
           if (waiting == nullptr) return;
           if (found)
             ratings_.emplace(std::pair(person, game), std::get<std::optional<store::Rating>>(*found));
           else
             wake_at(*waiting, now + settings_.retry_last);  // and asks again
           send_ending(*waiting);
         });
  }
  if (complete) send_ending(live);
}

void Hub::State::send_ending(LiveTable& live) {
  if (live.ending != LiveTable::Ending::waiting) return;
  const auto rated = rated_seats(live.state());
  const std::string_view game = live.state().opening.game->spec().name;
  std::vector<std::optional<store::Rating>> before;
  for (const RatedSeat& one : rated) {
    const auto found = ratings_.find({one.person, game});
    if (found == ratings_.end()) return;
    before.push_back(found->second);
  }
  store::Finish finish{finished_game(live.table), {}};
  finish.ratings = ratings_after(finish.game, rated, before);
  for (const store::Rating& rating : finish.ratings)
    ratings_.insert_or_assign(std::pair(rating.person, game), rating);
  gathering_.batch.emplace_back(std::move(finish));
  live.ticket = gathering_ticket();
  live.entry = ~0U;  // later events are another entry, after this one
  live.ending = LiveTable::Ending::sent;
  log(Weight::info, "game_over", {{"game", game}});
}

}  // namespace tessera::server::hub
