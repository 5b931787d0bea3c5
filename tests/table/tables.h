#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/catalog.h"
#include "table/bot_request.h"
#include "table/table.h"
#include "tests/support/fair_games.h"

// Tables for tests: person N sits in seat N, and person 9 opened the table.

namespace tessera::table::test_tables {

inline constexpr PersonId kOwner{9};
inline PersonId person(std::size_t seat) { return static_cast<PersonId>(seat); }
inline PersonId person(Seat seat) { return person(index(seat)); }
inline std::vector<std::string_view> levels() { return {"casual", "skilled"}; }

struct Terms {
  std::string_view game = "101";
  Setup setup = {2, {{"mode", "junior"}}};
  ClockSpec clock = ClockSpec::none();
  ChanceSource chance = PlainSeed{1};
};

inline Opening opening_of(const Terms& terms) {
  return {*TableId::parse("table-1"), find_game(terms.game), terms.setup, terms.clock, terms.chance, kOwner};
}

// Nobody has sat down yet.
inline Table open_table(const Terms& terms) { return *Table::open(opening_of(terms), levels(), Time{0}); }

// Started at time 0; a letter a seat: p a person, b a bot of level casual.
inline Table started_table(const Terms& terms, std::string_view kinds) {
  Table table = open_table(terms);
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    if (kinds[i] == 'p')
      static_cast<void>(table.execute(Sit{person(i), seat_at(i), std::string(1, char('A' + i))}, Time{0}));
    else
      static_cast<void>(table.execute(SeatBot{kOwner, seat_at(i), "casual"}, Time{0}));
  }
  static_cast<void>(table.execute(Start{kOwner}, Time{0}));
  return table;
}

inline Seat to_act(const Table& table) { return seat_to_act(table.state()).value(); }

// The seat to act plays this, whoever plays it.
inline Result<Accepted> move(Table& table, std::string_view text, Time now) {
  if (const auto request = bot_request(table.state()))
    return table.execute(BotAnswer{request->seat, request->position, std::string(text)}, now);
  return table.execute(Act{person(to_act(table)), std::string(text)}, now);
}
inline Result<Accepted> move_anyhow(Table& table, Time now) {
  return move(table, table.state().play.game->legal().front(), now);
}

// Takes and places a token of 101.
inline void play_token(Table& table, Time now) {
  static_cast<void>(move_anyhow(table, now));
  static_cast<void>(move_anyhow(table, now));
}

inline Time seconds(int n) { return Time{n * 1000}; }

}  // namespace tessera::table::test_tables
