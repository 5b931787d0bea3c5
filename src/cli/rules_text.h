#pragma once

#include <string_view>

namespace tessera {

// The README of a game's folder. Empty for an unknown name.
std::string_view rules_text(std::string_view game_name);

// What of it is for players: all but its last sections, which are for programmers.
inline std::string_view rules_for_players(std::string_view game_name) {
  const std::string_view text = rules_text(game_name);
  return text.substr(0, text.find("\n## In a record"));
}

}  // namespace tessera
