#include "bots/one_oh_one/greedy.h"

namespace tessera::one_oh_one {

OneOhOne::Move greedy_move(const View& view, Rng& rng) { return rng.pick(OneOhOne::legal(view)); }

}  // namespace tessera::one_oh_one
