#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "games/one_oh_one/game.h"
#include "games/one_oh_one/notation.h"

// Positions drawn and played as text.

namespace tessera::one_oh_one {

// The tokens of a line of text: "B7 R10".
std::vector<Token> tokens(std::string_view words);
Tally tally(std::string_view words);
Cell cell(std::string_view word);

// A grid as drawn, "." for no token; the first token lies at E5.
Grid draw_grid(Shape shape, std::initializer_list<std::string_view> rows);

// A finished game with these grids.
Public finished(Config config, std::initializer_list<Grid> grids);

// Plays record lines ("~ start 0", "1 take 3") through parse and check; a refusal fails the test.
void play(State& state, std::initializer_list<std::string_view> lines);
State after(Config config, std::initializer_list<std::string_view> lines);

// "~ deal B1 B2 .. B10 G1 .. R10": row 1 is blue from 1 in front, row 2 green and so on.
inline constexpr std::string_view kSortedDeal =
    "~ deal B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 G1 G2 G3 G4 G5 G6 G7 G8 G9 G10 O1 O2 O3 O4 O5 O6 O7 O8 O9 O10 "
    "P1 P2 P3 P4 P5 P6 P7 P8 P9 P10 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10";

// Two players; the first has this grid and the blue 1 in hand.
State holding_b1(std::initializer_list<std::string_view> rows);

std::vector<std::string> legal_texts(const State& state);

// The two grids of the scored example of rulebook 001. It gives no colours; these fit it,
// and use each of the fifty tokens once.
Grid example_left();
Grid example_right();

}  // namespace tessera::one_oh_one
