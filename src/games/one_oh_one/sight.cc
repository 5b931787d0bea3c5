#include "games/one_oh_one/sight.h"

namespace tessera::one_oh_one {
namespace {

Sight sight_of(const State& state, Row row, std::size_t depth) {
  const Public& pub = state.pub;
  const Token token = state.box[place_of(row, depth)];
  const std::size_t front = pub.taken[index(row)];
  if (!token.exists()) return Unseen{};  // nothing is dealt yet
  if (depth < front || (depth == front && pub.face_up == row)) return token;
  if (depth == front || pub.config.backs == Backs::all) return back_of(token);
  return Unseen{};
}

}  // namespace

Sights sights_of(const State& state) {
  Sights sights;
  for (std::size_t i = 0; i < kTokens; ++i)
    sights[i] = sight_of(state, row_at(i / kRowLength), i % kRowLength);
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

}  // namespace tessera::one_oh_one
