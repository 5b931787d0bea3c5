#pragma once

#include "core/any_game.h"
#include "terminal/canvas.h"
#include "terminal/lexio/picture.h"
#include "terminal/one_oh_one/picture.h"
#include "terminal/picture.h"
#include "terminal/twenty_one/picture.h"

namespace tessera::terminal {

using lexio::draw;
using one_oh_one::draw;
using twenty_one::draw;

// What the viewer may see, whichever game it is.
Picture draw(const AnyView& view, const Canvas& canvas = {});

}  // namespace tessera::terminal
