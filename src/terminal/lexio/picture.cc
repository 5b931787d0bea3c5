#include "terminal/lexio/picture.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "base/text.h"
#include "games/lexio/game.h"
#include "games/lexio/names.h"
#include "games/lexio/notation.h"
#include "terminal/marked_move.h"
#include "words/catalogue.h"

// The table in text: who has how many tiles and chips, what lies on the table,
// the hand of a seat that looks, and the tiles nobody has shown yet. Between rounds,
// what everybody had left and who paid whom. Five players and a hand of 13 fit 80 columns and 18 lines.

namespace tessera::terminal::lexio {
namespace {

constexpr std::string_view kIndent = "  ";

Hue hue(Suit suit) {
  static constexpr Hue kHues[] = {Hue::slate, Hue::yellow, Hue::green, Hue::red};
  return kHues[static_cast<std::size_t>(suit)];
}

void add_tile(Picture& picture, Tile tile, bool marked) {
  const Ink ink{.hue = hue(tile.suit()), .fill = Ink::Fill::token, .bold = true};
  if (!marked) return picture.add(concat(' ', to_text(tile), ' '), ink);
  picture.add(" ");
  picture.begin_mark();
  picture.add(to_text(tile), ink);
  picture.end_mark();
  picture.add(" ");
}

// In as many lines as it takes: a hand that is cut off can't be played.
void add_tiles(Picture& picture, TileSet tiles, TileSet marked, const Canvas& canvas) {
  std::size_t used = kIndent.size();
  picture.add(kIndent);
  for (Tile tile : tiles) {
    const std::size_t width = 2 + to_text(tile).size();
    const bool first = used == kIndent.size();
    if (!first && used + 1 + width > canvas.columns) {
      picture.end_line();
      picture.add(kIndent);
      used = kIndent.size();
    } else if (!first) {
      picture.add(" ");
      ++used;
    }
    add_tile(picture, tile, marked.contains(tile));
    used += width;
  }
  picture.end_line();
}

// --- Who is there -----------------------------------------------------------

void add_gain(Picture& picture, const Public& pub, Seat seat) {
  const std::int32_t gain = pub.last_round ? pub.chips[index(seat)] - pub.last_round->chips[index(seat)] : 0;
  const Ink ink{.hue = gain > 0 ? Hue::good : gain < 0 ? Hue::bad : Hue::soft};
  picture.add(right_aligned(pub.last_round ? concat(gain > 0 ? "+" : "", gain) : "", 13), ink);
}

void add_last_move(Picture& picture, const Public& pub, Seat seat) {
  const auto& move = pub.last_moves[index(seat)];
  picture.add("   ");
  if (!move) return;
  if (move->is_pass()) return picture.add("passed", kSoft);
  for (Tile tile : move->tiles()) picture.add(concat(to_text(tile), ' '), {.hue = hue(tile.suit())});
}

// Between rounds, what was left in the hands.
int tiles_shown(const Public& pub, Seat seat) {
  const bool between = pub.phase != Phase::playing && pub.last_round;
  return between ? pub.last_round->tiles(seat) : pub.tiles_left[index(seat)];
}

// What a seat had left, as far as the line has room; the column before says how many.
void add_left(Picture& picture, TileSet left, std::size_t room) {
  constexpr std::string_view kMore = "...";
  picture.add("   ");
  std::size_t used = 0;
  for (Tile tile : left) {
    const std::string text = concat(to_text(tile), ' ');
    const bool last = tile == left.strongest();
    if (used + text.size() + (last ? 0 : kMore.size()) > room) return picture.add(kMore, kSoft);
    picture.add(text, {.hue = hue(tile.suit())});
    used += text.size();
  }
}

void add_seat(Picture& picture, const View& view, Seat seat, std::string_view who, std::size_t width,
              std::size_t columns) {
  const Public& pub = view.pub;
  const bool acts = pub.phase == Phase::playing && pub.to_act == seat;
  picture.add(padded(concat(acts ? "> " : "  ", who), width), acts ? kAccent : Ink{});
  picture.add(right_aligned(concat(tiles_shown(pub, seat)), 5));
  picture.add(right_aligned(concat(pub.chips[index(seat)]), 10));
  add_gain(picture, pub, seat);
  const std::size_t used = width + 5 + 10 + 13 + 3;
  if (pub.phase == Phase::playing)
    add_last_move(picture, pub, seat);
  else if (pub.last_round)
    add_left(picture, pub.last_round->left[index(seat)], columns - std::min(columns, used));
  picture.end_line();
}

// Between rounds the next one is counted already, but the last is what is shown.
std::string headline(const Public& pub) {
  const bool between = pub.phase == Phase::dealing && pub.last_round;
  return concat(between ? "After round " : "Round ", pub.round - (between ? 1 : 0), " of ",
                pub.config.rounds);
}

void add_seats(Picture& picture, const View& view, const Canvas& canvas) {
  std::size_t width = 20;
  for (Seat seat : seats(view.pub.config.players))
    width = std::max(width, 2 + display_width(canvas.titled(seat, view.viewer)));
  picture.add(padded(headline(view.pub), width), kBold);
  picture.add("tiles     chips", kSoft);
  picture.add(view.pub.last_round ? "   last round" : padded("", 13), kSoft);
  if (view.pub.phase == Phase::playing)
    picture.add("   last move", kSoft);
  else if (view.pub.last_round)
    picture.add("   tiles left", kSoft);
  picture.end_line();
  for (Seat seat : seats(view.pub.config.players))
    add_seat(picture, view, seat, canvas.titled(seat, view.viewer), width, canvas.columns);
}

// --- A round being played ---------------------------------------------------

void add_table(Picture& picture, const View& view, const Canvas& canvas) {
  const Public& pub = view.pub;
  if (pub.leading()) {
    picture.add("The table is empty: ");
    const std::string who = canvas.called(pub.to_act, view.viewer);
    picture.add(concat(who, who == "you" ? " lead" : " leads"), kAccent);
    picture.end_line();
    picture.end_line();
    return;
  }
  picture.add("On the table: ");
  picture.add(words::say(name_of(pub.table)), kBold);
  picture.add(concat(", played by ", canvas.called(pub.owner, view.viewer)));
  picture.end_line();
  add_tiles(picture, pub.table.tiles, {}, canvas);
}

void add_hand(Picture& picture, const View& view, const Canvas& canvas) {
  picture.add("Your hand");
  if (view.pub.to_act == view.viewer)
    picture.add(view.pub.leading() ? ": play any combination" : ": play a stronger combination, or pass",
                kAccent);
  picture.end_line();
  const auto marked = marked_move<Lexio>(view, canvas);
  add_tiles(picture, view.hand, marked ? marked->tiles() : TileSet(), canvas);
}

// One line a suit, strongest first, with a dot where a tile is in the viewer's
// hand or was played.
void add_unseen(Picture& picture, const View& view, const Canvas& canvas) {
  const Public& pub = view.pub;
  const TileSet all = all_tiles(pub.config.players);
  const TileSet unseen = all - pub.played - view.hand;
  for (Suit suit : {Suit::sun, Suit::moon, Suit::star, Suit::cloud}) {
    picture.add(padded(suit == Suit::sun ? "Unseen" : "", 8), kSoft);
    picture.add(padded(concat(words::say(term(suit)), ' ', letter(suit)), 7), {.hue = hue(suit)});
    const TileSet of_suit = all & TileSet::of_suit(suit);
    for (Tile tile : of_suit) {
      const bool hidden = unseen.contains(tile);
      picture.add(right_aligned(hidden ? concat(tile.number()) : ".", 3),
                  hidden ? Ink{.hue = hue(suit)} : kSoft);
    }
    if (suit == Suit::cloud && unseen.contains(kOpeningTile)) {
      const std::size_t taken = 8 + 7 + 3 * static_cast<std::size_t>(of_suit.count()) + 7;
      const std::size_t left = canvas.columns - std::min(canvas.columns, taken);
      picture.add(concat("   3c: ", shortened(canvas.name(pub.opener), left)), kSoft);
    }
    picture.end_line();
  }
}

// --- Between rounds, and at the end -----------------------------------------

void add_payment(Picture& picture, const RoundEnd& end, const Payment& payment, Viewer viewer,
                 const Canvas& canvas) {
  const int factor = end.factor(payment.from);
  const std::string from = canvas.called(payment.from, viewer);
  picture.add(kIndent);
  picture.add(concat(from, from == "you" ? " pay " : " pays ", canvas.called(payment.to, viewer), ": "));
  picture.add(concat(payment.paid), kBold);
  // Short, so that two long names fit in front of it.
  const std::string_view what = payment.to != end.winner ? " more" : payment.tiles == 1 ? " tile" : " tiles";
  picture.add(concat(payment.paid < payment.owed ? concat(" of ", payment.owed, " owed") : "", " (",
                     payment.tiles, what, factor > 1 ? concat(" x ", factor) : "", ')'),
              kSoft);
  picture.end_line();
}

void add_last_round(Picture& picture, const View& view, const Canvas& canvas) {
  const Public& pub = view.pub;
  const RoundEnd& end = *pub.last_round;
  const int round = pub.phase == Phase::over ? pub.round : pub.round - 1;
  picture.add_line(concat("Round ", round, ": ", canvas.called(end.winner, view.viewer), " went out with ",
                          to_text(pub.table.tiles)),
                   kBold);
  for (const Payment& payment : payments(end)) add_payment(picture, end, payment, view.viewer, canvas);
}

}  // namespace

Picture draw(const View& view, const Canvas& canvas) {
  Picture picture;
  add_seats(picture, view, canvas);
  if (view.pub.phase == Phase::playing) {
    picture.end_line();
    add_table(picture, view, canvas);
    picture.end_line();
    if (view.viewer.is_seat()) {
      add_hand(picture, view, canvas);
      picture.end_line();
    }
    add_unseen(picture, view, canvas);
  } else if (view.pub.last_round) {
    picture.end_line();
    add_last_round(picture, view, canvas);
  } else {
    picture.add_line("The tiles are about to be dealt.", kSoft);
  }
  return picture;
}

}  // namespace tessera::terminal::lexio
