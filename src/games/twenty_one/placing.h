#pragma once

#include <algorithm>

#include "games/twenty_one/position.h"

// Where tokens may be placed and what that earns; everything here is public.

namespace tessera::twenty_one {

// The token is turned face down and earns points, if it may be placed there.
inline bool would_score(const Public& pub, Face face, Square square) {
  return pub.round >= kFirstScoringRound && face.value() == pub.board.limit(square);
}

// When it is the seat's turn again, after the current one, 21 will score: that may be in the next round.
bool will_score_next(const Public& pub, Seat seat);

// What 21 with this token earns the seat on this board, in a round that scores.
int points_of_21(const Public& pub, const Board& board, Face face, Square square, Seat seat);

// What the current seat earns with this placement; 0 if it does not score.
int points_for(const Public& pub, Face face, Square square);

// Placing one more token, whichever, is the current seat's last placement and ends the game.
inline bool would_go_out(const Public& pub) { return pub.left[index(pub.to_act)].size() == 1; }

// Lays the token on the board: face down when it scores, face up otherwise.
inline void lay(Board& board, const Public& pub, Face face, Square square, Seat owner) {
  if (would_score(pub, face, square))
    board.place_face_down(square, Piece(face, owner));
  else
    board.place_face_up(square, Piece(face, owner));
}

// Calls f(square, number) for every square where a single number would make 21.
template <class F>
void for_each_completion(const Board& board, F&& f) {
  (board.touching() - board.beside_face_down()).for_each([&](std::size_t i) {
    const auto square = static_cast<Square>(i);
    const int number = board.limit(square);
    if (number >= 1 && number <= kLargestNumber) f(square, number);
  });
}

// In how many directions the token completes 21. A star that is 21 by itself is
// one line, though all four directions are empty.
int lines_completed(const Board& board, Face face, Square square);

// A seat that has not placed yet still holds its first hand, which has a number
// of 9 or less.
inline bool holds_first_hand(const Public& pub, Seat seat) {
  return pub.hand_size(seat) > 0 && !pub.board.is_taken(pub.start_square(seat));
}

// Where the token may be placed, from round 2 on. A star fits wherever a 1 does, and scores
// wherever anything fits.
inline SquareSet room_for(const Board& board, Token token) {
  const SquareSet anywhere = board.touching();
  if (token == Token::star) return board.with_room(anywhere, 1);
  return board.with_room(anywhere - board.beside_face_down(), worth(token));
}

// Somebody who had exactly these tokens could place one, in the current round.
bool can_place_any(const Public& pub, Pile pile);

// Those of the pile that fit nowhere. From round 2 on that depends on the board
// alone: what a round changes is whether a token scores, that matters only to a
// star beside a face-down token, and tokens lie face down only where scoring has
// begun. So what fitted nowhere fits nowhere until a token is placed.
Pile misfits(const Public& pub, Pile pile);

// Calls f(face, square) for all that a seat with this hand can place: tokens in
// the order of the notation, then squares row by row, then declared numbers.
template <class F>
void for_each_placement(const Public& pub, Pile hand, F&& f) {
  if (pub.round == 1) {
    hand.for_each_kind([&](Token token) {
      if (is_low(token)) f(Face::number(token), pub.start_square(pub.to_act));
    });
    return;
  }
  const SquareSet anywhere = pub.board.touching();
  const SquareSet free = anywhere - pub.board.beside_face_down();
  hand.for_each_kind([&](Token token) {
    if (token != Token::star) {
      const Face face = Face::number(token);
      pub.board.with_room(free, face.value()).for_each([&](std::size_t i) {
        f(face, static_cast<Square>(i));
      });
      return;
    }
    anywhere.for_each([&](std::size_t i) {
      const auto square = static_cast<Square>(i);
      const int limit = pub.board.limit(square);
      // Face-down tokens only exist where scoring has begun, so the limit scores.
      const int least = pub.board.is_beside_face_down(square) ? std::max(limit, 1) : 1;
      for (int declared = least; declared <= limit; ++declared) f(Face::star(declared), square);
    });
  });
}

}  // namespace tessera::twenty_one
