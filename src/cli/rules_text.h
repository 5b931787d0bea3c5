#pragma once

#include <string_view>

namespace tessera {

// The rules of a game's folder, in Markdown. Empty for an unknown name.
std::string_view rules_for_players(std::string_view game_name);

}  // namespace tessera
