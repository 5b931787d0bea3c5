#include "base/text.h"
#include "games/twenty_one/tokens.h"
#include "terminal/twenty_one/parts.h"

namespace tessera::terminal::twenty_one {
namespace {

// At the end after what is lost.
int score_shown(const Public& pub, Seat seat) {
  const int scored = pub.scores[index(seat)];
  return pub.turn().is_over() ? scored - total(pub.left[index(seat)]) : scored;
}

}  // namespace

void add_score(Picture& picture, const View& view, Seat seat, const Canvas& canvas,
               std::size_t name_columns) {
  const bool acts = view.pub.turn() == Turn::of(seat);
  const std::string name = shortened(canvas.called(seat, view.viewer), name_columns);
  picture.add(acts ? ">" : " ", kAccent);
  picture.add(concat(colour_letter(seat), ' ', padded(name, name_columns)),
              colour_ink(seat, Ink::Fill::text, acts));
  picture.add(right_aligned(concat(score_shown(view.pub, seat)), 4), kBold);
}

std::string holdings(const Public& pub, Seat seat, const Canvas& canvas) {
  const int left = total(pub.left[index(seat)]);
  if (pub.turn().is_over())
    return canvas.say(
        Message(Say::final_holdings, {{"scored", concat(pub.scores[index(seat)])}, {"left", concat(left)}}));
  return canvas.say(
      Message(Say::holdings,
              {{"hand", pub.hand_size(seat)}, {"stock", pub.stock_size(seat)}, {"left", concat(left)}}));
}

std::vector<std::string> team_scores(const Public& pub) {
  if (!pub.config.teams) return {};
  std::vector<std::string> names(2);
  std::vector<int> scores(2);
  for (Seat seat : seats(pub.config.players)) {
    const auto team = static_cast<std::size_t>(team_of(seat));
    names[team] += concat(names[team].empty() ? "" : "+", colour_letter(seat));
    scores[team] += score_shown(pub, seat);
  }
  return {concat(names[0], ' ', scores[0]), concat(names[1], ' ', scores[1])};
}

}  // namespace tessera::terminal::twenty_one
