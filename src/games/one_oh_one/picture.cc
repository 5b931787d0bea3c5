#include "games/one_oh_one/game.h"
namespace tessera::one_oh_one {
Picture OneOhOne::draw(const View&) { return {}; }
}  // namespace tessera::one_oh_one
