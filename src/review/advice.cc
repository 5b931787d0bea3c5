#include "review/advice.h"

#include <algorithm>
#include <cmath>

namespace tessera::review {
namespace {

// With fewer simulations even the error is a guess.
bool is_known(const MoveAnalysis& move) {
  constexpr int kEnough = 20;
  return move.simulations >= kEnough;
}

// How many moves, the first included, can't be told apart from the first. What was soon
// dropped for better ones does not count.
std::size_t count_about_equal(const Analysis& analysis) {
  const auto& moves = analysis.moves;
  return static_cast<std::size_t>(std::count_if(
      moves.begin(), moves.end(), [&](const auto& move) { return is_about_as_good(move, moves.front()); }));
}

}  // namespace

bool is_clearly_better(const MoveAnalysis& better, const MoveAnalysis& worse) {
  return is_known(better) && is_known(worse) &&
         better.worth.value - worse.worth.value >
             kNearlyCertain * std::hypot(better.worth.error, worse.worth.error);
}

bool is_about_as_good(const MoveAnalysis& move, const MoveAnalysis& best) {
  return is_known(move) && is_known(best) && !is_clearly_better(best, move);
}

Confidence confidence_of(const Analysis& analysis) {
  if (analysis.legal < 2) return {Confidence::Kind::only_move};
  if (!is_known(analysis.moves.front())) return {Confidence::Kind::unknown};
  const std::size_t equal = count_about_equal(analysis);
  if (equal == 1) return {Confidence::Kind::clearly_best};
  return {equal == analysis.legal ? Confidence::Kind::all_equal : Confidence::Kind::some_equal, equal - 1};
}

}  // namespace tessera::review
