#pragma once

#include <cstddef>
#include <string>
#include <variant>
#include <vector>

#include "core/message.h"
#include "store/games.h"
#include "store/people.h"

// What can be written. A batch is a list of these, stored in their order.
//
// Every entry can be given again: what is stored already, exactly so, is left as it is. That is
// for whoever does not know whether a commit has happened, because the store was lost meanwhile.

namespace tessera::store {

// The events from `first` on, as bytes of the table's log. The first event, 0, begins a table.
// Refused with Say::forked when another event of that number is there, with Say::gap when
// events before it are missing. Events may follow the end of a game (a rematch is offered).
struct Append {
  TableId table;
  EventNumber first;
  EventNumber count;
  std::vector<std::byte> bytes;
};

// The table's game is over: it is found among the finished games from now on, and not among
// the live tables. Refused with Say::gap or Say::forked unless the log has exactly its events.
struct Finish {
  FinishedGame game;
  std::vector<Rating> ratings;  // what they are after this game; stored with it or not at all
};

// An unfinished table that nobody wants any more; it leaves nothing.
struct Drop {
  TableId table;
};

struct AddPerson {
  PersonId id;  // Reader::last_person() and one, or more
  std::string name;
  Time since{0};
};
struct Rename {
  PersonId person;
  std::string name;
};
// A person may have several keys, one for each device.
struct AddKey {
  PersonId person;
  KeyHash key;
};
struct RemoveKey {
  KeyHash key;
};
// Removes name, keys and ratings. The person's finished games stay, played by nobody in
// particular: in their results, records and logs the name is no more.
struct Forget {
  PersonId person;
};
struct SetRating {
  Rating rating;
};

using Entry = std::variant<Append, Finish, Drop, AddPerson, Rename, AddKey, RemoveKey, Forget, SetRating>;
using Batch = std::vector<Entry>;

struct Refusal {
  std::size_t entry;  // of the batch
  Message reason;
};

// All entries that are not named here were stored by this commit.
struct Committed {
  std::vector<Refusal> refused;
  std::vector<std::size_t> repeated;  // was there before, exactly so
};

}  // namespace tessera::store
