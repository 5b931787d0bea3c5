#pragma once

#include "games/lexio/game.h"
#include "terminal/canvas.h"
#include "terminal/picture.h"

namespace tessera::terminal::lexio {

using namespace tessera::lexio;

Picture draw(const View& view, const Canvas& canvas = {});

}  // namespace tessera::terminal::lexio
