#pragma once

#include <string>
#include <vector>

#include "cli/review/advice.h"
#include "core/data.h"
#include "review/judge.h"

// What a review says in the end, for people and for programs.

namespace tessera::cli {

struct Review {
  const GameSpec* game = nullptr;
  int players = 0;
  std::vector<std::string> names;  // by seat; empty where nobody is named
  int simulations = 0;             // for each decision
  std::vector<review::Judgement> judgements;
};

std::string review_text(const Review& review, std::size_t most, bool ascii, std::size_t columns);
Data review_data(const Review& review, std::size_t most);

// To the player: "14 decisions, 3 mistakes.", "Good decisions: [████████████░░░] 78 %",
// "Lost a move: 2.1 % to win, 0.30 points."
std::vector<std::string> score_lines(const review::SeatReview& seat, const Wording& wording);

// "cost 18 % to win, 6.3 points"; where rounds are judged, "cost 6.3 chips, 18 % to win the round".
std::string cost_text(const review::Judgement& mistake, const Wording& wording);

// A mistake in a few lines: what was played, what was better, and why.
std::vector<std::string> mistake_lines(const review::Judgement& mistake, const Wording& wording,
                                       std::size_t columns);

}  // namespace tessera::cli
