#include "games/twenty_one/tokens.h"

#include <algorithm>

namespace tessera::twenty_one {

int total(Pile pile) {
  int sum = 0;
  pile.for_each_kind([&](Token token) { sum += worth(token) * pile.count(token); });
  return sum;
}

Token draw_from(Pile& pile, Rng& rng) {
  auto skip = static_cast<int>(rng.below(static_cast<std::uint32_t>(pile.size())));
  for (int kind = 1;; ++kind) {
    const auto token = static_cast<Token>(kind);
    skip -= pile.count(token);
    if (skip < 0) {
      pile.remove(token);
      return token;
    }
  }
}

std::array<Token, 3> draw_first_hand(Pile pile, Rng& rng) {
  for (;;) {
    Pile rest = pile;
    std::array<Token, 3> hand{};
    for (Token& token : hand) token = draw_from(rest, rng);
    std::sort(hand.begin(), hand.end());
    if (is_low(hand.front())) return hand;
  }
}

}  // namespace tessera::twenty_one
