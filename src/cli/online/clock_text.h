#pragma once

#include <cstdint>
#include <string>

#include "cli/online/remote_game.h"

namespace tessera::cli::online {

// "Time left: Ann 1:23, Bob 0:45", at this moment of the server's clock; empty where none runs.
std::string clock_text(const RemoteGame& game, std::int64_t now);

// "1:05", "2:00:00"; days and hours where it is that long. What has begun counts as whole.
std::string duration_text(std::int64_t milliseconds, const words::Catalogue& words);

}  // namespace tessera::cli::online
