#pragma once

#include "games/lexio/events.h"
#include "games/lexio/position.h"

namespace tessera::lexio {

// The moves of the seat to move when it holds this hand: a state and the view of
// that seat give the same.
MoveList legal_moves(const Public& pub, TileSet hand);

// Most chips; equal leaders share.
FixedVector<Seat, kMaxSeats> leaders(const Public& pub);

}  // namespace tessera::lexio
