#include "games/one_oh_one/notation.h"

#include "base/text.h"
#include "games/one_oh_one/game.h"
#include "games/one_oh_one/messages.h"

// The text of docs/record-format.md, and nothing but it: what is read back is written the same.

namespace tessera::one_oh_one {

std::string to_text(Token token) { return concat(letter(token.colour()), token.number()); }

std::string to_text(Back back) {
  const BackFacts& facts = one_oh_one::facts(back);
  return concat(facts.high ? "high:" : "low:", letter(facts.even), letter(facts.odd));
}

std::string to_text(Cell cell) { return concat(column_letter(column_of(cell)), row_of(cell) + 1); }

Result<Token> parse_token(std::string_view word) {
  constexpr std::string_view kLetters = "BGOPR";
  const std::size_t colour = word.empty() ? std::string_view::npos : kLetters.find(word.front());
  const auto number = colour == std::string_view::npos ? std::nullopt : parse_int(word.substr(1));
  if (!number || *number < 1 || *number > kNumbers) return refuse(Say::bad_token, {{"word", word}});
  return Token(static_cast<Colour>(colour), *number);
}

Result<Back> parse_back(std::string_view word) {
  for (std::size_t i = 0; i < kBacks; ++i)
    if (const auto back = static_cast<Back>(i); to_text(back) == word) return back;
  return refuse(Say::bad_back, {{"word", word}});
}

Result<Cell> parse_cell(std::string_view word) {
  if (word.size() != 2 || word[0] < 'A' || word[0] > 'I' || word[1] < '1' || word[1] > '9')
    return refuse(Say::bad_cell, {{"word", word}});
  return cell_at(word[1] - '1', word[0] - 'A');
}

namespace {

using Words = std::vector<std::string_view>;

std::string text_of(const Take& take) { return concat("take ", number_of(take.row)); }
std::string text_of(const Place& place) { return concat("place ", to_text(place.cell)); }
std::string text_of(const Flip& flip) { return concat("flip ", number_of(flip.row)); }
std::string text_of(const Start& start) { return concat("start ", index(start.seat)); }
std::string text_of(const Deal& deal) {
  std::string text = "deal";
  for (Token token : deal.box) text += concat(' ', to_text(token));
  return text;
}

// At least one, which may be empty.
Words words_of(std::string_view text) {
  Words words = split_words(text);
  if (words.empty()) words.emplace_back();
  return words;
}

// The word after the action; `expected` says what it should have been.
Result<std::string_view> only_argument(const Words& words, Say expected) {
  if (words.size() == 2) return words[1];
  return refuse(expected, {{"action", words[0]}, {"number", words.size() - 1}});
}

Result<Row> parse_row(const Words& words) {
  const auto word = only_argument(words, Say::row_expected);
  if (!word) return tl::unexpected(word.error());
  const auto number = parse_int(*word);
  if (!number || *number < 1 || *number > static_cast<int>(kRows))
    return refuse(Say::bad_row, {{"word", *word}});
  return row_at(static_cast<std::size_t>(*number - 1));
}

Result<Cell> parse_only_cell(const Words& words) {
  return only_argument(words, Say::cell_expected).and_then(parse_cell);
}

Result<Start> parse_start(const Words& words) {
  const auto word = only_argument(words, Say::seat_expected);
  if (!word) return tl::unexpected(word.error());
  const auto number = parse_int(*word);
  if (!number || *number < 0 || *number >= static_cast<int>(kMaxPlayers))
    return refuse(Say::bad_seat, {{"word", *word}, {"last", kMaxPlayers - 1}});
  return Start{seat_at(static_cast<std::size_t>(*number))};
}

Result<Deal> parse_deal(const Words& words) {
  if (words.size() != kTokens + 1) return refuse(Say::bad_deal_size, {{"number", words.size() - 1}});
  Deal deal;
  for (std::size_t i = 0; i < kTokens; ++i) {
    const auto token = parse_token(words[i + 1]);
    if (!token) return tl::unexpected(token.error());
    deal.box[i] = *token;
  }
  return deal;
}

}  // namespace

std::string OneOhOne::to_text(const Move& move) {
  return std::visit([](const auto& m) { return text_of(m); }, move);
}

std::string OneOhOne::to_text(const Chance& chance) {
  return std::visit([](const auto& c) { return text_of(c); }, chance);
}

Result<Move> OneOhOne::parse_move(std::string_view text, Spelling) {
  const Words words = words_of(text);
  const std::string_view action = words.front();
  if (action == "take") return parse_row(words).map([](Row row) { return Move(Take{row}); });
  if (action == "flip") return parse_row(words).map([](Row row) { return Move(Flip{row}); });
  if (action == "place") return parse_only_cell(words).map([](Cell cell) { return Move(Place{cell}); });
  return refuse(Say::unknown_action, {{"word", action}});
}

Result<Chance> OneOhOne::parse_chance(std::string_view text) {
  const Words words = words_of(text);
  const std::string_view event = words.front();
  if (event == "start") return parse_start(words).map([](Start start) { return Chance(start); });
  if (event == "deal") return parse_deal(words).map([](const Deal& deal) { return Chance(deal); });
  return refuse(Say::unknown_chance, {{"word", event}});
}

}  // namespace tessera::one_oh_one
