#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "bots/analysis.h"
#include "cli/review/messages.h"
#include "words/catalogue.h"

// What the champion thinks of a position, in words for people.

namespace tessera::cli {

// How the figures of a game are called, and in which language.
struct Wording {
  bool alone = false;                // nobody to win against: the points are the seat's own
  bool by_round = false;             // winning means the round
  Unit unit = Unit::points;          // what is counted besides
  std::vector<std::string> names{};  // by seat; where there is none, it is "seat N"
  bool ascii = false;                // nothing but ASCII
  const words::Catalogue* words = &words::Catalogue::english();

  [[nodiscard]] std::string say(const Message& message) const { return words->say(message); }
};
ReviewSay word_for(Unit unit);  // "points", "chips"
Wording wording_of(const GameSpec& game, int players, std::vector<std::string> names = {}, bool ascii = false,
                   const words::Catalogue& words = words::Catalogue::english());

// "43 %", as the language writes it.
std::string percent_text(std::string number, const Wording& wording);

// "wins 43 % ±2   +6.1 points", what counts most first; by ± it is nearly certain.
std::string figures_text(const MoveAnalysis& move, const Wording& wording);

// "pair of 5, 8 tiles left; Ann has only 2 tiles".
std::string reasons_text(const Reasons& reasons, const Wording& wording);

// The best few moves, one a line: "1. play 5c 5t   wins 43 % ±2   +6.1 points   pair of 5, ...".
// Reasons that don't fit in so many columns are left out, but those of the best move follow it.
std::vector<std::string> advice_lines(const Analysis& analysis, const Wording& wording, std::size_t most,
                                      std::size_t columns);

// One sentence: how far to trust the first of the moves.
std::string confidence_text(const Analysis& analysis,
                            const words::Catalogue& words = words::Catalogue::english());

// The chance to win now, with the best move: "[█████████░░░░░░] 61 %". Alone: nothing.
std::string strength_text(const Analysis& analysis, const Wording& wording);

}  // namespace tessera::cli
