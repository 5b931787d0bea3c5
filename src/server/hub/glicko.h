#pragma once

#include <span>

namespace tessera::server::hub {

// Mark Glickman's Glicko-2 system, as his paper "Example of the Glicko-2 system" has it, step by step.
struct Strength {
  double rating = 1500;
  double deviation = 350;
  double volatility = 0.06;

  friend bool operator==(const Strength&, const Strength&) = default;
};

struct Encounter {
  Strength opponent;  // before the game
  double score;       // 1 won, 0.5 drawn, 0 lost
};

// How much volatility may change; the paper's example has it so.
inline constexpr double kSystemConstant = 0.5;

// What somebody's strength is after these encounters, which count as one rating period.
Strength rated(const Strength& before, std::span<const Encounter> encounters);

}  // namespace tessera::server::hub
