#include "games/twenty_one/game.h"
namespace tessera::twenty_one {
Picture TwentyOne::draw(const View&) { return {}; }
}  // namespace tessera::twenty_one
