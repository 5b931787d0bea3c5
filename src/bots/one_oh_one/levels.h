#pragma once

#include "base/random.h"
#include "bots/level.h"
#include "bots/one_oh_one/plugins.h"
#include "games/one_oh_one/game.h"
#include "search/tree.h"

namespace tessera::one_oh_one {

// Plays like somebody in their first game: builds rows of equal numbers or of one colour,
// ignores columns and straights, and cannot read backs.
OneOhOne::Move novice_move(const View& view, Rng& rng);

// Places every token where it fits best in its row and column. Takes the token that lies face up
// when it fits well; otherwise it takes and flips at random, because it does not read backs.
OneOhOne::Move casual_move(const View& view, Rng& rng);

}  // namespace tessera::one_oh_one

namespace tessera {

template <>
struct BotSettings<one_oh_one::OneOhOne> {
  using Search =
      search::TreeSearch<one_oh_one::OneOhOne, one_oh_one::Rollout, one_oh_one::Prior, one_oh_one::Evaluator>;
  static Search make_search() { return Search(1.5); }
  static constexpr Levels<one_oh_one::OneOhOne> kLevels = {{
      {.policy = one_oh_one::novice_move},
      {.policy = one_oh_one::casual_move},
      {.simulations = 150},
      {.simulations = 600},
      {.simulations = 20'000},
  }};
  static constexpr bool kEndsWithRound = false;
};

}  // namespace tessera
