#include "bots/one_oh_one/casual.h"

#include "bots/one_oh_one/best_fit.h"

namespace tessera::one_oh_one {

OneOhOne::Move casual_move(const View& view, Rng& rng) {
  const auto& row = view.pub.face_up;
  return best_fit(view.pub, row ? std::get<Token>(view.sights[view.pub.front_of(*row)]) : Token(), rng);
}

}  // namespace tessera::one_oh_one
