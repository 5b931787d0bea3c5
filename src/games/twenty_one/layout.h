#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/message.h"
#include "core/seat.h"
#include "core/viewer.h"
#include "games/twenty_one/squares.h"

namespace tessera::twenty_one {

enum class BoardKind : std::uint8_t { standard, crowded };

// What is printed on a square. The four colours are those of the seats, in order.
enum class Mark : std::uint8_t { blue, pink, green, yellow, plain, fifteen, twenty, thirty };

constexpr Mark colour_of(Seat seat) { return static_cast<Mark>(seat); }
constexpr bool is_colour(Mark mark) { return mark <= Mark::yellow; }
constexpr char colour_letter(Seat seat) { return "bpgy"[index(seat)]; }
std::string_view colour_name(Seat seat);  // in data
Message colour_term(Seat seat);           // for people

struct Layout {
  int size = 0;  // of the whole board: that many rows and columns
  SquareSet whole;
  SquareSet upper;  // the upper half with the central row: the board of two players
  std::array<Mark, kSquares> marks{};
  std::array<Square, 4> starts{};  // by seat

  [[nodiscard]] constexpr Mark mark(Square square) const { return marks[index(square)]; }
  [[nodiscard]] constexpr Square start(Seat seat) const { return starts[index(seat)]; }
  [[nodiscard]] const SquareSet& squares(int players) const { return players == 2 ? upper : whole; }
  [[nodiscard]] int rows(int players) const { return players == 2 ? (size + 1) / 2 : size; }
};

const Layout& layout_of(BoardKind kind);

// A number is printed on the square: what 21 earns anybody there.
constexpr bool is_marked(Mark mark) { return mark > Mark::plain; }

// What a placement that scores earns on this square: 5; 10 on one's own colour;
// 15, 20 or 30 where it is so marked. Another player's colour is worth 5.
constexpr int points_on(Mark mark, Seat seat) {
  switch (mark) {
    case Mark::fifteen:
      return 15;
    case Mark::twenty:
      return 20;
    case Mark::thirty:
      return 30;
    default:
      return mark == colour_of(seat) ? 10 : 5;
  }
}
// The same to whoever looks; an onlooker owns no colour.
constexpr int points_on(Mark mark, Viewer viewer) {
  if (viewer.is_seat()) return points_on(mark, viewer.seat());
  return points_on(is_colour(mark) ? Mark::plain : mark, Seat{});
}

}  // namespace tessera::twenty_one
