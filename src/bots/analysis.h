#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/effort.h"
#include "bots/reason.h"
#include "core/any_game.h"
#include "search/scratch.h"
#include "search/stop.h"

// What the champion thinks of a position, for hints and for reviews of games.

namespace tessera {

// A mean over simulations, and its standard error: the true value is nearly always within two
// errors. The error of wins is at least 1 / simulations, so that ten wins out of ten are not taken
// for certainty.
struct Estimate {
  double value = 0;
  double error = 0;
};

struct MoveAnalysis {
  std::string move;
  Estimate worth;   // what the champion maximises, 0 to 1: winning, and points besides
  Estimate win;     // the probability to win the game; in Lexio, the round
  Estimate points;  // expected score less the mean of the others' scores; alone, the score
  int simulations = 0;
  Reasons reasons;
};

struct Analysis {
  std::vector<MoveAnalysis> moves;  // that were looked at, best first
  int simulations = 0;
  std::size_t legal = 0;  // how many moves there are, looked at or not

  [[nodiscard]] const MoveAnalysis* find(std::string_view move) const;  // null when it was not looked at
};

// Values the legal moves of the viewer, whose turn it must be. When `only` has any texts, only the
// legal moves among them are valued, which may be none. With little effort, and when the stop is
// requested, the least promising moves are left out. The same view, seed and effort in simulations
// give the same analysis.
Analysis analyse(const AnyView& view, const Effort& effort, std::uint64_t seed, search::Scratch& scratch,
                 const Stop& stop, std::span<const std::string> only = {});

// Whether winning means the round here: then the champion looks no further than its end.
bool is_judged_by_round(const GameSpec& game);

}  // namespace tessera
