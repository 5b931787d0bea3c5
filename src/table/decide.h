#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "core/message.h"
#include "table/command.h"
#include "table/state.h"

namespace tessera::table {

// The names of the levels that can be seated.
using LevelNames = std::span<const std::string_view>;

// What a command given now makes happen if it can happen at all, which is for fold() to say; or why
// this person may not ask for it now. A move is as it was typed. Nothing for a tick when nothing is
// due.
Result<std::optional<Happening>> decide(const State& state, LevelNames levels, const Command& command,
                                        Time now);

}  // namespace tessera::table
