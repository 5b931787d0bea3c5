#pragma once

#include <string>
#include <variant>

#include "core/seat.h"
#include "table/event.h"
#include "table/person.h"

// What can be asked of a table. An accepted command becomes events, a refused one changes
// nothing. Whoever gives it is named by their number; the caller knows that they are who
// they say.

namespace tessera::table {

// Before the start, in a free seat; nobody has two.
struct Sit {
  PersonId person;
  Seat seat;
  std::string name;
};
// Before the start the seat is free again. During the game the stand-in plays on, until the
// person takes the seat back. After it, the person is not waited for with a rematch.
struct Stand {
  PersonId person;
};
// Before the start, in a free seat; by whoever opened the table. When nothing has happened for
// three minutes, by anybody seated too.
struct SeatBot {
  PersonId person;
  Seat seat;
  std::string level;
};
// Before the start, a person or a bot; by whoever opened the table.
struct Remove {
  PersonId person;
  Seat seat;
};
// Before the start, a seat's word for the luck; it replaces the one before, and an empty one
// takes it back.
struct AddWord {
  PersonId person;
  std::string word;
};
// When no seat is free; by the same people.
struct Start {
  PersonId person;
};
// A move, as a person may type it.
struct Act {
  PersonId person;
  std::string move;
};
// Takes back one's last move and the bots' moves since. Only if no other person has moved
// since, and nothing from it on was chance's or showed anybody anything.
struct Undo {
  PersonId person;
};
// During the game: this level plays one's seat until one takes it back.
struct HandOver {
  PersonId person;
  std::string level;
};
// Without a clock: hands a seat that has been silent for three minutes on its turn to the
// stand-in; by anybody else seated.
struct Relieve {
  PersonId person;
  Seat seat;
};
// Plays one's seat oneself again, at once; but a turn whose time has run out is still the
// stand-in's.
struct TakeBack {
  PersonId person;
};
// Alone or one of two; a table of more is left instead.
struct Resign {
  PersonId person;
};
// When the game is over. When all people who are still there agree, rematch() says what
// the new table is to be.
struct OfferRematch {
  PersonId person;
};
struct AcceptRematch {
  PersonId person;
};
// A bot's move in the position it was asked about; see BotRequest.
struct BotAnswer {
  Seat seat;
  EventNumber position;
  std::string move;
};
// Time goes on. Whoever's is over is played for by the stand-in in this turn, and after the
// second time in a row until they take the seat back. Accepted without an event when
// nothing is due.
struct Tick {};
// Clocks stand still in between, as when the server is down; nobody moves.
struct Pause {};
struct Resume {};

using Command = std::variant<Sit, Stand, SeatBot, Remove, AddWord, Start, Act, Undo, HandOver, Relieve,
                             TakeBack, Resign, OfferRematch, AcceptRematch, BotAnswer, Tick, Pause, Resume>;

}  // namespace tessera::table
