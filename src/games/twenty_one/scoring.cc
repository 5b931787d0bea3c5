#include "games/twenty_one/scoring.h"

#include <algorithm>
#include <array>

namespace tessera::twenty_one {

// Everybody loses what is still theirs. Whoever went out has nothing left, and
// so loses nothing, as the rules have it.
Outcome outcome_of(const Public& pub) {
  Outcome outcome;
  for (Seat seat : seats(pub.config.players))
    outcome.scores.push_back(pub.scores[index(seat)] - total(pub.left[index(seat)]));

  // A seat stands as high as it does together with its partner.
  std::array<std::int32_t, kMaxPlayers> standing{};
  for (Seat seat : seats(pub.config.players))
    for (Seat other : seats(pub.config.players))
      if (are_partners(pub.config, seat, other)) standing[index(seat)] += outcome.scores[index(other)];
  const std::int32_t best = *std::max_element(standing.begin(), standing.begin() + pub.config.players);
  for (Seat seat : seats(pub.config.players))
    if (standing[index(seat)] == best) outcome.winners.push_back(seat);
  return outcome;
}

}  // namespace tessera::twenty_one
