#include "games/one_oh_one/token.h"

#include "base/text.h"

namespace tessera::one_oh_one {
namespace {

using Candidates = std::array<Token, kTokensPerBack>;

consteval Candidates tokens_behind(const BackFacts& back) {
  Candidates tokens;
  std::size_t size = 0;
  const int first = back.high ? 6 : 1;
  for (int parity : {0, 1})
    for (int number = first; number < first + 5; ++number)
      if (number % 2 == parity) tokens[size++] = Token(parity == 0 ? back.even : back.odd, number);
  return tokens;
}

constexpr auto kCandidates = []() consteval {
  std::array<Candidates, kBacks> all;
  for (std::size_t i = 0; i < kBacks; ++i) all[i] = tokens_behind(kBackTable[i]);
  return all;
}();

constexpr auto kBackOf = [] {
  std::array<Back, kTokens> backs{};
  for (std::size_t i = 0; i < kBacks; ++i)
    for (Token token : kCandidates[i]) backs[token.index()] = static_cast<Back>(i);
  return backs;
}();

}  // namespace

Back back_of(Token token) { return kBackOf[token.index()]; }

const std::array<Token, kTokensPerBack>& candidates(Back back) { return kCandidates[index(back)]; }

std::string name(Token token) { return concat(letter(token.colour()), token.number()); }

std::string name(Back back) {
  const BackFacts& facts = one_oh_one::facts(back);
  return concat(facts.high ? "high:" : "low:", letter(facts.even), letter(facts.odd));
}

Result<Token> parse_token(std::string_view word) {
  constexpr std::string_view kLetters = "BGOPR";
  const std::size_t colour = word.empty() ? std::string_view::npos : kLetters.find(word.front());
  const auto number = colour == std::string_view::npos ? std::nullopt : parse_int(word.substr(1));
  if (!number || *number < 1 || *number > kNumbers)
    return refuse("bad-token", concat('"', word, "\" is no token: write a colour B, G, O, P or R and a ",
                                      "number from 1 to 10, such as B7"));
  return Token(static_cast<Colour>(colour), *number);
}

Result<Back> parse_back(std::string_view word) {
  for (std::size_t i = 0; i < kBacks; ++i)
    if (const auto back = static_cast<Back>(i); name(back) == word) return back;
  return refuse("bad-back",
                concat('"', word, "\" is no back: write its half and the colours of its even and ",
                       "odd numbers, such as low:PG"));
}

}  // namespace tessera::one_oh_one
