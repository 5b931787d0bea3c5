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
#include "bots/twenty_one/greedy.h"
#include "bots/twenty_one/novice.h"
#include "bots/twenty_one/plugins.h"
#include "bots/twenty_one/skilled.h"
#include "games/catalog.h"
#include "search/tree.h"

// How each game is searched, with which plug-ins, whether no further than the round; and
// who the levels are: those that know at a glance what to do, and those that search, with
// how many simulations a move.

namespace tessera {

template <Game G>
struct Level {
  using Glance = typename G::Move (*)(const typename G::View&, Rng&);
  constexpr Level(std::string_view n, Glance g) : name(n), glance(g) {}
  constexpr Level(std::string_view n, int s) : name(n), simulations(s) {}

  std::string_view name;
  Glance glance = nullptr;
  int simulations = 0;
};

template <Game G>
struct Searching;

template <>
struct Searching<one_oh_one::OneOhOne> {
  using Search =
      search::TreeSearch<one_oh_one::OneOhOne, one_oh_one::Rollout, one_oh_one::Prior, one_oh_one::Evaluator>;
  static Search make() { return Search(1.5); }
  static constexpr bool kByRound = false;
  using L = Level<one_oh_one::OneOhOne>;
  static constexpr std::array kLevels = {L("novice", one_oh_one::novice_move),
                                         L("casual", one_oh_one::casual_move), L("skilled", 150),
                                         L("expert", 1'500), L("champion", 20'000)};
};

// What moves are worth lies close together here, so that little exploration is enough.
template <>
struct Searching<lexio::Lexio> {
  using Search = search::TreeSearch<lexio::Lexio, lexio::Rollout, lexio::Prior, lexio::Evaluator>;
  static Search make() { return Search(0.2); }
  static constexpr bool kByRound = true;
  using L = Level<lexio::Lexio>;
  static constexpr std::array kLevels = {L("novice", lexio::novice_move), L("casual", lexio::greedy_move),
                                         L("skilled", 40), L("expert", 400), L("champion", 20'000)};
};

// So many placements, and so much that chance adds to each: below some thousand simulations
// search is no match for a glance at what each placement takes and leaves.
template <>
struct Searching<twenty_one::TwentyOne> {
  using Search = search::TreeSearch<twenty_one::TwentyOne, twenty_one::Rollout, twenty_one::Prior,
                                    twenty_one::Evaluator>;
  static Search make() { return Search(1.5); }
  static constexpr bool kByRound = false;
  using L = Level<twenty_one::TwentyOne>;
  static constexpr std::array kLevels = {
      L("novice", twenty_one::novice_move), L("casual", twenty_one::casual_move),
      L("skilled", twenty_one::skilled_move), L("expert", twenty_one::greedy_move), L("champion", 12'000)};
};

}  // namespace tessera
