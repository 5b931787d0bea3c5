#include "games/twenty_one/board.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace tessera::twenty_one {

Board::Run Board::run_back(Square from, Direction d) const {
  Run run{0, back(from, d)};
  while (const int value = face_up(run.end)) {
    run.sum += value;
    run.end = back(run.end, d);
  }
  return run;
}

Board::Run Board::run_forth(Square from, Direction d) const {
  Run run{0, forth(from, d)};
  while (const int value = face_up(run.end)) {
    run.sum += value;
    run.end = forth(run.end, d);
  }
  return run;
}

// Eight squares at a time: limits are at most 21, so adding 128 - value to each
// byte sets its highest bit exactly where the limit is large enough, and nothing
// carries into the next. The multiplication gathers the eight bits in the top byte.
SquareSet Board::with_room(const SquareSet& among, int value) const {
  static_assert(std::endian::native == std::endian::little);
  constexpr std::uint64_t kOnes = 0x0101'0101'0101'0101U;
  constexpr std::uint64_t kGather = 0x0102'0408'1020'4080U;
  const std::uint64_t addend = kOnes * static_cast<std::uint64_t>(128 - value);
  SquareSet found;
  for (std::size_t w = 0; w < kSquares / 64; ++w) {
    if (among.word(w) == 0) continue;
    std::uint64_t room = 0;
    for (std::size_t i = 0; i < 64; i += 8) {
      std::uint64_t eight = 0;
      std::memcpy(&eight, limits_.data() + 64 * w + i, sizeof eight);
      const std::uint64_t enough = ((eight + addend) >> 7) & kOnes;
      room |= (enough * kGather >> 56) << i;
    }
    found.set_word(w, room & among.word(w));
  }
  return found;
}

void Board::put(Square s, Piece piece) {
  assert(is_empty(s));
  empty_.reset(index(s));
  pieces_[index(s)] = piece;
  for (Direction d : kDirections) {
    touched_.set(index(back(s, d)));
    touched_.set(index(forth(s, d)));
  }
}

void Board::lower_limit(Square s, int runs) {
  if (!is_empty(s)) return;
  std::uint8_t& limit = limits_[index(s)];
  limit = static_cast<std::uint8_t>(std::clamp(kGoal - runs, 0, int{limit}));
}

void Board::place_face_up(Square s, Piece piece) {
  put(s, piece);
  for (Direction d : kDirections) {
    const Run before = run_back(s, d);
    const Run after = run_forth(s, d);
    const int through = before.sum + piece.value() + after.sum;
    lower_limit(before.end, through + run_back(before.end, d).sum);
    lower_limit(after.end, through + run_forth(after.end, d).sum);
  }
}

void Board::place_face_down(Square s, Piece piece) {
  put(s, piece);
  face_down_.set(index(s));
  for (Direction d : {Direction::row, Direction::column}) {
    beside_face_down_.set(index(back(s, d)));
    beside_face_down_.set(index(forth(s, d)));
  }
}

}  // namespace tessera::twenty_one
