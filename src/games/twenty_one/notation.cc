#include <algorithm>
#include <string>
#include <variant>

#include "base/text.h"
#include "games/twenty_one/game.h"

// The text of moves and of chance, as docs/record-format.md has it.

namespace tessera::twenty_one {
namespace {

template <class... Fs>
struct Overloaded : Fs... {
  using Fs::operator()...;
};
template <class... Fs>
Overloaded(Fs...) -> Overloaded<Fs...>;

using Words = std::vector<std::string_view>;

Result<Token> parse_token(std::string_view word) {
  if (word == "*") return Token::star;
  const auto number = parse_int(word);
  if (number && *number >= 1 && *number <= kLargestNumber) return number_token(*number);
  return refuse("bad-token", concat("a token is a number from 1 to 17 or * for a star, not \"", word, '"'));
}

Result<Face> parse_face(std::string_view word) {
  if (!word.starts_with('*')) return parse_token(word).map([](Token token) { return Face::number(token); });
  const auto declared = parse_int(word.substr(1));
  if (declared && *declared >= 1 && *declared <= kGoal) return Face::star(*declared);
  return refuse("bad-star",
                concat("a star is placed with the number it stands for, *1 to *21, not \"", word, '"'));
}

Result<Seat> parse_seat(std::string_view word) {
  const auto number = parse_int(word);
  if (number && *number >= 0 && *number < kMaxPlayers) return seat_at(static_cast<std::size_t>(*number));
  return refuse("bad-seat", concat("a seat is a number from 0 to 3, not \"", word, '"'));
}

Result<void> expect_words(const Words& words, std::size_t count, std::string_view form) {
  if (words.size() == count) return {};
  return refuse("bad-form", concat("\"", words.front(), "\" is written \"", form, "\""));
}

// A token without a square or a square without a token: what a hurried player types.
tl::unexpected<Refusal> refuse_half(std::string_view half) {
  if (half == "*")
    return refuse("bad-form", "a star needs the number it stands for and a square: \"place *NUMBER SQUARE\"");
  if (parse_square(half))
    return refuse("bad-form", concat("which token on ", half, "? It is written \"place TOKEN ", half, '"'));
  if (const auto face = parse_face(half); !face) return tl::unexpected(face.error());
  return refuse("bad-form", concat(half, " on which square? It is written \"place ", half, " SQUARE\""));
}

Result<TwentyOne::Move> parse_place(const Words& words) {
  if (words.size() == 2) return refuse_half(words[1]);
  if (auto ok = expect_words(words, 3, "place TOKEN SQUARE"); !ok) return tl::unexpected(ok.error());
  const auto face = parse_face(words[1]);
  if (!face) return tl::unexpected(face.error());
  const auto square = parse_square(words[2]);
  if (!square)
    return refuse("bad-square",
                  concat("a square is a column A to O and a row 1 to 15 like H8, not \"", words[2], '"'));
  return Place{*face, *square};
}

Result<TwentyOne::Move> parse_exchange(const Words& words) {
  if (auto ok = expect_words(words, 2, "exchange TOKEN"); !ok) return tl::unexpected(ok.error());
  return parse_token(words[1]).map([](Token token) -> TwentyOne::Move { return Exchange{token}; });
}

Result<TwentyOne::Chance> parse_hand(const Words& words) {
  if (auto ok = expect_words(words, 2 + kHandSize, "hand SEAT TOKEN TOKEN TOKEN"); !ok)
    return tl::unexpected(ok.error());
  const auto seat = parse_seat(words[1]);
  if (!seat) return tl::unexpected(seat.error());
  Hand hand{*seat, {}};
  for (std::size_t i = 0; i < hand.tokens.size(); ++i) {
    const auto token = parse_token(words[2 + i]);
    if (!token) return tl::unexpected(token.error());
    hand.tokens[i] = *token;
  }
  if (!std::is_sorted(hand.tokens.begin(), hand.tokens.end()))
    return refuse("not-sorted", "a hand is written in the order 1 to 17, then *");
  return hand;
}

}  // namespace

std::string TwentyOne::to_text(const Move& move) {
  return std::visit(
      Overloaded{[](const Place& m) {
                   return concat("place ", twenty_one::to_text(m.face), ' ', twenty_one::to_text(m.square));
                 },
                 [](const Exchange& m) { return concat("exchange ", twenty_one::to_text(m.token)); },
                 [](const Pass&) { return std::string("pass"); }},
      move);
}

std::string TwentyOne::to_text(const Chance& chance) {
  return std::visit(Overloaded{[](const Start& c) { return concat("start ", index(c.seat)); },
                               [](const Hand& c) {
                                 std::string text = concat("hand ", index(c.seat));
                                 for (Token token : c.tokens) text += ' ' + twenty_one::to_text(token);
                                 return text;
                               },
                               [](const Draw& c) { return concat("draw ", twenty_one::to_text(c.token)); }},
                    chance);
}

Result<TwentyOne::Move> TwentyOne::parse_move(std::string_view text, Spelling) {
  const Words words = split_words(text);
  if (words.empty()) return refuse("no-action", "an action is place, exchange or pass");
  if (words[0] == "place") return parse_place(words);
  if (words[0] == "exchange") return parse_exchange(words);
  if (words[0] == "pass") return expect_words(words, 1, "pass").map([]() -> Move { return Pass{}; });
  return refuse("unknown-action", concat("an action is place, exchange or pass, not \"", words[0], '"'));
}

Result<TwentyOne::Chance> TwentyOne::parse_chance(std::string_view text) {
  const Words words = split_words(text);
  if (words.empty()) return refuse("no-chance", "a chance outcome is start, hand or draw");
  if (words[0] == "hand") return parse_hand(words);
  if (words[0] == "start") {
    if (auto ok = expect_words(words, 2, "start SEAT"); !ok) return tl::unexpected(ok.error());
    return parse_seat(words[1]).map([](Seat seat) -> Chance { return Start{seat}; });
  }
  if (words[0] == "draw") {
    if (auto ok = expect_words(words, 2, "draw TOKEN"); !ok) return tl::unexpected(ok.error());
    return parse_token(words[1]).map([](Token token) -> Chance { return Draw{token}; });
  }
  return refuse("unknown-chance", concat("a chance outcome is start, hand or draw, not \"", words[0], '"'));
}

}  // namespace tessera::twenty_one
