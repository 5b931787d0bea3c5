#include <algorithm>
#include <string_view>

#include "base/text.h"
#include "games/twenty_one/picture_parts.h"

// The table in a terminal: the board, beside it (or below, where it is narrow) the
// hand and the players, below what they have left and how to read the marks.

namespace tessera::twenty_one {
namespace {

constexpr std::size_t kPanelWidth = 16;
constexpr std::size_t kTallestPanel = 16;  // no taller than the largest board

constexpr std::string_view kLegend[] = {
    "b7: blue's 7  B7: a star as 7  b##: face down  15 20 30 b p g y: worth more",
    "=7: a 7 makes 21  =: its number is listed  +: any fits  x: scoring star  -: none",
};

void add_left(Picture& picture, const View& view, Seat seat, const Canvas& canvas) {
  const Pile left = view.pub.left[index(seat)];
  const bool own = canvas.seated && seat == view.viewer;
  picture.add(padded(concat(colour_name(seat), own ? " stock" : " left"), 13),
              colour_ink(seat, Ink::Fill::text));
  picture.add_line(to_text(own ? left - view.hand - view.aside : left), kSoft);
}

// What each player has still to place, of one's own without the hand; where not
// all of them fit, the viewer's alone. Then how to read the board, if it fits.
Picture below_picture(const View& view, const Canvas& canvas, std::size_t room) {
  const auto players = static_cast<std::size_t>(view.pub.config.players);
  Picture below;
  for (Seat seat : seats(view.pub.config.players))
    if (room >= players || (room > 0 && seat == view.viewer)) add_left(below, view, seat, canvas);
  if (below.lines().size() + std::size(kLegend) <= room && !view.pub.turn().is_over())
    for (std::string_view line : kLegend) below.add_line(line, kSoft);
  return below;
}

}  // namespace

Picture TwentyOne::draw(const View& view, const Canvas& canvas) {
  const Picture board = board_picture(view);
  const auto room_below = [&](const Picture& above) {
    return canvas.rows - std::min(canvas.rows, above.lines().size());
  };
  if (canvas.columns < board.width() + 1 + kPanelWidth) {
    Picture picture = board;
    picture.append(panel_below(view, canvas, room_below(board)));
    picture.append(below_picture(view, canvas, room_below(picture)));
    return picture;
  }
  const Picture below = below_picture(view, canvas, room_below(board));
  const std::size_t height =
      std::clamp(room_below(below), board.lines().size(), std::max(kTallestPanel, board.lines().size()));
  Picture picture = Picture::beside(board, panel_beside(view, canvas, height), 1);
  picture.append(below);
  return picture;
}

}  // namespace tessera::twenty_one
