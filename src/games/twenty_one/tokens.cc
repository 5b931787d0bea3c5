#include "games/twenty_one/tokens.h"

#include <algorithm>

namespace tessera::twenty_one {

int total(Pile pile) {
  int sum = 0;
  pile.for_each_kind([&](Token token) { sum += worth(token) * pile.count(token); });
  return sum;
}

template <class Random>
Token draw_from(Pile& pile, Random& random) {
  auto skip = static_cast<int>(random.below(static_cast<std::uint32_t>(pile.size())));
  for (int kind = 1;; ++kind) {
    const auto token = static_cast<Token>(kind);
    skip -= pile.count(token);
    if (skip < 0) {
      pile.remove(token);
      return token;
    }
  }
}
template Token draw_from(Pile&, Rng&);
template Token draw_from(Pile&, StreamRng&);

template <class Random>
std::array<Token, 3> draw_first_hand(Pile pile, Random& random) {
  for (;;) {
    Pile rest = pile;
    std::array<Token, 3> hand{};
    for (Token& token : hand) token = draw_from(rest, random);
    std::sort(hand.begin(), hand.end());
    if (is_low(hand.front())) return hand;
  }
}
template std::array<Token, 3> draw_first_hand(Pile, Rng&);
template std::array<Token, 3> draw_first_hand(Pile, StreamRng&);

}  // namespace tessera::twenty_one
