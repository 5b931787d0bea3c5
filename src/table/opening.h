#pragma once

#include <cstdint>
#include <string_view>
#include <variant>

#include "core/any_game.h"
#include "core/message.h"
#include "table/clock.h"
#include "table/person.h"
#include "table/secret.h"
#include "table/table_id.h"

namespace tessera::table {

// The level that plays for whoever is away or too late.
inline constexpr std::string_view kStandIn = "skilled";

// For games that somebody wants to see again, not to be checked: tagged `fair no`.
struct PlainSeed {
  std::uint64_t seed = 0;
};

using ChanceSource = std::variant<Secret, PlainSeed>;

// What a table is from its first moment on.
struct Opening {
  TableId id;
  const AnyGame* game;  // never null
  Setup setup;
  ClockSpec clock;
  ChanceSource chance;
  PersonId owner;  // whoever opened it; need not sit there
};

// Whether the game allows this setup, and the clock makes sense.
Result<void> check_opening(const Opening& opening);

}  // namespace tessera::table
