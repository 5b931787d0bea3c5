#pragma once

#include "base/random.h"
#include "core/game.h"

namespace tessera {

// One event at random: what chance deals, or any legal move with equal probability.
template <Playable G>
void random_step(typename G::State& state, Rng& rng) {
  if (G::turn(state).is_chance()) {
    G::apply(state, G::sample(state, rng));
  } else {
    const auto moves = G::legal(state);
    G::apply(state, rng.pick(moves));
  }
}

template <Playable G>
void random_playout(typename G::State& state, Rng& rng) {
  while (!G::turn(state).is_over()) random_step<G>(state, rng);
}

}  // namespace tessera
