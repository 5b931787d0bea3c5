#include "arena/dealer.h"

#include "base/random.h"

namespace tessera::arena {

Happened Dealer::draw(AnyState& state, Audience audience) {
  const auto seat = state.drawer();
  const std::size_t stream = seat ? index(*seat) : kTable;
  Rng rng(derive_seed(derive_seed(seed_, stream), drawn_[stream]++));
  return state.draw(rng, audience);
}

}  // namespace tessera::arena
