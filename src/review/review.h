#pragma once

#include <string>
#include <vector>

#include "core/options.h"
#include "review/judge.h"

namespace tessera::review {

// What a review of a game found.
struct Review {
  const GameSpec* game = nullptr;
  int players = 0;
  std::vector<std::string> names;  // by seat; empty where nobody is named
  int simulations = 0;             // for each decision
  std::vector<Judgement> judgements;
};

}  // namespace tessera::review
