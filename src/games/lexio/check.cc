#include <string>
#include <string_view>

#include "base/text.h"
#include "games/lexio/game.h"
#include "games/lexio/notation.h"
#include "games/lexio/rules.h"

// Why a move or a deal can't be.

namespace tessera::lexio {
namespace {

Refusal no(std::string_view code, std::string reason) { return {code, std::move(reason)}; }

std::string in_full(const Combination& combination) {
  if (combination.kind() == Kind::single) return describe(combination);
  return concat(describe(combination), " (", to_text(combination.tiles), ')');
}

std::string count_tiles(int n) { return concat(n, n == 1 ? " tile" : " tiles"); }

Refusal not_in_game(TileSet tiles, int players) {
  return no("no-such-tile", concat(to_text(tiles.weakest()), " is not in the game: ", players,
                                   " players use the numbers 1 to ", highest_number(players)));
}

Refusal not_a_combination(TileSet tiles, const Config& config) {
  const int n = tiles.count();
  if (n == 4 || n > 5) return no("bad-count", concat("a combination has 1, 2, 3 or 5 tiles, not ", n));
  if (n == 2) return no("no-combination", concat(to_text(tiles), " is not a pair, two tiles of one number"));
  if (n == 3)
    return no("no-combination", concat(to_text(tiles), " is not a three, three tiles of one number"));
  constexpr TileSet kTwos = TileSet::of_rank(rank_of(2));
  const bool runs_past_the_one = tiles.ranks().count() == 5 && tiles.touches(kTwos) &&
                                 tiles.touches(TileSet::of_rank(rank_of(highest_number(config.players))));
  return no("no-combination",
            concat(to_text(tiles), " is neither a straight, a flush, a full, a quad nor a straight flush",
                   runs_past_the_one ? "; a 1 can close a straight, a 2 can't" : ""));
}

std::string_view how_compared(Kind kind, Rulebook rulebook) {
  const bool french = rulebook == Rulebook::french;
  switch (kind) {
    case Kind::single:
      return "the number counts (3 lowest, then up, 1, 2 highest), then the suit (c t m s)";
    case Kind::pair:
      return "the number counts, then the better suit";
    case Kind::three:
      return "the number counts";
    case Kind::straight:
    case Kind::straight_flush:
      return french ? "the numbers count, 1-5 and 2-6 highest, then the suit of the first tile"
                    : "the numbers count, 1-5 and 2-6 highest, then the suit of the strongest tile";
    case Kind::flush:
      return french ? "the strongest number counts, then the suit"
                    : "the numbers count from the strongest down, then the suit";
    case Kind::full:
      return "the number of the three counts";
    case Kind::quad:
      break;
  }
  return "the number of the four counts";
}

Refusal too_weak(const Combination& played, const Combination& table, Rulebook rulebook) {
  const std::string why = played.kind() == table.kind()
                              ? std::string(how_compared(played.kind(), rulebook))
                              : concat("a ", name(played.kind()), " is weaker than a ", name(table.kind()));
  return no("too-weak", concat(in_full(played), " does not beat ", in_full(table), ": ", why));
}

std::optional<Refusal> check_play(const Public& pub, TileSet hand, TileSet tiles) {
  const Config& config = pub.config;
  if (const TileSet foreign = tiles - all_tiles(config.players); !foreign.empty())
    return not_in_game(foreign, config.players);
  if (!hand.contains(tiles))
    return no("not-in-hand", concat("the hand has no ", to_text((tiles - hand).weakest())));
  const auto played = recognise(tiles, config);
  if (!played) return not_a_combination(tiles, config);
  if (pub.leading()) return std::nullopt;
  const int wanted = pub.table.tiles.count();
  if (tiles.count() != wanted)
    return no("wrong-count", concat("the table shows ", in_full(pub.table), ": play ", count_tiles(wanted),
                                    ", not ", tiles.count(), ", or pass"));
  if (!beats(*played, pub.table)) return too_weak(*played, pub.table, config.rulebook);
  return std::nullopt;
}

// Hands of the right size and no tile twice: then every tile is dealt.
std::optional<Refusal> check_hands(const Deal& deal, int players) {
  if (deal.hands.size() != static_cast<std::size_t>(players))
    return no("bad-deal", concat("there are ", players, " players, but ", deal.hands.size(), " hands"));
  TileSet dealt;
  for (std::size_t i = 0; i < deal.hands.size(); ++i) {
    const TileSet hand = deal.hands[i];
    if (const TileSet again = hand & dealt; !again.empty())
      return no("tile-twice", concat(to_text(again.weakest()), " is dealt twice"));
    if (auto refusal = check_hand(hand, seat_at(i), players)) return refusal;
    dealt |= hand;
  }
  return std::nullopt;
}

}  // namespace

std::optional<Refusal> check_hand(TileSet hand, Seat seat, int players) {
  if (const TileSet foreign = hand - all_tiles(players); !foreign.empty())
    return not_in_game(foreign, players);
  if (hand.count() == hand_size(players)) return std::nullopt;
  return no("bad-deal", concat("seat ", index(seat), " is dealt ", count_tiles(hand.count()), " instead of ",
                               hand_size(players)));
}

std::optional<Refusal> Lexio::check(const State& state, const Move& move) {
  const Public& pub = state.pub;
  if (pub.phase == Phase::over) return no("game-over", "the game is over");
  if (pub.phase == Phase::dealing) return no("chance-first", "the round has to be dealt first");
  if (!move.is_pass()) return check_play(pub, state.hands[index(pub.to_move)], move.tiles());
  if (pub.leading()) return no("must-lead", "whoever leads can't pass: play any combination");
  return std::nullopt;
}

std::optional<Refusal> Lexio::check(const State& state, const Deal& deal) {
  if (state.pub.phase == Phase::over) return no("game-over", "the game is over");
  if (state.pub.phase == Phase::playing)
    return no("no-chance-now", "the round is being played, nothing is dealt now");
  return check_hands(deal, state.pub.config.players);
}

}  // namespace tessera::lexio
