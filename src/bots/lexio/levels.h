#pragma once

#include "base/random.h"
#include "bots/level.h"
#include "bots/lexio/greedy.h"
#include "bots/lexio/plugins.h"
#include "games/lexio/game.h"
#include "search/tree.h"

namespace tessera::lexio {

// Plays like somebody in their first round: leads equal numbers, the weakest first, and finds
// straights, flushes and the like only when five tiles are asked for. It beats what lies there as
// soon as it can, with a 2 if need be.
Move novice_move(const View& view, Rng& rng);

}  // namespace tessera::lexio

namespace tessera {

// The values of moves lie close together in Lexio, so that little exploration is enough.
template <>
struct BotSettings<lexio::Lexio> {
  using Search = search::TreeSearch<lexio::Lexio, lexio::Rollout, lexio::Prior, lexio::Evaluator>;
  static Search make_search() { return Search(0.2); }
  static constexpr Levels<lexio::Lexio> kLevels = {{
      {.policy = lexio::novice_move},
      {.policy = lexio::greedy_move},
      {.simulations = 40},
      {.simulations = 150},
      {.simulations = 20'000},
  }};
  static constexpr bool kEndsWithRound = true;
};

}  // namespace tessera
