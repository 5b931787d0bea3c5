#pragma once

#include <array>
#include <cassert>
#include <cstdint>

#include "core/seat.h"
#include "games/twenty_one/squares.h"
#include "games/twenty_one/tokens.h"

namespace tessera::twenty_one {

// A token that lies on the board, in one byte.
class Piece {
 public:
  constexpr Piece() = default;  // nothing lies there
  constexpr Piece(Face face, Seat owner)
      : value_(static_cast<std::uint8_t>(face.value() & 0x1f)),
        star_(face.is_star()),
        owner_(static_cast<std::uint8_t>(index(owner) & 3)) {}

  [[nodiscard]] constexpr int value() const { return value_; }
  [[nodiscard]] constexpr Seat owner() const { return seat_at(owner_); }
  [[nodiscard]] constexpr Face face() const {
    return star_ ? Face::star(value_) : Face::number(number_token(value_));
  }
  friend constexpr bool operator==(const Piece&, const Piece&) = default;

 private:
  std::uint8_t value_ : 5 = 0;
  std::uint8_t star_ : 1 = 0;
  std::uint8_t owner_ : 2 = 0;
};

// What lies on the board, and what that leaves room for.
//
// Empty squares and face-down tokens both break a run, so the only tokens that a
// new one joins are the face-up runs that meet its square: along each of the
// four directions one on either side, S in total. With the new value v that
// direction's line totals S + v. Let `limit` be 21 minus the largest S of the
// four, or 0 where that is negative. Then for every value v >= 1:
//
// - No line exceeds 21 if and only if S + v <= 21 in all directions, which is
//   v <= limit.
// - If v fits, a line totals 21 if and only if v = limit: S + v = 21 needs the
//   largest S, since a larger one would exceed 21. When v <= 20 that S is at
//   least 1, so the line has two tokens or more. v = 21 fits only where every S
//   is 0, and only a star can be 21: the line of its own that scores alone.
//
// So one number a square answers both questions. It is cheap to keep. A token
// that scores is turned at once: it joins no run and no S changes (its square is
// taken, and a face-down token breaks runs as the empty square did). A token that
// stays face up changes S only for the two empty squares that end the run through
// it, in each direction: eight squares at most. And S never falls, because no
// token is turned later or leaves the board, so the new limit is the minimum of
// the old one and what that direction now allows.
class Board {
 public:
  Board() = default;  // no square at all
  explicit Board(const SquareSet& squares) : empty_(squares) { limits_.fill(kGoal); }

  [[nodiscard]] bool is_empty(Square s) const { return empty_.test(index(s)); }
  [[nodiscard]] bool is_taken(Square s) const { return pieces_[index(s)].value() != 0; }
  [[nodiscard]] bool is_face_down(Square s) const { return face_down_.test(index(s)); }
  [[nodiscard]] Piece piece(Square s) const { return pieces_[index(s)]; }

  // Empty squares that touch a token by side or corner, whatever may be put there.
  [[nodiscard]] SquareSet touching() const { return touched_ & empty_; }
  [[nodiscard]] bool is_touched(Square s) const { return touched_.test(index(s)); }
  // Squares with a face-down token at their side.
  [[nodiscard]] const SquareSet& beside_face_down() const { return beside_face_down_; }
  [[nodiscard]] bool is_beside_face_down(Square s) const { return beside_face_down_.test(index(s)); }

  // The largest value that fits on an empty square, which is also the one that
  // makes 21 there; 0 when none fits.
  [[nodiscard]] int limit(Square s) const { return limits_[index(s)]; }
  // Those among the given squares where the value fits by its limit.
  [[nodiscard]] SquareSet with_room(const SquareSet& among, int value) const;
  // The total of the face-up runs that meet a square along one direction.
  [[nodiscard]] int runs_total(Square s, Direction d) const {
    return run_back(s, d).sum + run_forth(s, d).sum;
  }
  // Calls f(square) for the tokens of these runs, in the direction's order.
  template <class F>
  void for_each_in_runs(Square s, Direction d, F&& f) const {
    for (Square q = forth(run_back(s, d).end, d); q != s; q = forth(q, d)) f(q);
    for (Square q = forth(s, d), end = run_forth(s, d).end; q != end; q = forth(q, d)) f(q);
  }

  void place_face_up(Square s, Piece piece);
  void place_face_down(Square s, Piece piece);

  friend bool operator==(const Board&, const Board&) = default;

 private:
  struct Run {
    int sum;
    Square end;  // the first square after the run
  };
  [[nodiscard]] int face_up(Square s) const { return is_face_down(s) ? 0 : piece(s).value(); }
  [[nodiscard]] Run run_back(Square from, Direction d) const;
  [[nodiscard]] Run run_forth(Square from, Direction d) const;
  void put(Square s, Piece piece);
  void lower_limit(Square s, int runs);

  SquareSet empty_;
  SquareSet touched_;
  SquareSet face_down_;
  SquareSet beside_face_down_;
  std::array<Piece, kSquares> pieces_{};
  std::array<std::uint8_t, kSquares> limits_{};
};

}  // namespace tessera::twenty_one
