#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/effort.h"
#include "bots/reason.h"
#include "core/any_game.h"

// What the champion thinks of a position, for hints and for reviews of games.

namespace tessera {

// A mean over simulations, and its standard error: twice as much to either side is
// nearly certain.
struct Estimate {
  double value = 0;
  double error = 0;
};

struct MoveAnalysis {
  std::string move;
  Estimate worth;   // what the champion strives for, 0 to 1: winning, and points besides
  Estimate win;     // the probability to win the game; in Lexio, the round
  Estimate points;  // expected, more than the others have on the average; alone, the points
  int simulations = 0;
  Reasons reasons;
};

struct Analysis {
  std::vector<MoveAnalysis> moves;  // best first
  int simulations = 0;

  [[nodiscard]] const MoveAnalysis* find(std::string_view move) const;  // null when it was not looked at
};

// Of the moves of the viewer, whose turn it must be. The move asked about, if any, gets as
// close a look as the best. The same effort in simulations and seed, the same analysis.
Analysis analyse(const AnyView& view, const Effort& effort, std::uint64_t seed,
                 std::optional<std::string_view> about = std::nullopt);

}  // namespace tessera
