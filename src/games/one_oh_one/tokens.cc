#include "games/one_oh_one/tokens.h"

#include <algorithm>
#include <string>
#include <utility>

#include "games/one_oh_one/messages.h"

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

std::string colour_word(Token token) { return {letter(token.colour())}; }

// Tokens of one colour.
Message name_of_all(std::span<const Token> tokens) {
  if (tokens.size() == 1) return name_of(tokens.front());
  Argument::List numbers;
  for (const Token token : tokens) numbers.emplace_back(token.number());
  return {Say::tokens, {{"colour", colour_word(tokens.front())}, {"numbers", std::move(numbers)}}};
}

}  // namespace

Message name_of(Token token) {
  return {Say::token, {{"colour", colour_word(token)}, {"number", token.number()}}};
}

Message one_of(std::span<const Token> tokens) {
  assert(!tokens.empty());
  const auto other = std::find_if(tokens.begin(), tokens.end(),
                                  [&](Token token) { return token.colour() != tokens.front().colour(); });
  const auto alike = static_cast<std::size_t>(other - tokens.begin());
  if (alike == tokens.size()) return name_of_all(tokens);
  return {Say::either,
          {{"first", name_of_all(tokens.first(alike))}, {"second", name_of_all(tokens.subspan(alike))}}};
}

Back back_of(Token token) { return kBackOf[token.index()]; }

const std::array<Token, kTokensPerBack>& candidates(Back back) { return kCandidates[index(back)]; }

}  // namespace tessera::one_oh_one
