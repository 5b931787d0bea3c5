#pragma once

#include <vector>

#include "review/judge.h"

// How a seat's prospects moved in a game, from decision to decision.

namespace tessera::review {

// By round, and by decision in it: the chance to win with the move that was played; alone, the
// expected points. Where winning means the game, there is one round.
using Course = std::vector<std::vector<double>>;

// By seat, all with as many rounds.
std::vector<Course> courses_of(const std::vector<Judgement>& judgements, int players, bool alone);

}  // namespace tessera::review
