#include "games/one_oh_one/tokens.h"

#include <string>

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

}  // namespace

Message name_of(Token token) {
  return {Say::token, {{"colour", std::string(1, letter(token.colour()))}, {"number", token.number()}}};
}

Back back_of(Token token) { return kBackOf[token.index()]; }

const std::array<Token, kTokensPerBack>& candidates(Back back) { return kCandidates[index(back)]; }

}  // namespace tessera::one_oh_one
