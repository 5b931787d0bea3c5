#include "bots/one_oh_one/best_fit.h"

#include "bots/one_oh_one/fit.h"

namespace tessera::one_oh_one {
namespace {

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

OneOhOne::Move best_fit(const Public& pub, std::optional<Token> face_up, Rng& rng) {
  constexpr int kGoodFit = 12;
  const Grid& grid = pub.grids[pub.current_grid()];
  if (pub.phase == Phase::place) return Place{best_cell(grid, pub.hand, rng).cell};
  const auto moves = OneOhOne::legal(pub);
  if (pub.phase == Phase::take && face_up)
    if (best_cell(grid, *face_up, rng).fit >= kGoodFit) return Take{*pub.face_up};
  return rng.pick(moves);
}

}  // namespace tessera::one_oh_one
