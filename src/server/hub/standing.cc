#include "server/hub/standing.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "server/hub/glicko.h"
#include "table/game_record.h"

namespace tessera::server::hub {
namespace {

using store::FinishedGame;
using store::FinishedSeat;
using table::State;

table::Time opened_at(const table::Log& log) {
  auto first = table::Log::Cursor(log).next();
  return first ? first->at : table::Time{0};
}

// When the game was over: afterwards only rematches are offered and people leave.
table::Time ended_at(const table::State& state) { return state.clock.now(); }

// Whoever won stands above all who did not; the others are ranked by their scores.
double score_against(const FinishedSeat& own, const FinishedSeat& other) {
  if (own.is_winner != other.is_winner) return own.is_winner ? 1 : 0;
  if (own.is_winner || own.score == other.score) return 0.5;
  return own.score > other.score ? 1 : 0;
}

double score_between(const FinishedGame& game, const RatedSeat& own, const RatedSeat& other) {
  if (own.left != other.left) return own.left ? 0 : 1;
  return score_against(game.seats[index(own.seat)], game.seats[index(other.seat)]);
}

Strength strength_of(const std::optional<store::Rating>& rating) {
  return rating ? Strength{rating->rating, rating->deviation, rating->volatility} : Strength{};
}

}  // namespace

FinishedGame finished_game(const table::Table& table) {
  const State& state = table.state();
  const table::Opening& opening = state.opening;
  FinishedGame game{opening.id,
                    state.events,
                    std::string(opening.game->spec().name),
                    store::options_text(opening.game->spec(), opening.setup).value_or(""),
                    opened_at(table.log()),
                    ended_at(state),
                    {},
                    table::game_record(table)};
  const auto outcome = state.resigned ? Outcome{} : state.play.game->outcome();
  for (const Seat seat : seats(state.seating.players())) {
    const table::Occupant& place = state.seating.at(seat);
    FinishedSeat finished;
    if (place.is_person()) {
      finished.person = place.person;
      finished.name = place.name;
    } else {
      finished.level = place.level;
    }
    if (!state.resigned) finished.score = outcome.scores[index(seat)];
    finished.is_winner = state.resigned ? seat != *state.resigned
                                        : std::ranges::find(outcome.winners, seat) != outcome.winners.end();
    game.seats.push_back(std::move(finished));
  }
  return game;
}

std::vector<RatedSeat> rated_seats(const State& state) {
  std::vector<RatedSeat> rated;
  bool anybody_stayed = false;
  for (const Seat seat : seats(state.seating.players())) {
    const table::Occupant& place = state.seating.at(seat);
    if (!place.is_person()) continue;
    rated.push_back({place.person, seat, place.away});
    anybody_stayed = anybody_stayed || !place.away;
  }
  if (rated.size() < 2 || !anybody_stayed) rated.clear();
  return rated;
}

std::vector<store::Rating> ratings_after(const FinishedGame& game, const std::vector<RatedSeat>& seats,
                                         const std::vector<std::optional<store::Rating>>& before) {
  std::vector<store::Rating> after;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    std::vector<Encounter> encounters;
    for (std::size_t j = 0; j < seats.size(); ++j)
      if (j != i) encounters.push_back({strength_of(before[j]), score_between(game, seats[i], seats[j])});
    const Strength strength = rated(strength_of(before[i]), encounters);
    const int games = before[i] ? before[i]->games + 1 : 1;
    after.push_back(
        {seats[i].person, game.game, strength.rating, strength.deviation, strength.volatility, games});
  }
  return after;
}

}  // namespace tessera::server::hub
