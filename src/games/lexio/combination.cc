#include "games/lexio/combination.h"

#include <array>
#include <cstddef>

namespace tessera::lexio {
namespace {

// --- The straights, weakest first -------------------------------------------
//
// 3-4-5-6-7, then upwards to N-3..N,1 (the 1 closes a straight); above them
// 2-3-4-5-6, and 1-2-3-4-5 strongest of all. A 2 never closes one.

struct RunTable {
  std::array<Run, 12> runs{};
  std::size_t count = 0;
};

consteval Run make_run(int first, int highest_number) {
  Run run{.ranks = {}, .first = rank_of(first), .highest = rank_of(first)};
  for (int i = 0; i < 5; ++i) {
    const int number = first + i > highest_number ? 1 : first + i;
    const Rank rank = rank_of(number);
    run.ranks |= TileSet(Tile(rank, Suit::cloud));
    if (rank > run.highest) run.highest = rank;
  }
  return run;
}

consteval RunTable make_runs(int players) {
  const int highest = highest_number(players);
  RunTable table;
  for (int first = 3; first <= highest - 3; ++first) table.runs[table.count++] = make_run(first, highest);
  table.runs[table.count++] = make_run(2, highest);
  table.runs[table.count++] = make_run(1, highest);
  return table;
}

constexpr std::array<RunTable, 3> kRuns = {make_runs(3), make_runs(4), make_runs(5)};

// --- How strong a combination is: rules.en.md, "Combinations" ----------------

// Single: number, then suit. Pair: number, then best suit. Three: number.
std::optional<Strength> of_one_number(TileSet tiles) {
  const Tile best = tiles.strongest();
  if (!tiles.at_least(2)) return Strength(Kind::single, best.rank(), best.suit());
  if (!tiles.at_least(3)) return Strength(Kind::pair, best.rank(), best.suit());
  if (!tiles.at_least(4)) return Strength(Kind::three, best.rank());
  return std::nullopt;
}

// Full: the three's number. Quad: the four's number.
Strength of_two_numbers(TileSet tiles) {
  const TileSet low = tiles & TileSet::of_rank(tiles.weakest().rank());
  const TileSet main = low.at_least(3) ? low : tiles - low;
  return {main.at_least(4) ? Kind::quad : Kind::full, main.weakest().rank()};
}

// Straight and straight flush: the order of runs(); equal numbers: the suit of
// the tile that deciding_rank() names, which is where the rulebooks differ.
Strength of_run(TileSet tiles, std::size_t place, const Config& config) {
  const Rank deciding = deciding_rank(runs(config.players)[place], config.rulebook);
  const Suit suit = (tiles & TileSet::of_rank(deciding)).weakest().suit();
  return {tiles.one_suit() ? Kind::straight_flush : Kind::straight, static_cast<std::uint32_t>(place), suit};
}

std::optional<Strength> of_five_numbers(TileSet tiles, const Config& config) {
  const std::span<const Run> all = runs(config.players);
  const TileSet ranks = tiles.ranks();
  for (std::size_t place = 0; place < all.size(); ++place)
    if (all[place].ranks == ranks) return of_run(tiles, place, config);
  if (tiles.one_suit()) return flush_strength(tiles, config.rulebook);
  return std::nullopt;
}

std::optional<Strength> strength_of(TileSet tiles, const Config& config) {
  if (tiles.empty()) return std::nullopt;
  const TileSet numbers = tiles.ranks();
  if (!numbers.at_least(2)) return of_one_number(tiles);
  if (!tiles.at_least(5) || tiles.at_least(6)) return std::nullopt;
  if (!numbers.at_least(3)) return of_two_numbers(tiles);
  if (numbers.at_least(5)) return of_five_numbers(tiles, config);
  return std::nullopt;
}

}  // namespace

// Flush, french: the strongest number, then the suit. publisher: the numbers from
// the strongest down, then the suit; with one bit a number, the larger value
// is the one that is stronger where two flushes first differ.
Strength flush_strength(TileSet tiles, Rulebook rulebook) {
  const Tile best = tiles.strongest();
  if (rulebook == Rulebook::french) return {Kind::flush, best.rank(), best.suit()};
  std::uint32_t numbers = 0;
  for (Tile tile : tiles) numbers |= std::uint32_t{1} << static_cast<unsigned>(tile.rank());
  return {Kind::flush, numbers, best.suit()};
}

std::span<const Run> runs(int players) {
  const RunTable& table = kRuns[static_cast<std::size_t>(players - 3)];
  return {table.runs.data(), table.count};
}

std::optional<Combination> recognise(TileSet tiles, const Config& config) {
  if (const auto strength = strength_of(tiles, config)) return Combination{tiles, *strength};
  return std::nullopt;
}

}  // namespace tessera::lexio
