#include "games/lexio/scoring.h"

#include <algorithm>

namespace tessera::lexio {

Outcome outcome_of(const Public& pub) {
  const int players = pub.config.players;
  const std::int32_t most = *std::max_element(pub.chips.begin(), pub.chips.begin() + players);
  Outcome outcome;
  for (const Seat seat : seats(players)) {
    outcome.scores.push_back(pub.chips[index(seat)]);
    if (pub.chips[index(seat)] == most) outcome.winners.push_back(seat);
  }
  return outcome;
}

}  // namespace tessera::lexio
