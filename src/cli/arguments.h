#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "core/any_game.h"

// What several commands are told in the same words.

namespace tessera::cli {

Result<const AnyGame*> parse_game(std::string_view name);

// "KEY=VALUE" words as a setup; 0 players means the usual number.
Result<Setup> parse_setup(const AnyGame& game, int players, const std::vector<std::string>& options);

// One name for every seat, or a name for each.
Result<std::vector<std::string>> parse_bots(const std::vector<std::string>& names, int players);

}  // namespace tessera::cli
