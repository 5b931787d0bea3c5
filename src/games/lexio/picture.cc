#include "games/lexio/game.h"
namespace tessera::lexio {
Picture Lexio::draw(const View&) { return {}; }
}  // namespace tessera::lexio
