#include "bots/lexio/plugins.h"

#include <algorithm>

namespace tessera::lexio {
namespace {

// More tiles first, then the weakest: bits grow with the strength of the best tile.
bool sheds_better(const Move& a, const Move& b) {
  const int count_a = a.tiles().count();
  const int count_b = b.tiles().count();
  return count_a != count_b ? count_a > count_b : a.tiles().bits() < b.tiles().bits();
}

}  // namespace

Move Rollout::choose(const State& state, Rng& rng) const {
  constexpr std::uint32_t kWhims = 8;   // one move in so many is random
  constexpr std::uint32_t kPasses = 5;  // one answer in so many is a pass
  const MoveList moves = Lexio::legal(state);
  const TileSet hand = state.hands[index(state.pub.to_act)];
  const Move& some = rng.pick(moves);
  const bool on_a_whim = rng.below(kWhims) == 0;
  if (!state.pub.leading() && moves.size() > 1 && rng.below(kPasses) == 0 && !on_a_whim)
    return moves[0].tiles() == hand ? moves[0] : Move::pass();
  const Move* best = &moves[0];
  for (const Move& move : moves) {
    if (move.tiles() == hand) return move;
    if (sheds_better(move, *best)) best = &move;
  }
  return on_a_whim ? some : *best;
}

void Prior::weigh(const State& state, std::span<const Move> moves, std::span<double> shares) const {
  const bool leading = state.pub.leading();
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const TileSet tiles = moves[i].tiles();
    if (tiles.empty()) {
      shares[i] = 2;
      continue;
    }
    // Weak tiles before strong ones; when leading, many before few.
    const double strongest = static_cast<double>(tiles.strongest().index());
    shares[i] = (leading ? tiles.count() : 1) * (80 - strongest) / 40;
  }
}

search::Evaluation Evaluator::evaluate(const State& state) const {
  // Nearly all rounds move fewer chips than this for anybody.
  constexpr double kMost = 80;
  search::Evaluation evaluation;
  const int players = state.pub.config.players;
  for (const Seat seat : seats(players)) {
    const std::size_t i = index(seat);
    const double gained = state.pub.chips[i] - before_[i];
    // All others together lost what this seat gained.
    evaluation.points[i] = gained + gained / (players - 1);
    evaluation.worth[i] = std::clamp(0.5 + gained / (2 * kMost), 0.0, 1.0);
  }
  evaluation.win[index(state.pub.last_round->winner)] = 1;
  return evaluation;
}

}  // namespace tessera::lexio
