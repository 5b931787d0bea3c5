#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/options.h"
#include "store/people.h"
#include "table/event.h"
#include "table/table_id.h"

namespace tessera::store {

using table::EventNumber;
using table::TableId;

// Who had a seat when the game ended, and what came of it.
struct FinishedSeat {
  std::optional<PersonId> person;     // none in a bot's seat, or when forgotten
  std::string name;                   // the person's; empty when forgotten
  std::string level;                  // the bot's; empty in a person's seat
  std::optional<std::int32_t> score;  // none where the game was given up
  bool is_winner = false;

  friend bool operator==(const FinishedSeat&, const FinishedSeat&) = default;
};

struct FinishedGame {
  TableId table;
  EventNumber events;   // in the log when the game was over
  std::string game;     // as records write it: "101"
  std::string options;  // of options_text: equal for equal games
  Time opened{0};
  Time ended{0};
  std::vector<FinishedSeat> seats;  // as many as players
  std::string record;

  friend bool operator==(const FinishedGame&, const FinishedGame&) = default;
};

// Of a game that somebody played alone.
std::optional<std::int64_t> solo_score(const FinishedGame& game);

// Every option with its value, defaults too: "mode=classic rounds=3". Games with the same text
// are played alike, whoever spelled out what.
Result<std::string> options_text(const GameSpec& game, const Setup& setup);

// A place in the list of finished games, to go on from there.
struct GameCursor {
  Time ended{0};
  std::int64_t key = 0;

  friend bool operator==(const GameCursor&, const GameCursor&) = default;
};

// Which finished games: all that fit everything given, the latest first.
struct GameQuery {
  std::optional<PersonId> person = {};
  std::optional<std::string> game = {};
  std::optional<Time> since = {};        // ended then or later
  std::optional<Time> until = {};        // ended before
  std::optional<GameCursor> after = {};  // the next page: GamePage::next of the one before
  int limit = 50;
};

// The games have no record here; FoundGame is asked for one by one.
struct GamePage {
  std::vector<FinishedGame> games;
  std::optional<GameCursor> next;  // none on the last page
};

// A best result alone, once for each person.
struct SoloScore {
  TableId table;
  PersonId person;
  std::string name;  // as the person is called now
  std::int32_t score;
  Time ended{0};

  friend bool operator==(const SoloScore&, const SoloScore&) = default;
};

}  // namespace tessera::store
