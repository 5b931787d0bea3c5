#include "core/told.h"
#include "games/lexio/game.h"
#include "games/lexio/messages.h"
#include "games/lexio/names.h"
#include "games/lexio/notation.h"
#include "games/lexio/rules.h"

// Why a move or a deal can't be.

namespace tessera::lexio {
namespace {

Message not_in_game(TileSet tiles, int players) {
  return {Say::no_such_tile,
          {{"tile", name_of(tiles.weakest())}, {"players", players}, {"most", highest_number(players)}}};
}

// Five numbers in a row that go on after the 1: 11-12-13-1-2, 12-13-1-2-3 or 13-1-2-3-4
// where 13 is the highest. Beginners take them for straights.
bool runs_past_the_one(TileSet tiles, int players) {
  const int highest = highest_number(players);
  for (int first = highest - 2; first <= highest; ++first) {
    TileSet ranks;
    for (int i = 0; i < 5; ++i) {
      const int number = first + i > highest ? first + i - highest : first + i;
      ranks |= Tile(number, Suit::cloud);
    }
    if (tiles.ranks() == ranks) return true;
  }
  return false;
}

Message not_a_combination(TileSet tiles, const Config& config) {
  const int n = tiles.count();
  if (n == 4 || n > 5) return {Say::bad_count, {{"count", n}}};
  return n == 2                                     ? Say::not_a_pair
         : n == 3                                   ? Say::not_a_three
         : runs_past_the_one(tiles, config.players) ? Say::two_closes_nothing
                                                    : Say::not_a_five;
}

Say how_compared(Kind kind, Rulebook rulebook) {
  const bool french = rulebook == Rulebook::french;
  switch (kind) {
    case Kind::single:
      return Say::singles_compare;
    case Kind::pair:
      return Say::pairs_compare;
    case Kind::three:
      return Say::threes_compare;
    case Kind::straight:
    case Kind::straight_flush:
      return french ? Say::straights_compare_first : Say::straights_compare_strongest;
    case Kind::flush:
      return french ? Say::flushes_compare_strongest : Say::flushes_compare_all;
    case Kind::full:
      return Say::fulls_compare;
    case Kind::quad:
      break;
  }
  return Say::quads_compare;
}

Message too_weak(const Combination& played, const Combination& table, Rulebook rulebook) {
  const Message rule =
      played.kind() == table.kind()
          ? Message(how_compared(played.kind(), rulebook))
          : Message(Say::kinds_compare, {{"played", term(played.kind())}, {"table", term(table.kind())}});
  return {Say::too_weak, {{"played", name_of(played)}, {"table", name_of(table)}, {"rule", rule}}};
}

// The first thing to know is how many tiles are wanted. If the chosen ones make a combination, it is named
// as well.
Message wrong_count(TileSet tiles, const std::optional<Combination>& played, const Combination& table) {
  Message refusal(Say::wrong_count,
                  {{"table", name_of(table)}, {"wanted", table.tiles.count()}, {"count", tiles.count()}});
  if (played) refusal.add("played", name_of(*played));
  return refusal;
}

std::optional<Message> check_play(const Public& pub, TileSet hand, TileSet tiles) {
  const Config& config = pub.config;
  if (const TileSet foreign = tiles - all_tiles(config.players); !foreign.empty())
    return not_in_game(foreign, config.players);
  if (!hand.contains(tiles)) return Message(Say::not_in_hand, {{"tile", name_of((tiles - hand).weakest())}});
  const auto played = recognise(tiles, config);
  if (pub.leading()) return played ? std::nullopt : std::optional(not_a_combination(tiles, config));
  if (tiles.count() != pub.table.tiles.count()) return wrong_count(tiles, played, pub.table);
  if (!played) return not_a_combination(tiles, config);
  if (!beats(*played, pub.table)) return too_weak(*played, pub.table, config.rulebook);
  return std::nullopt;
}

// Hands of the right size and no tile twice: then every tile is dealt.
std::optional<Message> check_hands(const Deal& deal, int players) {
  if (deal.hands.size() != static_cast<std::size_t>(players))
    return Message(Say::wrong_hands, {{"players", players}, {"hands", deal.hands.size()}});
  TileSet dealt;
  for (std::size_t i = 0; i < deal.hands.size(); ++i) {
    const TileSet hand = deal.hands[i];
    if (const TileSet again = hand & dealt; !again.empty())
      return Message(Say::dealt_twice, {{"tile", to_text(again.weakest())}});
    if (auto refusal = check_hand(hand, seat_at(i), players)) return refusal;
    dealt |= hand;
  }
  return std::nullopt;
}

}  // namespace

std::optional<Message> check_hand(TileSet hand, Seat seat, int players) {
  if (const TileSet foreign = hand - all_tiles(players); !foreign.empty())
    return not_in_game(foreign, players);
  if (hand.count() == hand_size(players)) return std::nullopt;
  return Message(Say::wrong_hand_size,
                 {{"seat", seat}, {"count", hand.count()}, {"wanted", hand_size(players)}});
}

std::optional<Message> Lexio::check(const State& state, const Move& move) {
  const Public& pub = state.pub;
  if (auto due = check_turn(turn(state), pub.to_act); !due) return due.error();
  if (!move.is_pass()) return check_play(pub, state.hands[index(pub.to_act)], move.tiles());
  if (pub.leading()) return Message(Say::must_lead);
  return std::nullopt;
}

std::optional<Message> Lexio::check(const State& state, const Deal& deal) {
  if (auto due = check_turn(turn(state), std::nullopt); !due) return due.error();
  return check_hands(deal, state.pub.config.players);
}

}  // namespace tessera::lexio
