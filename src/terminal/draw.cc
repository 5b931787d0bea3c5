#include "terminal/draw.h"

#include "core/erase.h"
#include "games/catalog.h"

namespace tessera::terminal {

Picture draw(const AnyView& view, const Canvas& canvas) {
  Picture picture;
  for_each_game([&]<Game G> {
    if (const auto* own = view_as<G>(view)) picture = draw(*own, canvas);
  });
  return picture;
}

}  // namespace tessera::terminal
