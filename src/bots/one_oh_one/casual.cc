#include "bots/one_oh_one/casual.h"

#include "bots/one_oh_one/best_fit.h"

namespace tessera::one_oh_one {

OneOhOne::Move casual_move(const View& view, Rng& rng) {
  std::optional<Token> face_up;
  if (const auto row = view.pub.face_up) face_up = std::get<Token>(view.sights[view.pub.front_of(*row)]);
  return best_fit(view.pub, face_up, rng);
}

}  // namespace tessera::one_oh_one
