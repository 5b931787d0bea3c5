#pragma once

#include <chrono>
#include <functional>
#include <string>

#include "words/catalogue.h"

namespace tessera::cli::play {

using WallTime = std::chrono::system_clock::time_point;
using WallClock = std::function<WallTime()>;

// "today 14:05", "yesterday 14:05", "3 days ago", after a week "2026-01-12"; by the clock on the wall.
std::string when_text(WallTime then, WallTime now,
                      const words::Catalogue& words = words::Catalogue::english());

// "2026-01-12-140532".
std::string time_stamp(WallTime time);

}  // namespace tessera::cli::play
