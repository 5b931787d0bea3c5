#include "terminal/canvas.h"

#include "words/letters.h"

namespace tessera::terminal {

std::string Canvas::titled(Seat seat, Viewer viewer) const {
  const bool own = seated && viewer == seat && words::folded(name(seat)) != words::folded(say(Say::you));
  return own ? say(Message(Say::with_you, {{"name", name(seat)}})) : name(seat);
}

}  // namespace tessera::terminal
