#pragma once

#include "base/random.h"
#include "bots/level.h"
#include "bots/twenty_one/plugins.h"
#include "games/twenty_one/game.h"
#include "search/tree.h"

namespace tessera::twenty_one {

// Plays like somebody in their first game: sees 21 in rows and columns but not on diagonals,
// takes any place that scores without looking for a better one, ignores what it leaves to the
// others, and keeps its stars until nothing else fits.
TwentyOne::Move novice_move(const View& view, Rng& rng);

// The same, but it sees diagonals too.
TwentyOne::Move casual_move(const View& view, Rng& rng);

// Takes the most points it can get now, with a star only where that pays. Without points it
// places any number anywhere, and when it can place nothing it moves at random.
TwentyOne::Move skilled_move(const View& view, Rng& rng);

// Takes the most points now. Without points it places the token that leaves the others least to
// complete, large numbers before small ones and stars last. When it can place nothing it
// exchanges its largest number. Equally good moves are chosen at random.
TwentyOne::Move expert_move(const View& view, Rng& rng);

}  // namespace tessera::twenty_one

namespace tessera {

// There are so many placements, and so much chance in each, that search with fewer than a few
// thousand simulations is weaker than the heuristic of expert.
template <>
struct BotSettings<twenty_one::TwentyOne> {
  using Search = search::TreeSearch<twenty_one::TwentyOne, twenty_one::Rollout, twenty_one::Prior,
                                    twenty_one::Evaluator>;
  static Search make_search() { return Search(1.5); }
  static constexpr Levels<twenty_one::TwentyOne> kLevels = {{
      {.policy = twenty_one::novice_move},
      {.policy = twenty_one::casual_move},
      {.policy = twenty_one::skilled_move},
      {.policy = twenty_one::expert_move},
      {.simulations = 12'000},
  }};
  static constexpr bool kEndsWithRound = false;
};

}  // namespace tessera
