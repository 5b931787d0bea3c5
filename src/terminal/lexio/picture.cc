#include "terminal/lexio/picture.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "base/text.h"
#include "games/lexio/game.h"
#include "games/lexio/names.h"
#include "games/lexio/notation.h"
#include "terminal/marked_move.h"

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

// How wide the columns are, by their headings.
struct Columns {
  std::string tiles, chips, gain, last;
  std::size_t name = 20;
  std::size_t tiles_width, chips_width, gain_width;

  [[nodiscard]] std::size_t before_last() const { return name + tiles_width + chips_width + gain_width + 3; }
};

void add_gain(Picture& picture, const Public& pub, Seat seat, const Columns& columns) {
  const std::int32_t gain = pub.last_round ? pub.chips[index(seat)] - pub.last_round->chips[index(seat)] : 0;
  const Ink ink{.hue = gain > 0 ? Hue::good : gain < 0 ? Hue::bad : Hue::soft};
  picture.add(right_aligned(pub.last_round ? concat(gain > 0 ? "+" : "", gain) : "", columns.gain_width),
              ink);
}

void add_last_move(Picture& picture, const Public& pub, Seat seat, const Canvas& canvas) {
  const auto& move = pub.last_moves[index(seat)];
  picture.add("   ");
  if (!move) return;
  if (move->is_pass()) return picture.add(canvas.say(Say::passed), kSoft);
  for (Tile tile : move->tiles()) picture.add(concat(to_text(tile), ' '), {.hue = hue(tile.suit())});
}

// Between rounds, what was left in the hands.
int tiles_shown(const Public& pub, Seat seat) {
  const bool between = pub.phase != Phase::turn && pub.last_round;
  return between ? pub.last_round->tiles(seat) : pub.hand_sizes[index(seat)];
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

void add_seat(Picture& picture, const View& view, Seat seat, const Columns& columns, const Canvas& canvas) {
  const Public& pub = view.pub;
  const bool acts = pub.phase == Phase::turn && pub.to_act == seat;
  const std::string who = shortened(canvas.titled(seat, view.viewer), columns.name - 2);
  picture.add(padded(concat(acts ? "> " : "  ", who), columns.name), acts ? kAccent : Ink{});
  picture.add(right_aligned(concat(tiles_shown(pub, seat)), columns.tiles_width));
  picture.add(right_aligned(concat(pub.chips[index(seat)]), columns.chips_width));
  add_gain(picture, pub, seat, columns);
  if (pub.phase == Phase::turn)
    add_last_move(picture, pub, seat, canvas);
  else if (pub.last_round)
    add_left(picture, pub.last_round->left[index(seat)],
             canvas.columns - std::min(canvas.columns, columns.before_last()));
  picture.end_line();
}

// Between rounds the next one is counted already, but the last is what is shown.
std::string headline(const Public& pub, const Canvas& canvas) {
  const bool between = pub.phase == Phase::deal && pub.last_round;
  return canvas.say(
      Message(between ? Say::after_round_of : Say::round_of,
              {{"round", pub.round - (between ? 1 : 0)}, {"rounds", concat(pub.config.rounds)}}));
}

// A long name gives way to the last move, which may have five tiles of three letters.
Columns columns_for(const View& view, const Canvas& canvas, std::size_t headline_width) {
  constexpr std::size_t kLastMove = 5 * 4 - 1;
  const Public& pub = view.pub;
  Columns columns;
  columns.tiles = canvas.say(Say::tiles);
  columns.chips = canvas.say(Say::chips);
  columns.gain = pub.last_round ? canvas.say(Say::last_round) : "";
  if (pub.phase == Phase::turn || pub.last_round)
    columns.last = canvas.say(pub.phase == Phase::turn ? Say::last_move : Say::tiles_left);
  columns.tiles_width = std::max<std::size_t>(5, display_width(columns.tiles));
  columns.chips_width = std::max<std::size_t>(10, display_width(columns.chips) + 3);
  columns.gain_width = std::max<std::size_t>(13, display_width(columns.gain) + 3);
  for (Seat seat : seats(pub.config.players))
    columns.name = std::max(columns.name, 2 + display_width(canvas.titled(seat, view.viewer)));
  columns.name = std::max(columns.name, headline_width + 1);
  const std::size_t wanted = columns.before_last() + kLastMove;
  const std::size_t room = std::max<std::size_t>(canvas.columns, 80);
  if (wanted > room)
    columns.name = std::max({columns.name - (wanted - room), headline_width + 1, std::size_t{20}});
  return columns;
}

void add_seats(Picture& picture, const View& view, const Canvas& canvas) {
  const std::string title = headline(view.pub, canvas);
  const Columns columns = columns_for(view, canvas, display_width(title));
  picture.add(padded(title, columns.name), kBold);
  picture.add(right_aligned(columns.tiles, columns.tiles_width), kSoft);
  picture.add(right_aligned(columns.chips, columns.chips_width), kSoft);
  picture.add(right_aligned(columns.gain, columns.gain_width), kSoft);
  if (!columns.last.empty()) picture.add(concat("   ", columns.last), kSoft);
  picture.end_line();
  for (Seat seat : seats(view.pub.config.players)) add_seat(picture, view, seat, columns, canvas);
}

// --- A round being played ---------------------------------------------------

void add_table(Picture& picture, const View& view, const Canvas& canvas) {
  const Public& pub = view.pub;
  if (pub.leading()) {
    picture.add(concat(canvas.say(Say::table_is_empty), ' '));
    picture.add(canvas.say(Message(Say::leads, {{"seat", pub.to_act}}), view.viewer), kAccent);
    picture.end_line();
    picture.end_line();
    return;
  }
  picture.add(concat(canvas.say(Say::on_the_table), ' '));
  picture.add(canvas.say(name_of(pub.table)), kBold);
  picture.add(concat(", ", canvas.say(Message(Say::played_by, {{"seat", pub.owner}}), view.viewer)));
  picture.end_line();
  add_tiles(picture, pub.table.tiles, {}, canvas);
}

void add_hand(Picture& picture, const View& view, const Canvas& canvas) {
  if (view.pub.to_act == view.viewer) {
    picture.add(concat(canvas.label(Say::your_hand), ' '));
    picture.add(canvas.say(view.pub.leading() ? Say::play_any : Say::play_stronger), kAccent);
  } else {
    picture.add(canvas.say(Say::your_hand));
  }
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
  const std::string title = canvas.say(Say::unseen);
  const std::size_t title_width = std::max<std::size_t>(8, display_width(title) + 2);
  const auto suit_name = [&](Suit suit) { return concat(canvas.say(term(suit)), ' ', letter(suit)); };
  std::size_t suit_width = 7;
  for (Suit suit : {Suit::sun, Suit::moon, Suit::star, Suit::cloud})
    suit_width = std::max(suit_width, display_width(suit_name(suit)));
  for (Suit suit : {Suit::sun, Suit::moon, Suit::star, Suit::cloud}) {
    picture.add(padded(suit == Suit::sun ? title : "", title_width), kSoft);
    picture.add(padded(suit_name(suit), suit_width), {.hue = hue(suit)});
    const TileSet of_suit = all & TileSet::of_suit(suit);
    for (Tile tile : of_suit) {
      const bool hidden = unseen.contains(tile);
      picture.add(right_aligned(hidden ? concat(tile.number()) : ".", 3),
                  hidden ? Ink{.hue = hue(suit)} : kSoft);
    }
    if (suit == Suit::cloud && unseen.contains(kOpeningTile)) {
      const std::string holder = concat("   ", canvas.label(to_text(kOpeningTile)), ' ');
      const std::size_t taken =
          title_width + suit_width + 3 * static_cast<std::size_t>(of_suit.count()) + display_width(holder);
      const std::size_t left = canvas.columns - std::min(canvas.columns, taken);
      picture.add(concat(holder, shortened(canvas.name(pub.opener), left)), kSoft);
    }
    picture.end_line();
  }
}

// --- Between rounds, and at the end -----------------------------------------

void add_payment(Picture& picture, const FinishedRound& end, const Payment& payment, Viewer viewer,
                 const Canvas& canvas) {
  picture.add(kIndent);
  picture.add(
      concat(canvas.say(Message(Say::pays, {{"from", payment.from}, {"to", payment.to}}), viewer), ' '));
  picture.add(concat(payment.paid), kBold);
  // Short, so that two long names fit in front of it.
  const Message what(payment.to != end.winner ? Say::more_paid : Say::tiles_paid,
                     {{"tiles", payment.tiles}, {"factor", end.factor(payment.from)}});
  const Message owed(Say::of_owed, {{"owed", concat(payment.owed)}});
  picture.add(
      concat(payment.paid < payment.owed ? concat(' ', canvas.say(owed)) : "", " (", canvas.say(what), ')'),
      kSoft);
  picture.end_line();
}

void add_last_round(Picture& picture, const View& view, const Canvas& canvas) {
  const Public& pub = view.pub;
  const FinishedRound& end = *pub.last_round;
  const int round = pub.phase == Phase::over ? pub.round : pub.round - 1;
  const Message out(Say::went_out,
                    {{"round", round}, {"seat", end.winner}, {"tiles", to_text(pub.table.tiles)}});
  picture.add_line(canvas.say(out, view.viewer), kBold);
  for (const Payment& payment : payments(end)) add_payment(picture, end, payment, view.viewer, canvas);
}

}  // namespace

Picture draw(const View& view, const Canvas& canvas) {
  Picture picture;
  add_seats(picture, view, canvas);
  if (view.pub.phase == Phase::turn) {
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
    picture.add_line(canvas.say(Say::about_to_deal), kSoft);
  }
  return picture;
}

}  // namespace tessera::terminal::lexio
