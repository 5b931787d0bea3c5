#pragma once

#include "games/twenty_one/game.h"
#include "terminal/canvas.h"
#include "terminal/picture.h"

namespace tessera::terminal::twenty_one {

using namespace tessera::twenty_one;

Picture draw(const View& view, const Canvas& canvas = {});

}  // namespace tessera::terminal::twenty_one
