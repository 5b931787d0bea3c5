#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"
#include "core/message.h"

namespace tessera::cli {

// All that makes the match is in the name, so that another one in the same folder
// does not replace its records: "101-2p-mode-classic-greedy-random-seed1".
std::string match_file_name(const GameSpec& game, const Setup& setup, const std::vector<std::string>& bots,
                            std::uint64_t seed);

// Makes the folder, and those it is in, unless it is there.
Result<void> make_folder(const std::string& path);

}  // namespace tessera::cli
