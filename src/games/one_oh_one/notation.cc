#include "base/text.h"
#include "games/one_oh_one/game.h"

// The text of docs/record-format.md, and nothing but it: what is read back is written the same.

namespace tessera::one_oh_one {
namespace {

using Words = std::vector<std::string_view>;

std::string text_of(const Take& take) { return concat("take ", index(take.row) + 1); }
std::string text_of(const Place& place) { return concat("place ", name(place.cell)); }
std::string text_of(const Flip& flip) { return concat("flip ", index(flip.row) + 1); }
std::string text_of(const Start& start) { return concat("start ", index(start.seat)); }
std::string text_of(const Deal& deal) {
  std::string text = "deal";
  for (Token token : deal.box) text += concat(' ', name(token));
  return text;
}

// The words of a text in which single spaces separate them.
Result<Words> words_of(std::string_view text) {
  Words words = split_words(text);
  std::size_t length = words.empty() ? 0 : words.size() - 1;
  for (std::string_view word : words) length += word.size();
  if (length != text.size())
    return refuse("bad-spacing",
                  concat("single spaces separate the words, and none is at the ends: \"", text, '"'));
  if (words.empty()) words.emplace_back();
  return words;
}

Result<std::string_view> only_argument(const Words& words, std::string_view what) {
  if (words.size() == 2) return words[1];
  return refuse("wrong-words",
                concat(words[0], " is followed by ", what, ", not by ", words.size() - 1, " words"));
}

Result<Row> parse_row(const Words& words) {
  const auto word = only_argument(words, "one row, 1 to 5");
  if (!word) return tl::unexpected(word.error());
  const auto number = parse_int(*word);
  if (!number || *number < 1 || *number > static_cast<int>(kRows))
    return refuse("bad-row", concat('"', *word, "\" is no row of the box: they are 1 to 5"));
  return row_at(static_cast<std::size_t>(*number - 1));
}

Result<Cell> parse_only_cell(const Words& words) {
  return only_argument(words, "one cell, such as E5").and_then(parse_cell);
}

Result<Start> parse_start(const Words& words) {
  const auto word = only_argument(words, "one seat");
  if (!word) return tl::unexpected(word.error());
  const auto number = parse_int(*word);
  if (!number || *number < 0 || *number >= static_cast<int>(kMaxPlayers))
    return refuse("bad-seat", concat('"', *word, "\" is no seat: they are 0 to 3"));
  return Start{seat_at(static_cast<std::size_t>(*number))};
}

Result<Deal> parse_deal(const Words& words) {
  if (words.size() != kTokens + 1)
    return refuse("wrong-words", concat("a deal has 50 tokens, not ", words.size() - 1));
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

Result<OneOhOne::Move> OneOhOne::parse_move(std::string_view text, Spelling) {
  const auto words = words_of(text);
  if (!words) return tl::unexpected(words.error());
  const std::string_view action = words->front();
  if (action == "take") return parse_row(*words).map([](Row row) { return Move(Take{row}); });
  if (action == "flip") return parse_row(*words).map([](Row row) { return Move(Flip{row}); });
  if (action == "place") return parse_only_cell(*words).map([](Cell cell) { return Move(Place{cell}); });
  return refuse("unknown-action", concat('"', action, "\" is no action: write take, place or flip"));
}

Result<OneOhOne::Chance> OneOhOne::parse_chance(std::string_view text) {
  const auto words = words_of(text);
  if (!words) return tl::unexpected(words.error());
  const std::string_view event = words->front();
  if (event == "start") return parse_start(*words).map([](Start start) { return Chance(start); });
  if (event == "deal") return parse_deal(*words).map([](const Deal& deal) { return Chance(deal); });
  return refuse("unknown-chance", concat('"', event, "\" is no chance outcome: write start or deal"));
}

}  // namespace tessera::one_oh_one
