#include <algorithm>

#include "base/text.h"
#include "games/one_oh_one/sight.h"
#include "terminal/one_oh_one/parts.h"
#include "terminal/screen.h"

namespace tessera::terminal::one_oh_one {
namespace {

// "PG-": even P, odd G, low; "PB+" is a high back.
void add_back(Picture& picture, Back back) {
  const BackFacts& seen = facts(back);
  for (Colour colour : {seen.even, seen.odd})
    picture.add(std::string(1, letter(colour)), {.hue = hue_of(colour), .fill = Ink::Fill::tint});
  picture.add(seen.high ? "+" : "-", kSoft);
}

void add_place(Picture& picture, const View& view, Row row, std::size_t depth) {
  if (depth >= view.pub.left_in(row)) return picture.add("   ");
  const Sight& sight = view.sights[view.pub.front_of(row) + depth];
  if (const auto* token = std::get_if<Token>(&sight))
    picture.add(padded(to_text(*token), 3), token_ink(*token, Ink::Fill::token));
  else if (const auto* back = std::get_if<Back>(&sight))
    add_back(picture, *back);
}

// The tokens behind the fronts: each back, or how many there are where none can be read.
void add_depths(Picture& picture, const View& view) {
  const Public& pub = view.pub;
  std::size_t deepest = 0;
  for (std::size_t i = 0; i < kRows; ++i) deepest = std::max(deepest, pub.left_in(row_at(i)));
  if (pub.config.backs == Backs::all) {
    for (std::size_t depth = deepest; depth-- > 1;) {
      for (std::size_t i = 0; i < kRows; ++i) {
        picture.add(" ");
        add_place(picture, view, row_at(i), depth);
      }
      picture.end_line();
    }
  } else if (deepest > 1) {
    for (std::size_t i = 0; i < kRows; ++i) {
      const std::size_t left = pub.left_in(row_at(i));
      picture.add(left > 1 ? concat("  x", left - 1) : "    ", kSoft);
    }
    picture.end_line();
  }
}

// The token that the marked move takes or flips stands out.
void add_fronts(Picture& picture, const View& view, const Marked& marked) {
  for (std::size_t i = 0; i < kRows; ++i) {
    const Row row = row_at(i);
    const bool stands_out = marked == OneOhOne::Move(Take{row}) || marked == OneOhOne::Move(Flip{row});
    picture.add(" ");
    if (stands_out) picture.begin_mark();
    add_place(picture, view, row, 0);
    if (stands_out) picture.end_mark();
  }
  picture.end_line();
}

void add_suspects(Picture& picture, const View& view, Row row, const Bits<kTokens>& light,
                  const Canvas& canvas) {
  if (!view.pub.has_front(row))
    return picture.add_line(concat(index(row) + 1, ' ', canvas.say(Say::empty_row)), kSoft);
  picture.add(concat(index(row) + 1), kBold);
  const Sight& front = view.sights[view.pub.front_of(row)];
  if (const auto* token = std::get_if<Token>(&front)) {
    picture.add(" ");
    picture.add(to_text(*token), token_ink(*token, Ink::Fill::text));
    picture.add(concat(' ', canvas.say(Say::face_up)), kSoft);
  } else {
    for (Token suspect : suspects(std::get<Back>(front), light)) {
      picture.add(" ");
      picture.add(to_text(suspect), token_ink(suspect, Ink::Fill::text));
    }
  }
  picture.end_line();
}

void add_numbers(Picture& picture) {
  for (std::size_t i = 0; i < kRows; ++i) picture.add(concat(' ', i + 1, "  "), kBold);
  picture.end_line();
}

}  // namespace

Picture box_picture(const View& view, const Marked& marked, const Canvas& canvas) {
  Picture picture;
  if (view.pub.phase <= Phase::deal) {
    constexpr std::size_t kNarrow = 16;
    for (const std::string& line : wrap(canvas.say(Say::box_is_not_dealt), kNarrow))
      picture.add_line(line, kSoft);
    return picture;
  }
  Picture rows;
  add_depths(rows, view);
  add_fronts(rows, view, marked);
  add_numbers(rows);
  // A line above the box says what is to be done. Short of lines, one heading serves both parts.
  const bool roomy = 1 + 1 + rows.lines().size() + 1 + kRows <= canvas.rows;
  if (roomy) picture.add_line(canvas.say(Say::box_head), kSoft);
  picture.append(rows);
  picture.add_line(canvas.say(roomy ? Say::front_may_be : Say::may_be_head), kSoft);
  const Bits<kTokens> light = come_to_light(view.sights);
  for (std::size_t i = 0; i < kRows; ++i) add_suspects(picture, view, row_at(i), light, canvas);
  return picture;
}

}  // namespace tessera::terminal::one_oh_one
