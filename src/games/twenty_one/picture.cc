#include <algorithm>
#include <string>
#include <vector>

#include "base/text.h"
#include "games/twenty_one/game.h"
#include "games/twenty_one/placing.h"
#include "games/twenty_one/scoring.h"

// The table in a terminal. The board with labels is 63 columns and up to 16
// lines; beside it stand the players, below it what they have left.

namespace tessera::twenty_one {
namespace {

constexpr std::size_t kLines = 18;
constexpr int kCell = 4;

struct Label {
  std::string text;
  Ink ink;
};

Ink colour_ink(Seat seat, Ink::Fill fill, bool bold = false) {
  constexpr Hue kHues[] = {Hue::blue, Hue::pink, Hue::green, Hue::yellow};
  return {kHues[index(seat)], fill, bold};
}

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

bool is_plain(const Public& pub, Square square) { return pub.layout().mark(square) == Mark::plain; }

// The viewer holds what makes 21 there, and may use it from round 4 on.
bool can_complete(const View& view, Square square) {
  const int missing = view.pub.board.limit(square);
  if (missing == 0) return false;
  if (view.hand.has(Token::star)) return true;
  return missing <= kLargestNumber && view.hand.has(number_token(missing)) &&
         !view.pub.board.is_beside_face_down(square);
}

// A number that makes 21 but has no room in the three characters of a square
// where something is printed; the panel lists those.
bool is_listed_apart(const Public& pub, Square square) {
  const int missing = pub.board.limit(square);
  if (is_plain(pub, square) || missing == 0 || missing > kLargestNumber) return false;
  return missing >= 10 || !is_colour(pub.layout().mark(square));
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

Picture board_picture(const View& view) {
  const Public& pub = view.pub;
  Picture picture;
  std::string columns = "   ";
  for (int c = 0; c < pub.layout().size; ++c)
    columns += padded(std::string(1, static_cast<char>('A' + c)), kCell);
  picture.add_line(columns, kSoft);
  for (int row = 0; row < pub.layout().rows(pub.config.players); ++row) {
    picture.add(right_aligned(concat(row + 1), 2) + ' ', kSoft);
    for (int column = 0; column < pub.layout().size; ++column) {
      const Label label = square_label(view, square_at(row, column));
      picture.add(label.text, label.ink);
      picture.add(std::string(static_cast<std::size_t>(kCell) - label.text.size(), ' '));
    }
    picture.end_line();
  }
  return picture;
}

bool wins(const Public& pub, Seat seat) {
  const auto winners = result_now(pub).winners;
  return std::find(winners.begin(), winners.end(), seat) != winners.end();
}

void add_seat(Picture& panel, const View& view, Seat seat) {
  const Public& pub = view.pub;
  const bool acts = pub.turn() == Turn::of(seat);
  const int left = total(pub.left[index(seat)]);
  const int scored = pub.scores[index(seat)];
  const bool over = pub.turn().is_over();
  panel.add(acts ? ">" : " ", kAccent);
  panel.add(padded(colour_name(seat), 7), colour_ink(seat, Ink::Fill::text, acts));
  panel.add(padded(seat == view.viewer ? "you" : "", 3), acts ? kAccent : kSoft);
  panel.add(right_aligned(concat(over ? scored - left : scored), 5), kBold);
  panel.end_line();
  if (over)
    panel.add_line(concat("  ", scored, " - ", left, wins(pub, seat) ? ", wins" : " left"), kSoft);
  else
    panel.add_line(concat("  ", pub.hand_size(seat), '+', pub.stock_size(seat), ", ", left, " left"), kSoft);
}

// A number in hand does the same as the star, and the star is kept.
bool is_needless(const View& view, Face face, Square square) {
  return face.is_star() && face.value() <= kLargestNumber && view.hand.has(number_token(face.value())) &&
         !view.pub.board.is_beside_face_down(square);
}

// The placements that would score, best first, as they are typed.
std::vector<std::string> scoring_lines(const View& view) {
  struct Option {
    int points;
    std::string text;
  };
  std::vector<Option> options;
  Public pub = view.pub;
  pub.current = view.viewer;
  for_each_placement(pub, view.hand, [&](Face face, Square square) {
    const int points = points_for(pub, face, square);
    if (points > 0 && !is_needless(view, face, square))
      options.push_back({points, concat(padded(to_text(face), 3), ' ', padded(to_text(square), 3))});
  });
  std::stable_sort(options.begin(), options.end(),
                   [](const Option& a, const Option& b) { return a.points > b.points; });
  std::vector<std::string> lines;
  for (const Option& option : options) lines.push_back(concat("  ", option.text, " +", option.points));
  return lines;
}

// The squares that only say "=", the dearest first.
std::vector<std::string> hints_apart(const View& view) {
  const Public& pub = view.pub;
  std::vector<Square> squares;
  (pub.board.touching() - pub.board.beside_face_down()).for_each([&](std::size_t i) {
    if (is_listed_apart(pub, static_cast<Square>(i))) squares.push_back(static_cast<Square>(i));
  });
  const auto worth_there = [&](Square s) { return points_on(pub.layout().mark(s), view.viewer); };
  std::stable_sort(squares.begin(), squares.end(),
                   [&](Square a, Square b) { return worth_there(a) > worth_there(b); });
  std::vector<std::string> hints;
  for (Square square : squares) hints.push_back(concat(to_text(square), '=', pub.board.limit(square)));
  return hints;
}

std::string headline(const Public& pub) {
  if (pub.turn().is_over()) return "the game is over";
  if (pub.phase == Phase::lot || pub.phase == Phase::deal) return "dealing";
  return concat("round ", pub.round, pub.round < kFirstScoringRound ? ", no 21" : "");
}

std::string last_line(const LastTurn& last) {
  switch (last.kind) {
    case LastTurn::Kind::place:
      return concat(colour_name(last.seat), ' ', to_text(last.square),
                    last.points > 0 ? concat(" +", last.points) : "");
    case LastTurn::Kind::exchange:
      return concat(colour_name(last.seat), " exchanged");
    case LastTurn::Kind::pass:
      return concat(colour_name(last.seat), " passed");
    case LastTurn::Kind::none:
      break;
  }
  return "";
}

Picture panel_picture(const View& view, std::size_t height) {
  const Public& pub = view.pub;
  Picture panel;
  panel.add_line(headline(pub), kBold);
  panel.add_line(last_line(pub.last), kSoft);
  for (Seat seat : seats(pub.config.players)) add_seat(panel, view, seat);
  if (pub.turn().is_over()) return panel;
  panel.add(" hand ", kSoft);
  panel.add_line(to_text(view.hand), kBold);

  const auto room = [&] { return height - std::min(height, panel.lines().size()); };
  const std::vector<std::string> apart = hints_apart(view);
  const std::size_t reserved = std::min<std::size_t>((apart.size() + 1) / 2, 2);
  std::vector<std::string> options = scoring_lines(view);
  if (!options.empty() && room() >= 2 + reserved) {
    panel.add_line(" makes 21:", kAccent);
    options.resize(std::min(options.size(), room() - reserved));
    for (const std::string& line : options) panel.add_line(line, kAccent);
  }
  for (std::size_t i = 0; i < apart.size() && room() > 0; i += 2)
    panel.add_line(concat(' ', padded(apart[i], 7), i + 1 < apart.size() ? apart[i + 1] : ""), kSoft);
  return panel;
}

void add_left(Picture& picture, const View& view, Seat seat) {
  const Pile left = view.pub.left[index(seat)];
  const bool own = seat == view.viewer;
  picture.add(padded(concat(colour_name(seat), own ? " stock" : " left"), 13),
              colour_ink(seat, Ink::Fill::text));
  picture.add_line(to_text(own ? left - view.hand - view.aside : left), kSoft);
}

// What each player has still to place, of one's own without the hand; where not
// all of them fit, the viewer's alone. Then how to read the board, if it fits.
Picture below_picture(const View& view, std::size_t room) {
  const auto players = static_cast<std::size_t>(view.pub.config.players);
  Picture below;
  for (Seat seat : seats(view.pub.config.players))
    if (room >= players || seat == view.viewer) add_left(below, view, seat);
  if (below.lines().size() < room)
    below.add_line("=7: a 7 makes 21  +: any number fits  x: scoring star only  -: nothing  B7: star", kSoft);
  return below;
}

}  // namespace

Picture TwentyOne::draw(const View& view) {
  const Picture board = board_picture(view);
  const Picture below = below_picture(view, kLines - board.lines().size());
  Picture picture = Picture::beside(board, panel_picture(view, kLines - below.lines().size()), 1);
  picture.append(below);
  return picture;
}

}  // namespace tessera::twenty_one
