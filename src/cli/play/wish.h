#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/play/house.h"

namespace tessera::cli::play {

// What somebody said they want to play, with all the gaps they left.
struct Wish {
  const AnyGame* game = nullptr;
  std::optional<int> players;
  std::vector<std::pair<std::string, std::string>> options;
  std::vector<std::string> kinds;  // by seat
  std::vector<std::string> names;  // by seat
  std::optional<std::uint64_t> seed;
};

// Fills the gaps with what is usual, or with the only number of players that the options
// allow, and refuses what can't be.
Result<Plan> make_plan(const Wish& wish, const House& house);

// The wish that gives this plan again; the seed is left open.
Wish wish_of(const Plan& plan);

// One change as it is typed: "players 3", "seats you,casual", "rounds=1".
// Refused changes change nothing. Says what else had to change, if anything.
Result<std::string> change(Wish& wish, std::string_view line, const House& house);

// An option's value under this wish.
std::string option_value(const Wish& wish, const OptionSpec& option);

}  // namespace tessera::cli::play
