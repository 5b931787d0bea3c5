#include "games/twenty_one/notation.h"

#include <algorithm>
#include <string>
#include <variant>

#include "base/text.h"
#include "games/twenty_one/game.h"
#include "games/twenty_one/messages.h"

namespace tessera::twenty_one {
namespace {

template <class... Fs>
struct Overloaded : Fs... {
  using Fs::operator()...;
};
template <class... Fs>
Overloaded(Fs...) -> Overloaded<Fs...>;

using Words = std::vector<std::string_view>;

Result<void> expect_words(const Words& words, std::size_t count, std::string_view form) {
  if (words.size() == count) return {};
  return refuse(Say::bad_form, {{"word", words.front()}, {"form", form}});
}

// A token without a square or a square without a token: what a hurried player types.
tl::unexpected<Message> refuse_half(std::string_view half) {
  if (half == "*") return refuse(Say::which_number);
  if (parse_square(half)) return refuse(Say::which_token, {{"square", half}});
  if (const auto face = parse_face(half); !face) return tl::unexpected(face.error());
  return refuse(Say::which_square, {{"token", half}});
}

Result<Move> parse_place(const Words& words) {
  if (words.size() == 2) return refuse_half(words[1]);
  if (auto ok = expect_words(words, 3, "place TOKEN SQUARE"); !ok) return tl::unexpected(ok.error());
  const auto face = parse_face(words[1]);
  if (!face) return tl::unexpected(face.error());
  const auto square = parse_square(words[2]);
  if (!square) return refuse(Say::bad_square, {{"word", words[2]}});
  return Place{*face, *square};
}

Result<Move> parse_exchange(const Words& words) {
  if (auto ok = expect_words(words, 2, "exchange TOKEN"); !ok) return tl::unexpected(ok.error());
  return parse_token(words[1]).map([](Token token) -> Move { return Exchange{token}; });
}

Result<Chance> parse_hand(const Words& words) {
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
    return refuse(Say::not_sorted, {{"most", kLargestNumber}});
  return hand;
}

}  // namespace

std::string_view direction_name(Direction direction) {
  switch (direction) {
    case Direction::row:
      return "row";
    case Direction::column:
      return "column";
    case Direction::falling:
      return "falling";
    default:
      return "rising";
  }
}

std::string to_text(Square square) {
  return concat(static_cast<char>('A' + column_of(square)), row_of(square) + 1);
}

std::string to_text(Token token) { return token == Token::star ? "*" : concat(static_cast<int>(token)); }

std::string to_text(Face face) { return face.is_star() ? concat('*', face.value()) : concat(face.value()); }

std::string to_text(Pile pile) {
  std::string text;
  pile.for_each_kind([&](Token token) {
    for (int i = 0; i < pile.count(token); ++i) text += concat(text.empty() ? "" : " ", to_text(token));
  });
  return text;
}

std::optional<Square> parse_square(std::string_view word) {
  if (word.size() < 2) return std::nullopt;
  const int column = word.front() - 'A';
  const auto row = parse_int(word.substr(1));
  if (column < 0 || column >= kLargestBoard || !row || *row < 1 || *row > kLargestBoard) return std::nullopt;
  return square_at(*row - 1, column);
}

Result<Token> parse_token(std::string_view word) {
  if (word == "*") return Token::star;
  const auto number = parse_int(word);
  if (number && *number >= 1 && *number <= kLargestNumber) return number_token(*number);
  return refuse(Say::bad_token, {{"most", kLargestNumber}, {"word", word}});
}

Result<Face> parse_face(std::string_view word) {
  if (!word.starts_with('*')) return parse_token(word).map([](Token token) { return Face::number(token); });
  const auto declared = parse_int(word.substr(1));
  if (declared && *declared >= 1 && *declared <= kGoal) return Face::star(*declared);
  return refuse(Say::bad_star, {{"most", kGoal}, {"word", word}});
}

Result<Seat> parse_seat(std::string_view word) {
  const auto number = parse_int(word);
  if (number && *number >= 0 && *number < kMaxPlayers) return seat_at(static_cast<std::size_t>(*number));
  return refuse(Say::bad_seat, {{"last", kMaxPlayers - 1}, {"word", word}});
}

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

Result<Move> TwentyOne::parse_move(std::string_view text, Spelling) {
  const Words words = split_words(text);
  if (words.empty()) return refuse(Say::no_action);
  if (words[0] == "place") return parse_place(words);
  if (words[0] == "exchange") return parse_exchange(words);
  if (words[0] == "pass") return expect_words(words, 1, "pass").map([]() -> Move { return Pass{}; });
  return refuse(Say::unknown_action, {{"word", words[0]}});
}

Result<Chance> TwentyOne::parse_chance(std::string_view text) {
  const Words words = split_words(text);
  if (words.empty()) return refuse(Say::no_chance);
  if (words[0] == "hand") return parse_hand(words);
  if (words[0] == "start") {
    if (auto ok = expect_words(words, 2, "start SEAT"); !ok) return tl::unexpected(ok.error());
    return parse_seat(words[1]).map([](Seat seat) -> Chance { return Start{seat}; });
  }
  if (words[0] == "draw") {
    if (auto ok = expect_words(words, 2, "draw TOKEN"); !ok) return tl::unexpected(ok.error());
    return parse_token(words[1]).map([](Token token) -> Chance { return Draw{token}; });
  }
  return refuse(Say::unknown_chance, {{"word", words[0]}});
}

}  // namespace tessera::twenty_one
