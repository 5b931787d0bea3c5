#pragma once

#include <array>
#include <string_view>

#include "bots/lexio/greedy.h"
#include "bots/lexio/novice.h"
#include "bots/lexio/plugins.h"
#include "bots/one_oh_one/casual.h"
#include "bots/one_oh_one/novice.h"
#include "bots/one_oh_one/plugins.h"
#include "bots/twenty_one/casual.h"
#include "bots/twenty_one/expert.h"
#include "bots/twenty_one/novice.h"
#include "bots/twenty_one/plugins.h"
#include "bots/twenty_one/skilled.h"
#include "games/catalog.h"
#include "search/tree.h"

// How each game is searched, with which plug-ins, whether no further than the round; and
// who the levels are: those that know at a glance what to do, and those that search, with
// how many simulations a move.

namespace tessera {

inline constexpr std::array<std::string_view, 5> kLevelNames = {"novice", "casual", "skilled", "expert",
                                                                "champion"};

// Knows at a glance what to do, or searches with so many simulations.
template <Game G>
struct Level {
  using Glance = typename G::Move (*)(const typename G::View&, Rng&);
  Glance glance = nullptr;
  int simulations = 0;
};
template <Game G>
using Levels = std::array<Level<G>, kLevelNames.size()>;

template <Game G>
struct Searching;

template <>
struct Searching<one_oh_one::OneOhOne> {
  using Search =
      search::TreeSearch<one_oh_one::OneOhOne, one_oh_one::Rollout, one_oh_one::Prior, one_oh_one::Evaluator>;
  static Search make() { return Search(1.5); }
  static constexpr bool kByRound = false;
  static constexpr Levels<one_oh_one::OneOhOne> kLevels = {{{one_oh_one::novice_move},
                                                            {one_oh_one::casual_move},
                                                            {nullptr, 150},
                                                            {nullptr, 600},
                                                            {nullptr, 20'000}}};
};

// What moves are worth lies close together here, so that little exploration is enough.
template <>
struct Searching<lexio::Lexio> {
  using Search = search::TreeSearch<lexio::Lexio, lexio::Rollout, lexio::Prior, lexio::Evaluator>;
  static Search make() { return Search(0.2); }
  static constexpr bool kByRound = true;
  static constexpr Levels<lexio::Lexio> kLevels = {
      {{lexio::novice_move}, {lexio::greedy_move}, {nullptr, 40}, {nullptr, 150}, {nullptr, 20'000}}};
};

// So many placements, and so much that chance adds to each: below some thousand simulations
// search is no match for a glance at what each placement takes and leaves.
template <>
struct Searching<twenty_one::TwentyOne> {
  using Search = search::TreeSearch<twenty_one::TwentyOne, twenty_one::Rollout, twenty_one::Prior,
                                    twenty_one::Evaluator>;
  static Search make() { return Search(1.5); }
  static constexpr bool kByRound = false;
  static constexpr Levels<twenty_one::TwentyOne> kLevels = {{{twenty_one::novice_move},
                                                             {twenty_one::casual_move},
                                                             {twenty_one::skilled_move},
                                                             {twenty_one::expert_move},
                                                             {nullptr, 12'000}}};
};

}  // namespace tessera
