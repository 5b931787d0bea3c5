#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/effort.h"
#include "bots/reason.h"
#include "core/any_game.h"

// What the champion thinks of a position, for hints and for reviews of games.

namespace tessera {

// A mean over simulations, and its standard error: twice as much to either side is
// nearly certain. Of wins the error is never less than one simulation's part, so that
// ten out of ten are not taken for certainty.
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
  std::vector<MoveAnalysis> moves;  // that were looked at, best first
  int simulations = 0;
  std::size_t legal = 0;  // how many moves there are, looked at or not

  [[nodiscard]] const MoveAnalysis* find(std::string_view move) const;  // null when it was not looked at
};

// Of the moves of the viewer, whose turn it must be; of those only whose text is given, if
// any are, and of none when none of them is legal. With little effort, the least promising moves are not
// looked at. The same effort in simulations and seed, the same analysis.
Analysis analyse(const AnyView& view, const Effort& effort, std::uint64_t seed,
                 std::span<const std::string> only = {});

// Whether winning means the round here: then the champion looks no further than its end.
bool is_judged_by_round(const GameSpec& game);

}  // namespace tessera
