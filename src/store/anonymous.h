#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/seat.h"
#include "store/people.h"
#include "store/segment.h"

// Taking somebody's name out of what remains of their games.

namespace tessera::store {

// Stands where a name can't be left out.
inline constexpr std::string_view kNobody = "?";

// Takes the person's name out of a whole log, wherever they sat down; the events are as many
// and as late as before. Bytes that are no log stay as they are.
void remove_name(std::vector<Segment>& log, PersonId person);

// The record with kNobody for whoever had the seat.
std::string record_without_name(std::string_view record, Seat seat);

}  // namespace tessera::store
