#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "arena/conduct.h"
#include "arena/player.h"
#include "core/any_game.h"
#include "core/outcome.h"

namespace tessera::arena {

struct Seated {
  Player* player;
  std::string name;  // for the record
};

// Chance and the players draw from seeds of their own, so that another player at
// the table does not change the deal.
struct Seeds {
  std::uint64_t chance;
  std::uint64_t players;
};

struct PlayedGame {
  Outcome outcome;
  std::vector<Conduct> conduct;  // of each seat
  std::string record;
};

// One whole game. For a player that has no legal move to offer, the first legal one
// is played, and a fault is counted. The setup must be one that the game allows.
PlayedGame play_game(const AnyGame& game, const Setup& setup, std::span<const Seated> seated, Seeds seeds,
                     search::Scratch& scratch);

}  // namespace tessera::arena
