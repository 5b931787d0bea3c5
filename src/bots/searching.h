#pragma once

#include "bots/lexio/plugins.h"
#include "bots/one_oh_one/plugins.h"
#include "bots/twenty_one/plugins.h"
#include "games/catalog.h"
#include "search/tree.h"

// How each game is searched by the levels that search: which search, with which
// plug-ins, how many simulations a move, and whether it looks no further than the round.

namespace tessera {

template <Game G>
struct Searching;

template <>
struct Searching<one_oh_one::OneOhOne> {
  using Search =
      search::TreeSearch<one_oh_one::OneOhOne, one_oh_one::Rollout, one_oh_one::Prior, one_oh_one::Evaluator>;
  static Search make() { return Search(1.5); }
  static constexpr bool kByRound = false;
  static constexpr int kSkilled = 150;
  static constexpr int kExpert = 1'500;
  static constexpr int kChampion = 20'000;
};

// What moves are worth lies close together here, so that little exploration is enough.
template <>
struct Searching<lexio::Lexio> {
  using Search = search::TreeSearch<lexio::Lexio, lexio::Rollout, lexio::Prior, lexio::Evaluator>;
  static Search make() { return Search(0.2); }
  static constexpr bool kByRound = true;
  static constexpr int kSkilled = 40;
  static constexpr int kExpert = 400;
  static constexpr int kChampion = 20'000;
};

template <>
struct Searching<twenty_one::TwentyOne> {
  using Search = search::TreeSearch<twenty_one::TwentyOne, twenty_one::Rollout, twenty_one::Prior,
                                    twenty_one::Evaluator>;
  static Search make() { return Search(1.5); }
  static constexpr bool kByRound = false;
  static constexpr int kSkilled = 250;
  static constexpr int kExpert = 1'600;
  static constexpr int kChampion = 12'000;
};

}  // namespace tessera
