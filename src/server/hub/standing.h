#pragma once

#include <optional>
#include <vector>

#include "store/entry.h"
#include "table/table.h"

namespace tessera::server::hub {

// What remains of a table whose game is over.
store::FinishedGame finished_game(const table::Table& table);

// Somebody whose strength the game tells something about.
struct RatedSeat {
  store::PersonId person;
  Seat seat;
  bool left;  // a bot played their seat at the end: they lose against all who stayed
};

// Those who are rated by this game: all people, if there are two and one of them stayed.
std::vector<RatedSeat> rated_seats(const table::State& state);

// Their ratings after it, each against each other by their ranks. `before` are theirs, in that order;
// nothing for whoever has none yet.
std::vector<store::Rating> ratings_after(const store::FinishedGame& game, const std::vector<RatedSeat>& seats,
                                         const std::vector<std::optional<store::Rating>>& before);

}  // namespace tessera::server::hub
