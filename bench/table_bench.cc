#include "bench/table_bench.h"

#include <benchmark/benchmark.h>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include "base/text.h"
#include "games/catalog.h"
#include "table/table.h"

// What a server does for a move: the table takes it, and everybody there is told of it.

namespace tessera {
namespace {

using namespace table;

constexpr PersonId person_in(Seat seat) { return static_cast<PersonId>(1 + index(seat)); }

Table started_table(const AnyGame& game, int players) {
  const Opening opening{.id = *TableId::parse("bench"),
                        .game = &game,
                        .setup = Setup{players, {}},
                        .clock = {},
                        .chance = Secret(Secret::Bytes{}),
                        .owner = person_in(seat_at(0))};
  Table table = *Table::open(opening, {kStandIn}, Time{0});
  for (const Seat seat : seats(players)) {
    if (!table.execute(Sit{person_in(seat), seat, "somebody"}, Time{0})) std::abort();
  }
  if (!table.execute(Start{opening.owner}, Time{0})) std::abort();
  return table;
}

// The moves of a random game. Chance is the table's own, and the same whenever they are played.
std::vector<Command> some_game(const AnyGame& game, int players) {
  std::vector<Command> moves;
  Rng rng(1);
  Table table = started_table(game, players);
  while (const auto seat = seat_to_act(table.state())) {
    moves.emplace_back(Act{person_in(*seat), rng.pick(table.state().play.game->legal())});
    if (!table.execute(moves.back(), Time{0})) std::abort();
  }
  return moves;
}

// Plays the game again and again: `do_move` is given a table and the next command.
template <class DoMove>
void play_moves(benchmark::State& bench, const AnyGame& game, int players, const DoMove& do_move) {
  const std::vector<Command> moves = some_game(game, players);
  Table table = started_table(game, players);
  std::size_t next = 0;
  for (auto _ : bench) {
    if (next == moves.size()) {
      bench.PauseTiming();
      table = started_table(game, players);
      next = 0;
      bench.ResumeTiming();
    }
    do_move(table, moves[next++]);
  }
  bench.SetItemsProcessed(bench.iterations());
}

void table_move(benchmark::State& bench, const AnyGame* game, int players) {
  play_moves(bench, *game, players, [](Table& table, const Command& command) {
    benchmark::DoNotOptimize(table.execute(command, Time{0}));
  });
}

void table_move_told(benchmark::State& bench, const AnyGame* game, int players) {
  const auto viewers = all_viewers(players);
  play_moves(bench, *game, players, [&](Table& table, const Command& command) {
    benchmark::DoNotOptimize(table.execute(command, Time{0}, {viewers.begin(), viewers.end()}));
  });
}

}  // namespace

void register_table_benchmarks() {
  for (const AnyGame* game : all_games()) {
    const GameSpec& spec = game->spec();
    for (int players = spec.min_players; players <= spec.max_players; ++players) {
      const std::string suffix = concat("/", spec.name, "/players:", players);
      benchmark::RegisterBenchmark(concat("table_move", suffix).c_str(), table_move, game, players);
      benchmark::RegisterBenchmark(concat("table_move_told", suffix).c_str(), table_move_told, game, players);
    }
  }
}

}  // namespace tessera
