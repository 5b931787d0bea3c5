#include "base/text.h"
#include "games/one_oh_one/game.h"
#include "terminal/one_oh_one/parts.h"

namespace tessera::terminal::one_oh_one {
namespace {

constexpr Ink kGood{.hue = Hue::good, .bold = true};

constexpr std::size_t kLongestTitle = 20;

// "(you)" gives way to a long name.
std::string owner_title(const Canvas& canvas, Seat seat, Viewer viewer) {
  const std::string titled = canvas.titled(seat, viewer);
  return display_width(titled) > kLongestTitle ? canvas.name(seat) : titled;
}

void add_title(Picture& picture, const View& view, std::size_t which, const Canvas& canvas) {
  const Public& pub = view.pub;
  const Grid& grid = pub.grids[which];
  const Turn turn = OneOhOne::turn(view);
  const std::string count = concat(" ", grid.occupied().count(), '/', grid.shape().cells());
  const bool active = turn.is_seat() && pub.current_grid() == which;
  const Ink ink = active ? kAccent : kBold;
  if (active) picture.add("> ", kAccent);
  if (pub.config.is_solo()) {
    picture.add(canvas.say(Message(Say::grid, {{"number", which + 1}})), ink);
    picture.add(concat(count, "  ", canvas.say(Message(Say::points, {{"points", solo_points(grid)}}))),
                kSoft);
  } else {
    picture.add(owner_title(canvas, seat_at(which), view.viewer), ink);
    picture.add(count, kSoft);
  }
  picture.end_line();
}

// The token in the hand, where it would be placed.
void add_ghost(Picture& picture, Token token) {
  Ink ink = token_ink(token, Ink::Fill::tint);
  ink.bold = true;
  picture.begin_mark();
  picture.add(to_text(token), ink);
  picture.end_mark();
  picture.add(padded("", 3 - to_text(token).size()));
}

void add_cell(Picture& picture, const Grid& grid, Cell cell, bool placing_here) {
  if (const Token token = grid.at(cell); token.exists()) {
    Ink ink = token_ink(token, Ink::Fill::token);
    ink.bold = grid.last() == cell;
    picture.add(padded(to_text(token), 3), ink);
  } else if (grid.open().test(index(cell))) {
    picture.add("·  ", placing_here ? kAccent : kSoft);
  } else {
    picture.add("   ");
  }
}

// The tokens and the cells that a next one may take.
Bounds shown_part(const Grid& grid) {
  Bounds shown = grid.bounds();
  grid.open().for_each([&](std::size_t i) { shown.include(static_cast<Cell>(i)); });
  return shown;
}

// What one line holds, and what it scores where lines can be compared.
struct Edge {
  Combination held = Combination::none;
  int points = 0;
};

class Edges {
 public:
  Edges(const Grid& grid, std::size_t which, const std::optional<ScoreSheet>& sheet)
      : grid_(grid), which_(which), sheet_(sheet) {}

  [[nodiscard]] Edge row(int row) const {
    const Bounds& bounds = grid_.bounds();
    if (row < bounds.top || row > bounds.bottom) return {};
    return {grid_.row_combination(row), points(row - bounds.top)};
  }
  [[nodiscard]] Edge column(int column) const {
    const Bounds& bounds = grid_.bounds();
    if (column < bounds.left || column > bounds.right) return {};
    return {grid_.column_combination(column), points(grid_.shape().rows + column - bounds.left)};
  }

 private:
  [[nodiscard]] int points(int line) const {
    return sheet_ ? (*sheet_)[static_cast<std::size_t>(line)].points[which_] : 0;
  }
  const Grid& grid_;
  std::size_t which_;
  const std::optional<ScoreSheet>& sheet_;
};

void add_mark(Picture& picture, const Edge& edge) {
  picture.add(concat(' ', padded(mark_of(edge.held), 3)), edge.points > 0 ? kGood : kSoft);
}

void add_points(Picture& picture, const Edge& edge) {
  picture.add(padded(edge.points > 0 ? concat(" +", edge.points) : "", 4), kGood);
}

}  // namespace

Picture grid_picture(const View& view, std::size_t which, const std::optional<ScoreSheet>& sheet,
                     const Marked& marked, const Canvas& canvas) {
  const Grid& grid = view.pub.grids[which];
  const bool placing_here = view.pub.phase == Phase::place && view.pub.current_grid() == which;
  const Bounds shown = shown_part(grid);
  const Edges edges(grid, which, sheet);
  Picture picture;
  const auto add_columns = [&](auto add_one) {
    for (int column = shown.left; column <= shown.right; ++column) add_one(column);
  };

  add_title(picture, view, which, canvas);
  picture.add(" ");
  add_columns([&](int column) { picture.add(concat(' ', column_letter(column), "  "), kSoft); });
  picture.end_line();
  for (int row = shown.top; row <= shown.bottom; ++row) {
    picture.add(concat(row + 1), kSoft);
    add_columns([&](int column) {
      const Cell cell = cell_at(row, column);
      picture.add(" ");
      if (placing_here && marked == OneOhOne::Move(Place{cell}))
        add_ghost(picture, view.pub.hand);
      else
        add_cell(picture, grid, cell, placing_here);
    });
    add_mark(picture, edges.row(row));
    if (sheet) add_points(picture, edges.row(row));
    picture.end_line();
  }
  picture.add(" ");
  add_columns([&](int column) { add_mark(picture, edges.column(column)); });
  picture.end_line();
  if (!sheet) return picture;
  picture.add(" ");
  add_columns([&](int column) { add_points(picture, edges.column(column)); });
  picture.end_line();
  return picture;
}

}  // namespace tessera::terminal::one_oh_one
