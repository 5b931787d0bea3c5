#include "games/signature.h"

#include "base/hash.h"
#include "base/text.h"
#include "core/erase.h"
#include "games/catalog.h"

namespace tessera {
namespace {

template <Game G>
void add_game(Fingerprint& print, const typename G::Config& config, Rng& rng) {
  auto state = G::start(config);
  while (!G::turn(state).is_over()) {
    if (G::turn(state).is_chance()) {
      const auto chance = G::sample(state, rng);
      print.add(G::to_text(chance));
      G::apply(state, chance);
      continue;
    }
    // What the seat imagines must be the same everywhere too.
    if (rng.below(8) == 0) {
      const auto imagined = G::imagine(G::view(state, G::turn(state).seat()), rng);
      print.add(concat(G::legal(imagined).size()));
    }
    const auto moves = G::legal(state);
    const auto& move = rng.pick(moves);
    print.add(concat(moves.size(), ' ', G::to_text(move), '\n'));
    G::apply(state, move);
  }
  print.add(to_text(G::outcome(state)));
}

}  // namespace

std::uint64_t signature(int games, std::uint64_t seed) {
  Fingerprint print;
  for_each_game([&]<Game G> {
    const ErasedGame<G> game;
    for (const Setup& setup : every_setup(game)) {
      Rng rng(seed);
      for (int i = 0; i < games; ++i) add_game<G>(print, *G::configure(setup), rng);
    }
  });
  return print.value();
}

}  // namespace tessera
