#pragma once

#include <string>
#include <string_view>

#include "arena/standings.h"
#include "core/data.h"

// What a match says in the end, for people and for programs.

namespace tessera::cli {

std::string mean_text(const arena::Sample& margins, bool ascii);  // "+2.31 ± 0.40"
std::string elo_text(const arena::EloDifference& difference);     // "+94 (+80 to +109)"
std::string ms_text(double ms);                                   // three or four digits that say something
std::string match_title(const arena::Match& match);               // "101, 2 players, mode classic"

// In the middle of a match: the first bot's figure, which mirrors the others' in a match of two; and
// whatever goes wrong.
std::string so_far_text(const arena::Standings& standings, bool ascii);

std::string report_text(const arena::Standings& standings, bool ascii);
Data report_data(const arena::Standings& standings);

// What had to be played for a bot, and why; nothing when all went well.
std::string conduct_text(std::string_view name, const arena::Conduct& conduct);
std::string faults_text(const arena::Standings& standings);  // of all bots

}  // namespace tessera::cli
