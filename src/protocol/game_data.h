#pragma once

#include "core/any_game.h"
#include "core/data.h"
#include "protocol/reader.h"

// What a program must know to offer a game, and what it asks for when it opens one.

namespace tessera::protocol {

// {"name", "title", "players", "unit", "options"}: docs/view-data.md.
Data game_data(const AnyGame& game);

std::string_view unit_word(Unit unit);  // "points", "chips"

struct WantedGame {
  const AnyGame* game = nullptr;  // null when it was refused
  Setup setup;
};
// {"game": "21", "players": 4, "options": {"teams": "on"}}; whether the game allows it is
// not looked at.
WantedGame read_game(Reader& in);

}  // namespace tessera::protocol
