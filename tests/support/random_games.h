#pragma once

#include <string>
#include <vector>

#include "base/random.h"
#include "core/erase.h"
#include "core/playout.h"
#include "games/catalog.h"

namespace tessera::testing {

// Calls visit(state, rng) at every position, chance's and the last one included,
// of `games` random games in every configuration of a game.
template <Game G, class Visit>
void at_random_positions(int games, Visit&& visit) {
  const ErasedGame<G> game;
  for (const Setup& setup : every_setup(game)) {
    Rng rng(2101);
    for (int i = 0; i < games; ++i) {
      auto state = G::start(*G::configure(setup));
      visit(state, rng);
      while (!G::turn(state).is_over()) {
        random_step<G>(state, rng);
        visit(state, rng);
      }
    }
  }
}

// One event at random, of chance or of whoever is to act; what the viewer is told of it.
inline std::vector<std::string> play_at_random(AnyState& state, Rng& rng, Viewer viewer) {
  const Audience audience(&viewer, 1);
  if (state.turn().is_chance()) return state.draw(rng, audience).told.front();
  return state.play(state.turn().seat(), rng.pick(state.legal()), audience).value().told.front();
}

}  // namespace tessera::testing
