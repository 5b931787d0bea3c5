#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/any_game.h"
#include "games/lexio/game.h"
#include "games/one_oh_one/game.h"
#include "games/twenty_one/game.h"

namespace tessera {

// Calls f.template operator()<G>() for every game there is. The only list of them.
template <class F>
void for_each_game(F&& f) {
  f.template operator()<one_oh_one::OneOhOne>();
  f.template operator()<lexio::Lexio>();
  f.template operator()<twenty_one::TwentyOne>();
}

std::span<const AnyGame* const> all_games();
const AnyGame* find_game(std::string_view name);  // null when there is none of that name

// Every configuration that a game allows: all numbers of players with all
// combinations of options; a numeric option takes its default and its smallest value.
std::vector<Setup> every_setup(const AnyGame& game);

}  // namespace tessera
