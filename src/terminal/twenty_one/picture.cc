#include "terminal/twenty_one/picture.h"

#include <algorithm>
#include <string_view>

#include "base/text.h"
#include "terminal/marked_move.h"
#include "terminal/twenty_one/parts.h"

// The table in a terminal: the board, beside it (or below, where it is narrow) the
// hand and the players, below what they have left and how to read the marks.

namespace tessera::terminal::twenty_one {
namespace {

constexpr std::size_t kPanelWidth = 16;
constexpr std::size_t kTallestPanel = 26;  // a tall terminal has its log too

// How to read the marks, by the viewer's colour: whoever plays pink looks for p7. Squares of
// a colour are worth more to its owner alone; who only watches owns none.
Picture tokens_legend(const View& view, const Canvas& canvas) {
  const bool seated = canvas.seated && view.viewer.is_seat();
  const Seat seat = view.viewer.is_seat() ? view.viewer.seat() : Seat{};
  const std::string own(1, colour_letter(seat));
  Picture legend;
  legend.add_line(
      canvas.say(Message(Say::tokens_legend, {{"own", own},
                                              {"star", upper_case(own)},
                                              {"colour", colour_term(seat)},
                                              {"dear", concat("15 20 30", seated ? concat(' ', own) : "")}})),
      kSoft);
  return legend;
}

// What stands on a free square that touches a token.
Picture squares_legend(const Canvas& canvas) {
  Picture legend;
  legend.add_line(canvas.say(Say::squares_legend), kSoft);
  return legend;
}

// "pink left", "blue stock".
std::string left_title(Seat seat, bool own, const Canvas& canvas) {
  return canvas.say(Message(own ? Say::stock_of : Say::left_of, {{"colour", colour_term(seat)}}));
}

// The same for all, whoever looks.
std::size_t title_width(const View& view, const Canvas& canvas) {
  std::size_t width = 12;
  for (Seat seat : seats(view.pub.config.players))
    width = std::max({width, display_width(left_title(seat, true, canvas)),
                      display_width(left_title(seat, false, canvas))});
  return width;
}

// "pink left    1 2 4 9 17", in as many lines as it takes.
Picture left_picture(const View& view, Seat seat, const Canvas& canvas) {
  const std::size_t indent = title_width(view, canvas);
  const Pile left = view.pub.left[index(seat)];
  const bool own = canvas.seated && seat == view.viewer;
  const std::string tokens = to_text(own ? left - view.hand - view.aside : left);
  Picture picture;
  picture.add(padded(left_title(seat, own, canvas), indent), colour_ink(seat, Ink::Fill::text));
  std::size_t used = indent;
  for (std::string_view token : split_words(tokens)) {
    if (used + 1 + token.size() > canvas.columns && used > indent) {
      picture.end_line();
      picture.add(std::string(indent, ' '));
      used = indent;
    }
    picture.add(concat(' ', token), kSoft);
    used += token.size() + 1;
  }
  picture.end_line();
  return picture;
}

Picture one_below_the_other(const Picture& above, const Picture& below) {
  Picture both = above;
  both.append(below);
  return both;
}

// What everybody has left; short lists share a line.
Picture packed_picture(const View& view, const Canvas& canvas) {
  constexpr std::size_t kGap = 3;
  Picture packed;
  Picture row;
  for (Seat seat : seats(view.pub.config.players)) {
    const Picture next = left_picture(view, seat, canvas);
    const bool shares = row.lines().size() == 1 && next.lines().size() == 1 &&
                        row.width() + kGap + next.width() <= canvas.columns;
    if (shares) {
      row = Picture::beside(row, next, kGap);
    } else {
      packed.append(row);
      row = next;
    }
  }
  packed.append(row);
  return packed;
}

// What each player has still to place, of one's own without the hand, and how to read the
// board. Where room is short the marks of free squares are explained before all else: nobody
// can play without them. What the others have left gives way first: it matters late in a game,
// when it is short.
Picture below_picture(const View& view, const Canvas& canvas, std::size_t room) {
  Picture everybody;
  for (Seat seat : seats(view.pub.config.players)) everybody.append(left_picture(view, seat, canvas));
  const Picture packed = packed_picture(view, canvas);
  const Picture own = view.viewer.is_seat() ? left_picture(view, view.viewer.seat(), canvas) : Picture();
  const bool over = view.pub.turn().is_over();
  const auto legend = [&](const Picture& lines) {
    return over || lines.width() > canvas.columns ? Picture() : lines;
  };
  const Picture squares = legend(squares_legend(canvas));
  const Picture all = legend(one_below_the_other(tokens_legend(view, canvas), squares_legend(canvas)));
  for (const Picture& below : {one_below_the_other(everybody, all), one_below_the_other(everybody, squares),
                               one_below_the_other(packed, all), one_below_the_other(packed, squares),
                               one_below_the_other(own, squares), own})
    if (below.lines().size() <= room) return below;
  return {};
}

}  // namespace

Picture draw(const View& view, const Canvas& canvas) {
  const Marked marked = marked_move<TwentyOne>(view, canvas);
  const Picture board = board_picture(view, marked, canvas);
  const auto room_below = [&](const Picture& above) {
    return canvas.rows - std::min(canvas.rows, above.lines().size());
  };
  if (canvas.columns < board.width() + 1 + kPanelWidth) {
    Picture picture = board;
    picture.append(panel_below(view, marked, canvas, room_below(board)));
    picture.append(below_picture(view, canvas, room_below(picture)));
    return picture;
  }
  const Picture below = below_picture(view, canvas, room_below(board));
  const std::size_t height =
      std::clamp(room_below(below), board.lines().size(), std::max(kTallestPanel, board.lines().size()));
  Picture picture = Picture::beside(board, panel_beside(view, marked, canvas, height), 1);
  picture.append(below);
  return picture;
}

}  // namespace tessera::terminal::twenty_one
