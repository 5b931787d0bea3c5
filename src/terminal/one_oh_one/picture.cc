#include "terminal/one_oh_one/picture.h"

#include <algorithm>
#include <string>

#include "base/text.h"
#include "games/one_oh_one/game.h"
#include "terminal/marked_move.h"
#include "terminal/one_oh_one/parts.h"

namespace tessera::terminal::one_oh_one {
namespace {

constexpr std::size_t kWidth = 80;  // at most; narrower, the gaps close
constexpr std::size_t kBoxWidth = 20;

// Up to four columns, fewer where the width is short of them.
std::size_t gap(std::size_t left, std::size_t right, std::size_t width) {
  return std::clamp<std::size_t>(width - std::min(width, left + right), 1, 4);
}

Picture beside(const Picture& left, const Picture& right, std::size_t width) {
  return Picture::beside(left, right, gap(left.width(), right.width(), width));
}

std::string numbers(const auto& values, std::string_view separator) {
  std::string text;
  for (const auto value : values) text += concat(text.empty() ? "" : separator, static_cast<int>(value));
  return text;
}

// Who won is for the table to say; why, when the points alone don't.
std::string end_text(const Public& pub) {
  const Outcome outcome = outcome_of(pub);
  const auto& scores = outcome.scores;
  const std::int32_t best = *std::max_element(scores.begin(), scores.end());
  const auto leaders = static_cast<std::size_t>(std::count(scores.begin(), scores.end(), best));
  if (leaders == outcome.winners.size()) return "The grids are full.";
  return "Equal points: colour straights decide, then strikes, squares, 5s.";
}

// What is to be done, by whom, and how it is typed.
void add_status(Picture& picture, const View& view, const Canvas& canvas) {
  const Public& pub = view.pub;
  const Turn turn = OneOhOne::turn(view);
  if (turn.is_over()) return picture.add_line(end_text(pub), kAccent);
  if (turn.is_chance())
    return picture.add_line(pub.phase == Phase::start ? "A lot says who begins." : "The box is shuffled.",
                            kSoft);
  if (canvas.seated && turn.seat() == view.viewer)
    picture.add("Your turn: ", kAccent);
  else
    picture.add(concat(canvas.name(turn.seat()), ": "), kBold);
  if (pub.phase == Phase::place) {
    picture.add("place ");
    picture.add(to_text(pub.hand), token_ink(pub.hand, Ink::Fill::token));
    picture.add(" on a free cell");
  } else {
    picture.add(pub.phase == Phase::take ? "take a front token" : "flip a front token");
  }
  if (const auto moves = OneOhOne::legal(view); !moves.empty())
    picture.add(concat(" (", OneOhOne::to_text(moves[0]), "...)"), kSoft);
  if (pub.config.is_solo() || are_comparable(pub))
    picture.add(concat("   Points so far: ", numbers(points_so_far(pub), " - ")), kSoft);
  picture.end_line();
}

std::optional<ScoreSheet> sheet_of(const Public& pub) {
  if (pub.config.is_solo() || !are_comparable(pub)) return std::nullopt;
  return score_sheet(pub);
}

// Two and two; beside a third grid stands the legend.
Picture grids_picture(const View& view, const Marked& marked, const Canvas& canvas) {
  const Config& config = view.pub.config;
  const std::optional<ScoreSheet> sheet = sheet_of(view.pub);
  const auto grid = [&](std::size_t i) { return grid_picture(view, i, sheet, marked, canvas); };
  const std::size_t width = kWidth - kBoxWidth - 1;
  Picture picture = beside(grid(0), grid(1), width);
  picture.add_line("");
  if (config.grids() == 2) {
    picture.append(legend_columns(config, 2));
  } else if (config.grids() == 3) {
    picture.append(beside(grid(2), legend_columns(config, 1), width));
  } else {
    picture.append(beside(grid(2), grid(3), width));
    picture.append(legend_lines(config, width));
  }
  return picture;
}

}  // namespace

Picture draw(const View& view, const Canvas& canvas) {
  Picture picture;
  add_status(picture, view, canvas);
  const Marked marked = marked_move<OneOhOne>(view, canvas);
  const Picture box = box_picture(view, marked, canvas);
  const Picture grids = grids_picture(view, marked, canvas);
  // A mark at the last row of the box stands in the gap.
  const std::size_t overhang = box.width() - std::min(box.width(), kBoxWidth);
  picture.append(Picture::beside(box, grids, gap(box.width() - overhang, grids.width(), kWidth) - overhang));
  return picture;
}

}  // namespace tessera::terminal::one_oh_one
