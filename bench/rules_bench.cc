#include <benchmark/benchmark.h>
#include <vector>

#include "base/text.h"
#include "bench/table_bench.h"
#include "core/playout.h"
#include "games/catalog.h"

// The parts that search will be made of, for every game and number of players.
// Ratios within one run mean something; absolute figures depend on the machine.

namespace tessera {
namespace {

// Positions of random games at which a seat is to move.
template <Game G>
std::vector<typename G::State> some_positions(int players) {
  std::vector<typename G::State> positions;
  Rng rng(1);
  while (positions.size() < 2000) {
    auto state = G::start(*G::configure(Setup{players, {}}));
    while (!G::turn(state).is_over()) {
      random_step<G>(state, rng);
      if (G::turn(state).is_seat()) positions.push_back(state);
    }
  }
  return positions;
}

template <Game G>
void legal(benchmark::State& bench, int players) {
  const auto positions = some_positions<G>(players);
  std::size_t i = 0;
  for (auto _ : bench) benchmark::DoNotOptimize(G::legal(positions[i++ % positions.size()]));
}

template <Game G>
void view_and_imagine(benchmark::State& bench, int players) {
  const auto positions = some_positions<G>(players);
  Rng rng(2);
  std::size_t i = 0;
  for (auto _ : bench) {
    const auto& state = positions[i++ % positions.size()];
    benchmark::DoNotOptimize(G::imagine(G::view(state, G::turn(state).seat()), rng));
  }
}

template <Game G>
void playout(benchmark::State& bench, int players) {
  const auto config = *G::configure(Setup{players, {}});
  Rng rng(3);
  for (auto _ : bench) {
    auto state = G::start(config);
    random_playout<G>(state, rng);
    benchmark::DoNotOptimize(state);
  }
}

void register_all() {
  for_each_game([]<Game G> {
    for (int players = G::spec().min_players; players <= G::spec().max_players; ++players) {
      const std::string suffix = concat("/", G::spec().name, "/players:", players);
      benchmark::RegisterBenchmark(concat("legal", suffix).c_str(), legal<G>, players);
      benchmark::RegisterBenchmark(concat("view_and_imagine", suffix).c_str(), view_and_imagine<G>, players);
      benchmark::RegisterBenchmark(concat("playout", suffix).c_str(), playout<G>, players);
    }
  });
}

}  // namespace
}  // namespace tessera

int main(int argc, char** argv) {
  tessera::register_all();
  tessera::register_table_benchmarks();
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}
