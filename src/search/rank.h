#pragma once

#include <algorithm>

#include "search/findings.h"

namespace tessera::search {

// Puts the best move first: the one whose mean less two standard errors is largest, among the
// moves that were visited often, because a mean of few visits is luck. The other moves follow by
// their number of visits.
template <class Move>
void rank_by_visits(Findings<Move>& findings) {
  constexpr int kOften = 8;
  auto& moves = findings.moves;
  const auto more_visits = [](const auto& a, const auto& b) { return a.worth.count() > b.worth.count(); };
  std::stable_sort(moves.begin(), moves.end(), more_visits);
  const int enough = std::max(moves.front().worth.count() / kOften, 2);
  const auto lower_bound = [](const auto& finding) {
    return finding.worth.value() - 2 * finding.worth.standard_error();
  };
  auto best = moves.begin();
  for (auto it = moves.begin(); it != moves.end() && it->worth.count() >= enough; ++it)
    if (lower_bound(*it) > lower_bound(*best)) best = it;
  std::rotate(moves.begin(), best, best + 1);
}

}  // namespace tessera::search
