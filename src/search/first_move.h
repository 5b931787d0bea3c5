#pragma once

#include "base/random.h"
#include "core/game.h"
#include "search/budget.h"
#include "search/scratch.h"
#include "search/tree.h"

namespace tessera::search {

// Deals a game and searches for its first move: what `mcts` does there, as a measure of speed.
template <Game G>
void search_first_move(const typename G::Config& config, int simulations, Rng& rng, Scratch& scratch) {
  auto state = G::start(config);
  while (G::turn(state).is_chance()) G::apply(state, G::sample(state, rng));
  const auto view = G::view(state, G::turn(state).seat());
  static_cast<void>(TreeSearch<G>().run(view, Budget::of_simulations(simulations), rng.next(), scratch));
}

}  // namespace tessera::search
