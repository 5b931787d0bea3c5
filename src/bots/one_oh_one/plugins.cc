#include "bots/one_oh_one/plugins.h"

#include <algorithm>

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
  if (line.of(token.colour()) == size) best += 3 * size + (size == length - 1 ? 6 : 0);
  if (equals == 0) {
    Tally after = line;
    after += Tally(token);
    if (may_become_straight(after, length)) best += 2 * size + 1 + (size == length - 1 ? 8 : 0);
  }
  return best;
}

// How well a token goes with every line of a grid, beside the bounds too.
class Fits {
 public:
  Fits(const Grid& grid, Token token) {
    const Bounds& bounds = grid.bounds();
    const int beside = fit(Tally(), 0, token);
    rows_.fill(beside);
    columns_.fill(beside);
    for (int row = bounds.top; row <= bounds.bottom; ++row)
      rows_[static_cast<std::size_t>(row)] = fit(grid.row(row), grid.shape().columns, token);
    for (int column = bounds.left; column <= bounds.right; ++column)
      columns_[static_cast<std::size_t>(column)] = fit(grid.column(column), grid.shape().rows, token);
  }
  [[nodiscard]] int at(Cell cell) const {
    return rows_[static_cast<std::size_t>(row_of(cell))] +
           columns_[static_cast<std::size_t>(column_of(cell))];
  }

 private:
  std::array<int, kSide> rows_;
  std::array<int, kSide> columns_;
};

struct BestCell {
  Cell cell{};
  int fit = -1;
};

// Among equals the lot decides, lest all grids grow into the same corner.
BestCell best_cell(const Grid& grid, Token token, Rng& rng) {
  BestCell best;
  const auto offset = static_cast<int>(rng.below(8));
  const Fits fits(grid, token);
  grid.open().for_each([&](std::size_t i) {
    const auto cell = static_cast<Cell>(i);
    const int here = fits.at(cell) * 8 + ((static_cast<int>(i) * 5 + offset) & 7);
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
  if (pub.phase != Phase::place) {
    std::ranges::fill(shares, 1.0);
    return;
  }
  const Fits fits(grid, pub.hand);
  for (std::size_t i = 0; i < moves.size(); ++i) shares[i] = 2 + fits.at(std::get<Place>(moves[i]).cell);
}

search::Verdict Evaluator::verdict(const State& state) const {
  constexpr double kMargin = 4;
  const Outcome outcome = outcome_of(state.pub);
  search::Verdict verdict = search::verdict_of(outcome, kMargin);
  if (state.pub.config.is_solo()) {
    // What is usual, and how far from it games go.
    constexpr double kUsual = 120;
    constexpr double kSpread = 30;
    verdict.worth[0] = search::squash(outcome.scores[0] - kUsual, kSpread);
  }
  return verdict;
}

}  // namespace tessera::one_oh_one
