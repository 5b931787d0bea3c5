#pragma once

#include "core/data.h"
#include "games/lexio/tiles.h"

namespace tessera::lexio {

Data tiles_data(TileSet tiles);  // ["3c", "7s"], in canonical order

}  // namespace tessera::lexio
