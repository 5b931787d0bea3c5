#include "base/text.h"
#include "games/lexio/game.h"
#include "games/lexio/notation.h"
#include "games/lexio/rules.h"

namespace tessera::lexio {
namespace {

Data number(std::size_t n) { return static_cast<int>(n); }
Data seat_data(Seat seat) { return number(index(seat)); }

Data tiles_data(TileSet tiles) {
  Data::List list;
  for (Tile tile : tiles) list.emplace_back(to_text(tile));
  return list;
}

std::string_view key(Kind kind) { return kind == Kind::straight_flush ? "straight_flush" : name(kind); }

Data combination_data(const Combination& combination) {
  return Data::Fields{{"kind", key(combination.kind())},
                      {"name", describe(combination)},
                      {"tiles", tiles_data(combination.tiles)}};
}

std::string_view key(Phase phase) {
  static constexpr std::string_view kKeys[] = {"dealing", "playing", "over"};
  return kKeys[static_cast<std::size_t>(phase)];
}

Data turn_data(const Public& pub) { return pub.phase == Phase::playing ? seat_data(pub.to_move) : Data{}; }

Data last_move_data(const std::optional<Move>& move, const Config& config) {
  if (!move) return {};
  if (move->is_pass()) return Lexio::to_data(*move);
  return Data::Fields{{"action", "play"},
                      {"combination", combination_data(*recognise(move->tiles(), config))}};
}

Data seats_data(const Public& pub) {
  Data::List list;
  for (Seat seat : seats(pub.config.players)) {
    const std::size_t i = index(seat);
    list.push_back(Data::Fields{
        {"seat", seat_data(seat)},
        {"chips", pub.chips[i]},
        {"tiles", int{pub.tiles_left[i]}},
        {"last_move", last_move_data(pub.last_moves[i], pub.config)},
    });
  }
  return list;
}

Data table_data(const Public& pub) {
  if (pub.leading()) return {};
  return Data::Fields{{"owner", seat_data(pub.owner)}, {"combination", combination_data(pub.table)}};
}

Data last_round_data(const RoundEnd& end, const std::array<std::int32_t, kMaxSeats>& chips) {
  Data::List seats_list;
  for (Seat seat : seats(end.players)) {
    const std::size_t i = index(seat);
    seats_list.push_back(Data::Fields{{"seat", seat_data(seat)},
                                      {"tiles", int{end.tiles[i]}},
                                      {"twos", int{end.twos[i]}},
                                      {"gain", chips[i] - end.chips[i]}});
  }
  Data::List paid;
  for (const Payment& payment : payments(end))
    paid.push_back(Data::Fields{{"from", seat_data(payment.from)},
                                {"to", seat_data(payment.to)},
                                {"owed", payment.owed},
                                {"paid", payment.paid}});
  return Data::Fields{{"winner", seat_data(end.winner)}, {"seats", seats_list}, {"payments", paid}};
}

Data result_data(const Public& pub) {
  if (pub.phase != Phase::over) return {};
  Data::List scores;
  for (Seat seat : seats(pub.config.players)) scores.emplace_back(pub.chips[index(seat)]);
  Data::List winners;
  for (Seat seat : leaders(pub)) winners.push_back(seat_data(seat));
  return Data::Fields{{"scores", scores}, {"winners", winners}};
}

// What each legal move is, in the order of legal(): a move alone can't tell,
// because 10-11-12-13-1 is a straight only where 13 is the highest number.
Data legal_kinds(const View& view) {
  Data::List list;
  for (const Move& move : Lexio::legal(view))
    list.emplace_back(move.is_pass() ? "pass" : key(recognise(move.tiles(), view.pub.config)->kind()));
  return list;
}

}  // namespace

Data Lexio::to_data(const Move& move) {
  if (move.is_pass()) return Data::Fields{{"action", "pass"}};
  return Data::Fields{{"action", "play"}, {"tiles", tiles_data(move.tiles())}};
}

Data Lexio::to_data(const View& view) {
  const Public& pub = view.pub;
  const Config& config = pub.config;
  const bool playing = pub.phase == Phase::playing;
  return Data::Fields{
      {"game", spec().name},
      {"players", int{config.players}},
      {"viewer", seat_data(view.viewer.seat())},
      {"options", Data::Fields{{"rulebook", config.rulebook == Rulebook::french ? "french" : "publisher"},
                               {"rounds", int{config.rounds}},
                               {"chips", config.chips}}},
      {"highest_number", highest_number(config.players)},
      {"phase", key(pub.phase)},
      {"turn", turn_data(pub)},
      {"leading", playing && pub.leading()},
      {"round", int{pub.round}},
      {"opener", playing ? seat_data(pub.opener) : Data{}},
      {"seats", seats_data(pub)},
      {"table", table_data(pub)},
      {"hand", tiles_data(view.hand)},
      {"legal_kinds", legal_kinds(view)},
      {"played", tiles_data(pub.played)},
      {"unseen", playing ? tiles_data(all_tiles(config.players) - pub.played - view.hand) : Data{}},
      {"last_round", pub.last_round ? last_round_data(*pub.last_round, pub.chips) : Data{}},
      {"result", result_data(pub)},
  };
}

}  // namespace tessera::lexio
