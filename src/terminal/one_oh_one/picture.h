#pragma once

#include "games/one_oh_one/game.h"
#include "terminal/canvas.h"
#include "terminal/picture.h"

namespace tessera::terminal::one_oh_one {

using namespace tessera::one_oh_one;

Picture draw(const View& view, const Canvas& canvas = {});

}  // namespace tessera::terminal::one_oh_one
