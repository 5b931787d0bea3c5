#include <optional>

#include "games/lexio/data.h"
#include "games/lexio/game.h"
#include "games/lexio/names.h"

// What the viewer can do, the way a person looks for it: first a kind, then the tiles.

namespace tessera::lexio {
namespace {

Data play_data(const Combination& combination) {
  return Data::Fields{{"tiles", tiles_data(combination.tiles)},
                      {"name", to_data(name_of(combination))},
                      {"move", Lexio::to_text(Move::play(combination.tiles))}};
}

}  // namespace

// Legal moves are listed kind by kind, weakest kind first.
Data Lexio::choices(const View& view) {
  if (view.viewer.is_onlooker() || turn(view) != Turn::of(view.viewer.seat())) return {};
  Data::List groups;
  Data::List plays;
  std::optional<Kind> kind;
  bool pass = false;
  const auto end_group = [&] {
    if (!kind) return;
    groups.push_back(Data::Fields{{"kind", identifier(*kind)}, {"plays", std::move(plays)}});
    plays.clear();
  };
  for (const Move& move : legal(view)) {
    if (move.is_pass()) {
      pass = true;
      continue;
    }
    const Combination combination = *recognise(move.tiles(), view.pub.config);
    if (combination.kind() != kind) {
      end_group();
      kind = combination.kind();
    }
    plays.push_back(play_data(combination));
  }
  end_group();
  return Data::Fields{{"action", "play"}, {"pass", pass}, {"groups", std::move(groups)}};
}

}  // namespace tessera::lexio
