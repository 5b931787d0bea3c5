#include "games/lexio/follower.h"

#include <array>
#include <span>
#include <vector>

#include "base/text.h"
#include "games/lexio/game.h"
#include "games/lexio/messages.h"
#include "games/lexio/notation.h"
#include "games/lexio/rules.h"

namespace tessera::lexio {
namespace {

using Hands = std::array<TileSet, kMaxSeats>;
using HandWords = std::vector<std::span<const std::string_view>>;

constexpr std::string_view kNoTiles = "-";

TileSet hidden_tiles(const View& view) {
  return all_tiles(view.pub.config.players) - view.pub.played - view.hand;
}

// The tiles that a seat may hold. Whoever opened has the opening tile, so that nobody else may.
TileSet may_hold(const View& view, Seat seat) {
  if (seat == view.viewer) return view.hand;
  return seat == view.pub.opener ? hidden_tiles(view) : hidden_tiles(view) - kOpeningTile;
}

// A state in which the seat to act holds all that it may hold: good enough for every
// event but the end of the round.
State stand_in(const View& view) {
  State state{.pub = view.pub};
  if (view.viewer.is_seat()) state.hands[index(view.viewer.seat())] = view.hand;
  state.hands[index(view.pub.to_act)] = may_hold(view, view.pub.to_act);
  return state;
}

std::optional<Message> check_heard(const View& view, const Move& move) {
  if (auto refusal = Lexio::check(stand_in(view), move)) return refusal;
  const Seat mover = view.pub.to_act;
  const int left = view.pub.hand_sizes[index(mover)];
  const int played = move.tiles().count();
  if (played > left)
    return Message(Say::too_many_played, {{"seat", mover}, {"wanted", left}, {"count", played}});
  const bool keeps_opening_tile = mover == view.pub.opener && mover != view.viewer &&
                                  (hidden_tiles(view) - move.tiles()).contains(kOpeningTile);
  if (played == left && keeps_opening_tile)
    return Message(Say::opening_tile_left, {{"seat", mover}, {"tile", to_text(kOpeningTile)}});
  return std::nullopt;
}

Result<HandWords> split_all_hands(std::span<const std::string_view> words, int players) {
  auto hands = split_hands(words);
  if (hands && hands->size() != static_cast<std::size_t>(players))
    return refuse(Say::wrong_hands, {{"players", players}, {"hands", hands->size()}});
  return hands;
}

// "deal ?13 | ?13 | 3c 5t ... | ?13": the viewer's own hand is open. An onlooker has none.
Result<TileSet> parse_own_hand(std::string_view text, Viewer viewer, int players) {
  const auto words = split_words(text);
  if (words[0] != "deal") return refuse(Say::not_a_deal, {{"word", words[0]}});
  const auto hands = split_all_hands(std::span(words).subspan(1), players);
  if (!hands) return tl::unexpected(hands.error());
  const std::string hidden = concat('?', hand_size(players));
  for (Seat seat : seats(players)) {
    const auto& hand = (*hands)[index(seat)];
    if (seat != viewer && (hand.size() != 1 || hand[0] != hidden))
      return refuse(Say::hidden_hand, {{"seat", seat}, {"form", hidden}});
  }
  if (viewer.is_onlooker()) return TileSet();
  const Seat own = viewer.seat();
  if ((*hands)[index(own)][0].starts_with('?')) return refuse(Say::own_hand_hidden, {{"seat", own}});
  auto tiles = parse_tiles((*hands)[index(own)]);
  if (!tiles) return tiles;
  if (auto refusal = check_hand(*tiles, own, players)) return tl::unexpected(*std::move(refusal));
  return tiles;
}

std::optional<Message> check_opener(const View& view, TileSet hand, Seat opener) {
  if (view.viewer.is_onlooker()) return std::nullopt;
  const Seat own = view.viewer.seat();
  const std::string tile = to_text(kOpeningTile);
  if (opener == own && !hand.contains(kOpeningTile))
    return Message(Say::cannot_open, {{"seat", own}, {"tile", tile}});
  if (opener != own && hand.contains(kOpeningTile))
    return Message(Say::must_open, {{"seat", own}, {"tile", tile}});
  return std::nullopt;
}

// Every hand of "left" must be one that the seat may hold, as large as it is known to be.
// Then all tiles that were not played are in it, once.
std::optional<Message> check_left(const View& before, const Move& last_play, const Hands& left) {
  const Public& pub = before.pub;
  TileSet gone = last_play.tiles();
  for (Seat seat : seats(pub.config.players)) {
    const TileSet tiles = left[index(seat)];
    const int wanted = seat == pub.to_act ? 0 : pub.hand_sizes[index(seat)];
    if (tiles.count() != wanted)
      return Message(Say::wrong_count_left, {{"seat", seat}, {"count", tiles.count()}, {"wanted", wanted}});
    const TileSet wrong = tiles - (may_hold(before, seat) - gone);
    if (wrong.empty()) {
      gone |= tiles;
      continue;
    }
    const Tile tile = wrong.weakest();
    if (tile == kOpeningTile && (hidden_tiles(before) - gone).contains(tile))
      return Message(Say::opening_tile_elsewhere, {{"tile", to_text(tile)}, {"seat", pub.opener}});
    return Message(Say::not_left, {{"tile", to_text(tile)}, {"seat", seat}});
  }
  return std::nullopt;
}

Result<Hands> parse_left(std::span<const std::string_view> words, int players) {
  const auto hands = split_all_hands(words, players);
  if (!hands) return tl::unexpected(hands.error());
  Hands left{};
  for (std::size_t i = 0; i < hands->size(); ++i) {
    const auto& hand = (*hands)[i];
    if (hand.size() == 1 && hand[0] == kNoTiles) continue;
    const auto tiles = parse_tiles(hand);
    if (!tiles) return tl::unexpected(tiles.error());
    left[i] = *tiles;
  }
  return left;
}

// "~ deal ?12 | TILES | ?12"
std::string deal_form(const View& view) {
  const int players = view.pub.config.players;
  std::vector<std::string> hands(static_cast<std::size_t>(players), concat('?', hand_size(players)));
  if (view.viewer.is_seat()) hands[index(view.viewer.seat())] = "TILES";
  return concat("~ deal ", join(hands, " | "));
}

// "~ left TILES | - | TILES"
std::string left_form(const Public& pub) {
  std::vector<std::string> hands(pub.config.players, "TILES");
  hands[index(pub.to_act)] = kNoTiles;
  return concat("~ left ", join(hands, " | "));
}

}  // namespace

Follower::Follower(const Config& config, Viewer viewer) : view_(Lexio::view(Lexio::start(config), viewer)) {}

Result<void> Follower::hear(std::string_view line) {
  const auto told = read_told(line, view_.pub.config.players);
  if (!told) return tl::unexpected(told.error());
  if (dealt_) return hear_opens(*told);
  if (last_play_) return hear_left(*told);
  return told->seat ? hear_move(*told) : hear_deal(*told);
}

std::string Follower::due() const {
  if (dealt_) return "~ opens SEAT";
  if (last_play_) return left_form(view_.pub);
  return Lexio::turn(view_).is_chance() ? deal_form(view_) : "";
}

Result<void> Follower::hear_deal(const Told& told) {
  if (auto turn = check_turn(Lexio::turn(view_), std::nullopt); !turn) return turn;
  const auto hand = parse_own_hand(told.text, view_.viewer, view_.pub.config.players);
  if (!hand) return tl::unexpected(hand.error());
  dealt_ = *hand;
  return {};
}

Result<void> Follower::hear_opens(const Told& told) {
  const auto words = split_words(told.text);
  if (told.seat || words[0] != "opens") return refuse_before(due());
  const int players = view_.pub.config.players;
  const auto number = words.size() == 2 ? parse_int(words[1]) : std::nullopt;
  if (!number || *number < 0 || *number >= players)
    return refuse(Say::not_a_seat,
                  {{"word", join_words(std::span(words).subspan(1))}, {"most", players - 1}});
  const Seat opener = seat_at(static_cast<std::size_t>(*number));
  if (auto refusal = check_opener(view_, *dealt_, opener)) return tl::unexpected(*std::move(refusal));
  view_.hand = *dealt_;
  begin_round(view_.pub, opener);
  dealt_.reset();
  return {};
}

Result<void> Follower::hear_move(const Told& told) {
  const Turn turn = Lexio::turn(view_);
  if (turn.is_chance()) return refuse_before(due());
  if (auto due = check_turn(turn, told.seat); !due) return due;
  const auto move = Lexio::parse_move(told.text);
  if (!move) return tl::unexpected(move.error());
  if (auto refusal = check_heard(view_, *move)) return tl::unexpected(*std::move(refusal));
  if (move->tiles().count() == view_.pub.hand_sizes[index(turn.seat())]) {
    last_play_ = *move;
    return {};
  }
  State state = stand_in(view_);
  Lexio::apply(state, *move);
  view_ = Lexio::view(state, view_.viewer);
  return {};
}

Result<void> Follower::hear_left(const Told& told) {
  const auto words = split_words(told.text);
  if (told.seat || words[0] != "left") return refuse_before(due());
  const auto left = parse_left(std::span(words).subspan(1), view_.pub.config.players);
  if (!left) return tl::unexpected(left.error());
  if (auto refusal = check_left(view_, *last_play_, *left)) return tl::unexpected(*std::move(refusal));
  State state{.pub = view_.pub, .hands = *left};
  state.hands[index(view_.pub.to_act)] = last_play_->tiles();
  Lexio::apply(state, *last_play_);
  view_ = Lexio::view(state, view_.viewer);
  last_play_.reset();
  return {};
}

}  // namespace tessera::lexio
