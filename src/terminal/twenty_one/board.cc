#include <string>

#include "base/text.h"
#include "games/twenty_one/placing.h"
#include "terminal/twenty_one/parts.h"

namespace tessera::terminal::twenty_one {
namespace {

constexpr int kCell = 4;

bool is_plain(const Public& pub, Square square) { return pub.layout().mark(square) == Mark::plain; }

struct Label {
  std::string text;
  Ink ink;
};

char capital(char letter) { return static_cast<char>(letter - 'a' + 'A'); }

// "b7", "B7" for a star declared 7, "b##" face down.
Label token_label(const Public& pub, Square square) {
  const Piece piece = pub.board.piece(square);
  const bool latest = pub.last.kind == LastTurn::Kind::place && pub.last.square == square;
  const char owner = colour_letter(piece.owner());
  if (pub.board.is_face_down(square))
    return {concat(owner, "##"), colour_ink(piece.owner(), Ink::Fill::tint, latest)};
  return {concat(piece.face().is_star() ? capital(owner) : owner, piece.value()),
          colour_ink(piece.owner(), Ink::Fill::token, latest)};
}

// A token of the hand, as it would lie on the board.
Label ghost_label(Seat seat, Face face) {
  const char owner = colour_letter(seat);
  return {concat(face.is_star() ? capital(owner) : owner, face.value()),
          colour_ink(seat, Ink::Fill::tint, true)};
}

// What is printed on the square; a start square that still waits is a capital.
Label mark_label(const Public& pub, Square square) {
  const Mark mark = pub.layout().mark(square);
  if (is_colour(mark)) {
    const auto seat = static_cast<Seat>(mark);
    const char letter = colour_letter(seat);
    const bool waits = static_cast<int>(index(seat)) < pub.config.players && square == pub.start_square(seat);
    return {std::string(1, waits ? capital(letter) : letter), colour_ink(seat, Ink::Fill::tint)};
  }
  if (mark == Mark::plain) return {".", kSoft};
  return {concat(points_on(mark, Seat{})), {Hue::orange, Ink::Fill::tint, mark == Mark::thirty}};
}

// The viewer holds what makes 21 there, and may use it from round 4 on.
bool can_complete(const View& view, Square square) {
  const int missing = view.pub.board.limit(square);
  if (missing == 0) return false;
  if (view.hand.has(Token::star)) return true;
  return missing <= kLargestNumber && view.hand.has(number_token(missing)) &&
         !view.pub.board.is_beside_face_down(square);
}

// What a touched square waits for: "=7" (a 7 makes 21), "+" (every number fits
// and none makes 21), "x" (beside a face-down token), "-" (nothing fits).
std::string hint(const Public& pub, Square square) {
  const int missing = pub.board.limit(square);
  if (missing == 0) return "-";
  if (pub.board.is_beside_face_down(square)) return "x";
  if (missing > kLargestNumber) return "+";
  return is_listed_apart(pub, square) ? "=" : concat('=', missing);
}

Label square_label(const View& view, Square square) {
  const Public& pub = view.pub;
  if (pub.board.is_taken(square)) return token_label(pub, square);
  Label label = mark_label(pub, square);
  if (pub.round == 1 || pub.turn().is_over() || !pub.board.is_touched(square)) return label;
  label.text = is_plain(pub, square) ? hint(pub, square) : label.text + hint(pub, square);
  label.ink.bold = can_complete(view, square);
  if (is_plain(pub, square) && can_complete(view, square)) label.ink.hue = Hue::accent;
  return label;
}

}  // namespace

Ink colour_ink(Seat seat, Ink::Fill fill, bool bold) {
  constexpr Hue kHues[] = {Hue::blue, Hue::pink, Hue::green, Hue::yellow};
  return {kHues[index(seat)], fill, bold};
}

bool is_listed_apart(const Public& pub, Square square) {
  const int missing = pub.board.limit(square);
  if (is_plain(pub, square) || missing == 0 || missing > kLargestNumber) return false;
  return missing >= 10 || !is_colour(pub.layout().mark(square));
}

Picture board_picture(const View& view, const Marked& marked, const Canvas& canvas) {
  const Public& pub = view.pub;
  const Place* placed = marked ? std::get_if<Place>(&*marked) : nullptr;
  Picture picture;
  std::string columns = "   ";
  for (int c = 0; c < pub.layout().size; ++c)
    columns += padded(std::string(1, static_cast<char>('A' + c)), kCell);
  picture.add_line(columns, kSoft);
  for (int row = 0; row < pub.layout().rows(pub.config.players); ++row) {
    picture.add(right_aligned(concat(row + 1), 2) + ' ', kSoft);
    for (int column = 0; column < pub.layout().size; ++column) {
      const Square square = square_at(row, column);
      const bool stands_out = placed != nullptr && placed->square == square;
      const Label label =
          stands_out ? ghost_label(view.viewer.seat(), placed->face) : square_label(view, square);
      if (stands_out) picture.begin_mark();
      picture.add(label.text, label.ink);
      if (stands_out) picture.end_mark();
      picture.add(std::string(static_cast<std::size_t>(kCell) - label.text.size(), ' '));
    }
    picture.end_line();
  }
  if (pub.layout().rows(pub.config.players) < pub.layout().size)
    picture.add_line(concat("   ", canvas.say(Message(Say::upper_half, {{"players", pub.config.players}}))),
                     kSoft);
  return picture;
}

}  // namespace tessera::terminal::twenty_one
