#include "games/one_oh_one/sight.h"

#include <variant>

namespace tessera::one_oh_one {
Shown shown(const Public& pub, std::size_t place) {
  const Row row = row_at(place / kRowLength);
  const std::size_t depth = place % kRowLength;
  const std::size_t front = pub.taken[index(row)];
  if (depth < front || (depth == front && pub.face_up == row)) return Shown::face;
  if (depth == front || pub.config.backs == Backs::all) return Shown::back;
  return Shown::nothing;
}

Sights sights_of(const State& state) {
  Sights sights;
  for (std::size_t i = 0; i < kTokens; ++i) {
    const Token token = state.box[i];
    if (!token.exists()) continue;  // nothing is dealt yet
    const Shown what = shown(state.pub, i);
    if (what == Shown::face)
      sights[i] = token;
    else if (what == Shown::back)
      sights[i] = back_of(token);
  }
  return sights;
}

Bits<kTokens> come_to_light(const Sights& sights) {
  Bits<kTokens> light;
  for (const Sight& sight : sights)
    if (const auto* token = std::get_if<Token>(&sight)) light.set(token->index());
  return light;
}

Suspects suspects(Back back, const Bits<kTokens>& light) {
  Suspects hidden;
  for (Token token : candidates(back))
    if (!light.test(token.index())) hidden.push_back(token);
  return hidden;
}

Token token_of_last_move(const View& view) {
  const Public& pub = view.pub;
  const LastMove& last = *pub.last_move;
  if (std::holds_alternative<Take>(last.move)) return pub.hand;
  if (const auto* place = std::get_if<Place>(&last.move)) {
    const bool in_second_grid = pub.config.is_solo() && pub.placed > Grid::kMaxTokens;
    return pub.grids[in_second_grid ? 1 : index(last.seat)].at(place->cell);
  }
  return std::get<Token>(view.sights[pub.front_of(std::get<Flip>(last.move).row)]);
}

}  // namespace tessera::one_oh_one
