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
Say end_text(const Public& pub) {
  const Outcome outcome = outcome_of(pub);
  const auto& scores = outcome.scores;
  const std::int32_t best = *std::max_element(scores.begin(), scores.end());
  const auto leaders = static_cast<std::size_t>(std::count(scores.begin(), scores.end(), best));
  if (leaders == outcome.winners.size()) return Say::grids_are_full;
  return Say::equal_points;
}

// What is to be done; the token in the hand as it looks.
void add_task(Picture& picture, const Public& pub, const Canvas& canvas) {
  if (pub.phase != Phase::place)
    return picture.add(canvas.say(pub.phase == Phase::take ? Say::take_token : Say::flip_token));
  const std::string token = to_text(pub.hand);
  const std::string task = canvas.say(Message(Say::place_token, {{"token", token}}));
  const std::size_t at = std::min(task.find(token), task.size());
  picture.add(std::string_view(task).substr(0, at));
  picture.add(token, token_ink(pub.hand, Ink::Fill::token));
  picture.add(std::string_view(task).substr(std::min(at + token.size(), task.size())));
}

// What is to be done, by whom, and how it is typed, as far as there is room.
void add_status(Picture& picture, const View& view, const Canvas& canvas) {
  const Public& pub = view.pub;
  const Turn turn = OneOhOne::turn(view);
  if (turn.is_over()) return picture.add_line(canvas.say(end_text(pub)), kAccent);
  if (turn.is_chance())
    return picture.add_line(canvas.say(pub.phase == Phase::lot ? Say::lot : Say::box_is_shuffled), kSoft);
  if (canvas.seated && turn.seat() == view.viewer)
    picture.add(concat(canvas.label(Say::your_turn), ' '), kAccent);
  else
    picture.add(concat(canvas.label(canvas.name(turn.seat())), ' '), kBold);
  add_task(picture, pub, canvas);
  std::string example;
  if (const auto moves = OneOhOne::legal(view); !moves.empty())
    example = concat(" (", OneOhOne::to_text(moves[0]), "...)");
  std::string points;
  if (pub.config.is_solo() || are_comparable(pub))
    points = concat(
        "   ", canvas.say(Message(Say::points_so_far, {{"points", numbers(points_so_far(pub), " - ")}})));
  const std::size_t room = std::max(canvas.columns, kWidth) - picture.width();
  if (display_width(points) > room) points.clear();
  if (display_width(example) + display_width(points) > room) example.clear();
  picture.add(example, kSoft);
  picture.add(points, kSoft);
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
    picture.append(legend_columns(config, 2, canvas));
  } else if (config.grids() == 3) {
    picture.append(beside(grid(2), legend_columns(config, 1, canvas), width));
  } else {
    picture.append(beside(grid(2), grid(3), width));
    picture.append(legend_lines(config, width, canvas));
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
