#pragma once

#include "core/message.h"
#include "store/games.h"
#include "store/messages.h"
#include "store/people.h"

// Why an entry is refused, in the same words whatever the store.

namespace tessera::store {

inline tl::unexpected<Message> refuse_gap(const TableId& table, EventNumber number, EventNumber next) {
  return refuse(Say::gap, {{"table", table.text()}, {"number", number}, {"next", next}});
}

inline tl::unexpected<Message> refuse_fork(const TableId& table, EventNumber number) {
  return refuse(Say::forked, {{"table", table.text()}, {"number", number}});
}

inline tl::unexpected<Message> refuse_finished(const TableId& table) {
  return refuse(Say::finished_already, {{"table", table.text()}});
}

inline tl::unexpected<Message> refuse_table(const TableId& table) {
  return refuse(Say::no_such_table, {{"table", table.text()}});
}

inline tl::unexpected<Message> refuse_person(PersonId person) {
  return refuse(Say::no_such_person, {{"person", number_of(person)}});
}

inline tl::unexpected<Message> refuse_taken(PersonId person) {
  return refuse(Say::person_taken, {{"person", number_of(person)}});
}

}  // namespace tessera::store
