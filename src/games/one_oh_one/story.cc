#include "games/one_oh_one/game.h"
#include "games/one_oh_one/messages.h"
#include "games/one_oh_one/notation.h"
#include "games/one_oh_one/sight.h"

namespace tessera::one_oh_one {
namespace {

struct Story {
  Token token;  // that was taken, placed or flipped
  Token next;   // in classic the next one comes to light with a placement

  Message operator()(const Take& take) const {
    return {Say::took, {{"token", name_of(token)}, {"row", number_of(take.row)}}};
  }
  Message operator()(const Place& place) const {
    Message placed(next.exists() ? Say::placed_and_next : Say::placed,
                   {{"token", name_of(token)}, {"cell", to_text(place.cell)}});
    if (next.exists()) placed.add("next", name_of(next));
    return placed;
  }
  Message operator()(const Flip& flip) const {
    return {Say::flipped, {{"row", number_of(flip.row)}, {"token", name_of(token)}}};
  }
};

}  // namespace

// The view shows all that is told. What chance does, who begins and what stands in the
// box, needs no words: it lies on the table.
std::optional<Message> OneOhOne::story(const View& after, const std::vector<std::string>& /*told*/) {
  const auto& last = after.pub.last_move;
  if (!last) return std::nullopt;
  return std::visit(Story{token_of_last_move(after), after.pub.hand}, last->move);
}

}  // namespace tessera::one_oh_one
