#pragma once

#include <array>
#include <string_view>

#include "base/random.h"
#include "core/game.h"

namespace tessera {

// Weakest first.
inline constexpr std::array<std::string_view, 5> kLevelNames = {"novice", "casual", "skilled", "expert",
                                                                "champion"};

// The time limit of every level for a move, in milliseconds. A level is defined by its
// simulations; the clock ends its thought only on a machine so slow that people would wait longer.
inline constexpr int kLongestThought = 900;

// A level follows a heuristic policy, which looks at the view and chooses without search, or it
// searches with a number of simulations.
template <Game G>
struct Level {
  using Policy = typename G::Move (*)(const typename G::View&, Rng&);
  Policy policy = nullptr;
  int simulations = 0;  // 0 with a policy
};
template <Game G>
using Levels = std::array<Level<G>, kLevelNames.size()>;

// The settings of a game's bots; each game has its own in bots/GAME/levels.h:
//   Search              the tree search with the plug-ins of the game
//   make_search()       the same with its exploration
//   kLevels             of type Levels<G>
//   kEndsWithRound      whether search looks no further than the end of the round
template <Game G>
struct BotSettings;

}  // namespace tessera
