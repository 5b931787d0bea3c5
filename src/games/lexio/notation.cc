#include "games/lexio/notation.h"

#include <cstddef>
#include <vector>

#include "base/text.h"
#include "games/lexio/game.h"
#include "games/lexio/messages.h"

namespace tessera::lexio {
namespace {

constexpr std::string_view kLetters = "ctms";  // in the order of Suit

// The tiles of a list that are fine one by one, but not in canonical order.
tl::unexpected<Refusal> out_of_order(Tile before, Tile tile, TileSet all) {
  return refuse(Say::wrong_order,
                {{"tile", to_text(tile)}, {"before", to_text(before)}, {"tiles", to_text(all)}});
}

}  // namespace

char letter(Suit suit) { return kLetters[static_cast<std::size_t>(suit)]; }

std::string to_text(Tile tile) { return concat(tile.number(), letter(tile.suit())); }

std::string to_text(TileSet tiles) {
  std::string text;
  for (Tile tile : tiles) text += concat(text.empty() ? "" : " ", to_text(tile));
  return text;
}

Result<Tile> parse_tile(std::string_view word) {
  if (!word.empty()) {
    const std::size_t suit = kLetters.find(word.back());
    const auto number = parse_int(word.substr(0, word.size() - 1));
    if (suit != std::string_view::npos && number && 1 <= *number && *number <= kRanks)
      return Tile(*number, static_cast<Suit>(suit));
  }
  return refuse(Say::bad_tile, {{"word", word}, {"most", kRanks}});
}

Result<TileSet> parse_tiles(std::span<const std::string_view> words, Spelling spelling) {
  std::vector<Tile> tiles;
  TileSet set;
  for (std::string_view word : words) {
    const auto tile = parse_tile(word);
    if (!tile) return tl::unexpected(tile.error());
    if (set.contains(*tile)) return refuse(Say::written_twice, {{"tile", word}});
    tiles.push_back(*tile);
    set |= *tile;
  }
  for (std::size_t i = 1; i < tiles.size() && spelling == Spelling::strict; ++i)
    if (tiles[i] < tiles[i - 1]) return out_of_order(tiles[i - 1], tiles[i], set);
  return set;
}

Result<std::vector<std::span<const std::string_view>>> split_hands(std::span<const std::string_view> words) {
  std::vector<std::span<const std::string_view>> hands;
  while (true) {
    std::size_t size = 0;
    while (size < words.size() && words[size] != "|") ++size;
    if (size == 0) return refuse(Say::empty_hand, {{"number", hands.size()}});
    if (hands.size() == kMaxSeats) return refuse(Say::too_many_hands, {{"most", kMaxSeats}});
    hands.push_back(words.first(size));
    if (size == words.size()) return hands;
    words = words.subspan(size + 1);
  }
}

std::string Lexio::to_text(const Move& move) {
  return move.is_pass() ? "pass" : concat("play ", lexio::to_text(move.tiles()));
}

std::string Lexio::to_text(const Deal& deal) {
  std::vector<std::string> hands;
  for (TileSet hand : deal.hands) hands.push_back(lexio::to_text(hand));
  return concat("deal ", join(hands, " | "));
}

Result<Move> Lexio::parse_move(std::string_view text, Spelling spelling) {
  const std::vector<std::string_view> words = split_words(text);
  if (words.empty()) return refuse(Say::nothing_written);
  if (words[0] == "pass") {
    if (words.size() > 1) return refuse(Say::after_pass, {{"word", words[1]}});
    return Move::pass();
  }
  if (words[0] != "play") return refuse(Say::unknown_action, {{"word", words[0]}});
  if (words.size() == 1) return refuse(Say::play_without_tiles);
  const auto tiles = parse_tiles(std::span(words).subspan(1), spelling);
  if (!tiles) return tl::unexpected(tiles.error());
  return Move::play(*tiles);
}

Result<Deal> Lexio::parse_chance(std::string_view text) {
  const std::vector<std::string_view> words = split_words(text);
  if (words.empty() || words[0] != "deal")
    return refuse(Say::not_a_deal, {{"word", words.empty() ? "" : words[0]}});
  const auto hands = split_hands(std::span(words).subspan(1));
  if (!hands) return tl::unexpected(hands.error());
  Deal deal;
  for (const auto& hand : *hands) {
    const auto tiles = parse_tiles(hand);
    if (!tiles) return tl::unexpected(tiles.error());
    deal.hands.push_back(*tiles);
  }
  return deal;
}

}  // namespace tessera::lexio
