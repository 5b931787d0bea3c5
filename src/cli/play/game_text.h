#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "cli/exit_code.h"
#include "cli/play/live_game.h"

// Games as records, and back.

namespace tessera::cli::play {

// A record for people. While the game is on it has the commitment and not the secret, from
// which all chance to come could be read.
std::string record_of(const LiveGame& game);

// The record with the table's log in a tag, the secret included: all that is needed to go on
// exactly where the game was left. Only for a file that nobody else can read.
std::string autosave_of(const LiveGame& game);

// Whether the record of a finished game says from which secret its chance was drawn.
bool can_be_verified(const LiveGame& game);

// The text of an autosave as record_of() has it.
std::string without_log(std::string_view text);

// No other lines of a record begin like those that end it.
bool is_finished(std::string_view record);

// Why there is no game to go on with.
struct CannotOpen {
  ExitCode code;
  std::string why;  // for people
};

// The game of a record as it was left. Seats, names and a seed that were chosen go before
// those of its tags. An autosave goes on at its own table; for another record there is a new
// one, whose chance begins where the record ends and can't be checked.
tl::expected<LiveGame, CannotOpen> open_record(const std::filesystem::path& path,
                                               const ChosenSettings& chosen, const Services& services);

}  // namespace tessera::cli::play
