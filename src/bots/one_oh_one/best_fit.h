#pragma once

#include <optional>

#include "base/random.h"
#include "games/one_oh_one/game.h"

namespace tessera::one_oh_one {

// Places every token where it fits best, takes the one that shows its face when it fits well,
// and otherwise trusts to luck. Knows what everybody does, and which token lies face up in the
// box, if one does.
OneOhOne::Move best_fit(const Public& pub, std::optional<Token> face_up, Rng& rng);

}  // namespace tessera::one_oh_one
