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

// A row or column of a grid: how many tokens of how many, and what they make.
Data line_data(std::string label, Tally tally, int length);

Data combination_data(Combination combination);  // null for none

}  // namespace tessera::one_oh_one
