#pragma once

#include <cstddef>

#include "bots/analysis.h"

// How far an analysis can be trusted.

namespace tessera::review {

inline constexpr double kNearlyCertain = 2;  // standard errors

// Whether the difference is more than chance in the simulations explains.
bool is_clearly_better(const MoveAnalysis& better, const MoveAnalysis& worse);

// Whether a move that was looked at for long can't be told apart from the best one.
bool is_about_as_good(const MoveAnalysis& move, const MoveAnalysis& best);

// How the first of the moves compares with the others.
struct Confidence {
  enum class Kind {
    only_move,     // there is no other
    unknown,       // too few simulations
    clearly_best,  // than all others that were looked at for long
    all_equal,     // no move can be told apart from it
    some_equal,
  };
  Kind kind;
  std::size_t others = 0;  // that can't be told apart from it
};
Confidence confidence_of(const Analysis& analysis);

}  // namespace tessera::review
