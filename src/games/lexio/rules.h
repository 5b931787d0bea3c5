#pragma once

#include <optional>

#include "core/message.h"
#include "games/lexio/events.h"
#include "games/lexio/position.h"

namespace tessera::lexio {

// The moves of the seat to act when it holds this hand: a state and the view of
// that seat give the same.
MoveList legal_moves(const Public& pub, TileSet hand);

// Why this can't be what a seat is dealt.
std::optional<Message> check_hand(TileSet hand, Seat seat, int players);

// Everybody has been dealt a hand, and this seat has the opening tile.
void begin_round(Public& pub, Seat opener);

}  // namespace tessera::lexio
