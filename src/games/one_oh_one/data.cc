#include "games/one_oh_one/game.h"
namespace tessera::one_oh_one {
Data OneOhOne::to_data(const Move&) { return {}; }
Data OneOhOne::to_data(const View&) { return {}; }
}  // namespace tessera::one_oh_one
