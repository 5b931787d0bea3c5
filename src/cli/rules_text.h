#pragma once

#include <string_view>

namespace tessera {

// The README of a game's folder: its rules for people. Empty for an unknown name.
std::string_view rules_text(std::string_view game_name);

}  // namespace tessera
