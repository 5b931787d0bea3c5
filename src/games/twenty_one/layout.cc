#include "games/twenty_one/layout.h"

#include <cassert>

#include "games/twenty_one/messages.h"

namespace tessera::twenty_one {
namespace {

// The boards, drawn: `.` plain, b p g y a colour, B P the start squares of blue
// and pink, else what the square is worth. Each shows the upper half with the
// central row; the lower half is its mirror image from top to bottom, with blue
// and yellow exchanged, and pink and green. The halves mirror each other from
// left to right as well, with blue and pink exchanged, so that no seat has the
// better board. Rulebook 004's own picture is lost.

constexpr std::string_view kStandard =
    "30 .  .  p  .  .  .  30 .  .  .  b  .  .  30 "
    ".  .  .  20 .  p  .  .  .  b  .  20 .  .  .  "
    ".  .  b  .  .  .  .  20 .  .  .  .  p  .  .  "
    ".  .  .  .  .  .  b  .  p  .  .  .  .  .  .  "
    ".  .  .  .  15 .  .  15 .  .  15 .  .  .  .  "
    ".  b  .  .  .  .  .  .  .  .  .  .  .  p  .  "
    ".  .  .  p  .  .  B  .  P  .  .  b  .  .  .  "
    "30 .  20 .  15 .  .  .  .  .  15 .  20 .  30 ";

constexpr std::string_view kCrowded =
    "30 .  .  p  .  .  30 .  .  b  .  .  30 "
    ".  .  20 .  .  p  .  b  .  .  20 .  .  "
    ".  b  .  .  b  .  20 .  p  .  .  p  .  "
    ".  .  .  15 .  .  15 .  .  15 .  .  .  "
    ".  .  b  .  .  .  .  .  .  .  p  .  .  "
    ".  .  .  p  .  B  .  P  .  b  .  .  .  "
    "30 .  20 15 .  .  .  .  .  15 20 .  30 ";

consteval Mark parse_mark(char c) {
  switch (c) {
    case 'b':
    case 'B':
      return Mark::blue;
    case 'p':
    case 'P':
      return Mark::pink;
    case '1':
      return Mark::fifteen;
    case '2':
      return Mark::twenty;
    case '3':
      return Mark::thirty;
    default:
      assert(c == '.');
      return Mark::plain;
  }
}

consteval Mark mirrored(Mark mark) {
  switch (mark) {
    case Mark::blue:
      return Mark::yellow;
    case Mark::pink:
      return Mark::green;
    default:
      return mark;
  }
}

consteval Layout parse_layout(std::string_view drawing, int size) {
  assert(drawing.size() == static_cast<std::size_t>(3 * size * ((size + 1) / 2)));
  Layout layout;
  layout.size = size;
  for (int row = 0; row <= size / 2; ++row) {
    for (int column = 0; column < size; ++column) {
      const char drawn = drawing[static_cast<std::size_t>(3 * (row * size + column))];
      const Square above = square_at(row, column);
      const Square below = square_at(size - 1 - row, column);
      layout.marks[index(below)] = mirrored(parse_mark(drawn));
      layout.marks[index(above)] = parse_mark(drawn);
      layout.upper.set(index(above));
      layout.whole.set(index(above));
      layout.whole.set(index(below));
      if (drawn == 'B') {
        layout.starts[0] = above;
        layout.starts[3] = below;
      } else if (drawn == 'P') {
        layout.starts[1] = above;
        layout.starts[2] = below;
      }
    }
  }
  return layout;
}

constexpr Layout kLayouts[] = {parse_layout(kStandard, 15), parse_layout(kCrowded, 13)};

}  // namespace

const Layout& layout_of(BoardKind kind) { return kLayouts[static_cast<std::size_t>(kind)]; }

std::string_view colour_name(Seat seat) {
  constexpr std::string_view kNames[] = {"blue", "pink", "green", "yellow"};
  return kNames[index(seat)];
}

Message colour_term(Seat seat) {
  constexpr Say kTerms[] = {Say::blue, Say::pink, Say::green, Say::yellow};
  return kTerms[index(seat)];
}

}  // namespace tessera::twenty_one
