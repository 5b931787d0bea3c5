#pragma once

#include <string>
#include <vector>

#include "cli/review/advice.h"
#include "review/review.h"

// What a review says in the end, for people; protocol/review_data.h is for programs.

namespace tessera::cli {

using review::Review;

std::string review_text(const Review& review, std::size_t most, bool ascii, std::size_t columns,
                        const words::Catalogue& words = words::Catalogue::english());

// To the player: "14 decisions, 3 mistakes.", "Good decisions: [████████████░░░] 78 %",
// "Lost a move: 2.1 % to win, 0.30 points."
std::vector<std::string> score_lines(const review::SeatReview& seat, const Wording& wording);

// "cost 18 % to win, 6.3 points"; where rounds are judged, "cost 6.3 chips, 18 % to win the round".
std::string cost_text(const review::Judgement& mistake, const Wording& wording);

// A mistake in a few lines: what was played, what was better, and why.
std::vector<std::string> mistake_lines(const review::Judgement& mistake, const Wording& wording,
                                       std::size_t columns);

}  // namespace tessera::cli
