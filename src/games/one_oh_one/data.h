#pragma once

#include <string>

#include "base/bits.h"
#include "core/data.h"
#include "games/one_oh_one/combination.h"
#include "games/one_oh_one/position.h"

// Parts of the data that a view and the choices share.

namespace tessera::one_oh_one {

// A token of the box: its face, or its back and what may be behind it, or nothing.
Data sight_data(const Sight& sight, const Bits<kTokens>& light);

// A row or column of a grid: how many tokens of how many, what they make, and what may become of them
// with the tokens of the stock.
Data line_data(std::string label, Tally tally, int length, const Bits<kTokens>& stock);

Data combination_data(Combination combination);  // null for none

// The lines that can be compared, and the points if the game ended now, as far as they are known; null
// where nothing can be compared.
Data sheet_data(const Public& pub);
Data standing_data(const Public& pub);

// Null until the game is over.
Data tie_breaks_data(const Public& pub);
Data result_data(const Public& pub);

}  // namespace tessera::one_oh_one
