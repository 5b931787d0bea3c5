#include "bots/one_oh_one/plugins.h"

#include <algorithm>
#include <bit>

namespace tessera::one_oh_one {
namespace {

// How well a token goes with a line, quickly judged: by its equals, by its colour as
// long as the line has only that one, and as part of a straight that is still possible.
int fit(Tally line, int length, Token token) {
  const int size = line.size();
  if (size == 0) return 4;
  constexpr int kEquals[] = {0, 9, 20, 40, 70};
  const int equals = line.of(token.number());
  int best = kEquals[equals];
  // Another group beside it keeps a full or two pairs possible.
  if (line.of(token.colour()) == size) best += 3 * size + (size == length - 1 ? 6 : 0);
  if (equals == 0) {
    Tally after = line;
    after += Tally(token);
    const std::uint64_t numbers = after.numbers();
    const bool all_differ = (numbers & 0xee'eeee'eeeeU) == 0;
    const int lowest = std::countr_zero(numbers) / 4;
    const int highest = static_cast<int>(std::bit_width(numbers) - 1) / 4;
    if (all_differ && highest - lowest < length) best += 2 * size + 1 + (size == length - 1 ? 8 : 0);
  }
  return best;
}

int fit(const Grid& grid, Cell cell, Token token) {
  const Bounds& bounds = grid.bounds();
  const int row = row_of(cell);
  const int column = column_of(cell);
  const bool in_rows = bounds.top <= row && row <= bounds.bottom;
  const bool in_columns = bounds.left <= column && column <= bounds.right;
  return fit(in_rows ? grid.row(row) : Tally(), grid.shape().columns, token) +
         fit(in_columns ? grid.column(column) : Tally(), grid.shape().rows, token);
}

struct BestCell {
  Cell cell{};
  int fit = -1;
};

// Among equals the lot decides, lest all grids grow into the same corner.
BestCell best_cell(const Grid& grid, Token token, Rng& rng) {
  BestCell best;
  const auto offset = static_cast<int>(rng.below(8));
  grid.open().for_each([&](std::size_t i) {
    const auto cell = static_cast<Cell>(i);
    const int here = fit(grid, cell, token) * 8 + ((static_cast<int>(i) * 5 + offset) & 7);
    if (here > best.fit) best = {cell, here};
  });
  best.fit /= 8;
  return best;
}

}  // namespace

OneOhOne::Move Rollout::choose(const State& state, Rng& rng) const {
  constexpr int kGoodFit = 12;
  const Public& pub = state.pub;
  const Grid& grid = pub.grids[pub.current_grid()];
  if (pub.phase == Phase::place) return Place{best_cell(grid, pub.hand, rng).cell};
  const auto moves = OneOhOne::legal(pub);
  if (pub.phase == Phase::take && pub.face_up) {
    const Token shown = state.box[pub.front_of(*pub.face_up)];
    if (best_cell(grid, shown, rng).fit >= kGoodFit) return Take{*pub.face_up};
  }
  return rng.pick(moves);
}

void Prior::weigh(const State& state, std::span<const OneOhOne::Move> moves, std::span<double> shares) const {
  const Public& pub = state.pub;
  const Grid& grid = pub.grids[pub.current_grid()];
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const auto* place = std::get_if<Place>(&moves[i]);
    shares[i] = place == nullptr ? 1 : 2 + fit(grid, place->cell, pub.hand);
  }
}

search::Verdict Evaluator::verdict(const State& state) const {
  constexpr double kMargin = 4;
  constexpr double kSoloPoints = 120;
  return search::verdict_of(outcome_of(state.pub), state.pub.config.is_solo() ? kSoloPoints : kMargin);
}

}  // namespace tessera::one_oh_one
