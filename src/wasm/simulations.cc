#include "wasm/simulations.h"

#include <cstdint>

#include "games/catalog.h"
#include "protocol/game_data.h"
#include "search/first_move.h"
#include "wasm/calls.h"

namespace tessera::wasm {
namespace {

constexpr std::int64_t kMostAtOnce = 100'000;

}  // namespace

Result<Data> simulate(protocol::Reader& in, search::Scratch& scratch) {
  const auto wanted = protocol::read_game(in);
  const auto simulations = static_cast<int>(in.number("simulations", 1, kMostAtOnce));
  const std::uint64_t seed = in.bits("seed");
  if (in.refusal()) return refused(in);
  Result<Data> done = Data();
  for_each_game([&]<Game G> {
    if (G::spec().name != wanted.game->spec().name) return;
    const auto config = G::configure(wanted.setup);
    if (!config) {
      done = tl::unexpected(config.error());
      return;
    }
    Rng rng(seed);
    search::search_first_move<G>(*config, simulations, rng, scratch);
  });
  return done;
}

}  // namespace tessera::wasm
