#pragma once

#include "games/twenty_one/game.h"
#include "games/twenty_one/placing.h"

namespace tessera::twenty_one {

inline int points_now(const Public& pub, const Place& place) {
  return would_score(pub, place.face, place.square) ? points_for(pub, place.face, place.square) : 0;
}

// The board as it lies after this placement of the seat.
inline Board board_after(const Public& pub, const Place& place, Seat seat) {
  Board board = pub.board;
  const Piece piece(place.face, seat);
  if (would_score(pub, place.face, place.square))
    board.place_face_down(place.square, piece);
  else
    board.place_face_up(place.square, piece);
  return board;
}

}  // namespace tessera::twenty_one
