#include "arena/dealer.h"

#include <optional>

#include "base/random.h"
#include "base/text.h"

namespace tessera::arena {
namespace {

bool is_shown(const AnyState& state, const std::string& event, Seat seat) {
  return state.told_chance(event, seat) == std::vector<std::string>{concat("~ ", event)};
}

// The only seat that is shown the event, where there is one.
std::optional<Seat> drawer(const AnyState& state, const std::string& event) {
  std::optional<Seat> found;
  for (Seat seat : seats(state.players())) {
    if (!is_shown(state, event, seat)) continue;
    if (found) return std::nullopt;
    found = seat;
  }
  return found;
}

}  // namespace

std::string Dealer::sample(const AnyState& state, std::size_t stream) const {
  Rng rng(derive_seed(derive_seed(seed_, stream), drawn_[stream]));
  return state.sample(rng);
}

std::string Dealer::next(const AnyState& state) {
  std::string event = sample(state, kTable);
  std::size_t stream = kTable;
  if (const auto seat = drawer(state, event)) {
    stream = index(*seat);
    event = sample(state, stream);
  }
  ++drawn_[stream];
  return event;
}

}  // namespace tessera::arena
