#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace tessera::architecture {

// The text of every source file by its path below src/, as in "games/lexio/tiles.h".
using Sources = std::map<std::string, std::string, std::less<>>;

// The sub-folders of a room that need each other, directly or around other files of the room: a
// sentence for each two. A header and the source of the same name are one piece.
std::vector<std::string> folder_cycles(const Sources& sources);

// The files that every game's folder has but this one lacks, a sentence each.
std::vector<std::string> missing_game_files(const Sources& sources, std::string_view game);

}  // namespace tessera::architecture
