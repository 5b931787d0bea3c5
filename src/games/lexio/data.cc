#include "games/lexio/data.h"

#include <array>

#include "games/lexio/game.h"
#include "games/lexio/names.h"
#include "games/lexio/notation.h"
#include "games/lexio/rules.h"

namespace tessera::lexio {
namespace {

Data combination_data(const Combination& combination) {
  return Data::Fields{{"kind", identifier(combination.kind())},
                      {"name", to_data(name_of(combination))},
                      {"tiles", tiles_data(combination.tiles)}};
}

std::string_view phase_name(Phase phase) {
  static constexpr std::string_view kPhaseNames[] = {"deal", "turn", "over"};
  return kPhaseNames[static_cast<std::size_t>(phase)];
}

Data options_data(const Config& config) {
  return tessera::options_data(
      Lexio::spec(), std::array{static_cast<int>(config.rulebook), int{config.rounds}, config.chips});
}

Data::Fields move_fields(const Move& move, const Config& config) {
  if (move.is_pass()) return {{"action", "pass"}};
  return {{"action", "play"}, {"combination", combination_data(*recognise(move.tiles(), config))}};
}

Data last_move_data(const std::optional<Move>& move, const Config& config) {
  return move ? Data(move_fields(*move, config)) : Data();
}

Data seats_data(const Public& pub) {
  Data::List list;
  for (Seat seat : seats(pub.config.players)) {
    const std::size_t i = index(seat);
    list.push_back(Data::Fields{
        {"seat", seat},
        {"score", pub.chips[i]},
        {"hand_size", int{pub.hand_sizes[i]}},
        {"last_move", last_move_data(pub.last_moves[i], pub.config)},
    });
  }
  return list;
}

Data laid_data(TileSet tiles, Seat owner, const Config& config) {
  if (tiles.empty()) return {};
  return Data::Fields{{"owner", owner}, {"combination", combination_data(*recognise(tiles, config))}};
}

Data payment_data(const Payment& payment, const FinishedRound& end) {
  return Data::Fields{{"from", payment.from},
                      {"to", payment.to},
                      {"tiles", end.tiles(payment.from)},
                      {"less", end.tiles(payment.to)},
                      {"factor", end.factor(payment.from)},
                      {"owed", payment.owed},
                      {"paid", payment.paid}};
}

// Once it has ended, the next round is counted, unless there is none.
Data last_round_data(const Public& pub) {
  if (!pub.last_round) return {};
  const FinishedRound& end = *pub.last_round;
  Data::List seats_list;
  for (Seat seat : seats(end.players)) {
    const std::size_t i = index(seat);
    seats_list.push_back(Data::Fields{{"seat", seat},
                                      {"tiles", tiles_data(end.left[i])},
                                      {"twos", end.twos(seat)},
                                      {"gain", pub.chips[i] - end.chips[i]}});
  }
  Data::List paid;
  for (const Payment& payment : payments(end)) paid.push_back(payment_data(payment, end));
  return Data::Fields{{"round", pub.phase == Phase::over ? int{pub.round} : pub.round - 1},
                      {"winner", end.winner},
                      {"seats", seats_list},
                      {"payments", paid}};
}

// Weakest first: 3 and upwards, then 1 and 2.
Data numbers_data(int players) {
  Data::List numbers;
  for (Tile tile : all_tiles(players) & TileSet::of_suit(Suit::cloud)) numbers.emplace_back(tile.number());
  return numbers;
}

Data suits_data() {
  Data::List suits;
  for (Suit suit : {Suit::cloud, Suit::star, Suit::moon, Suit::sun}) suits.emplace_back(identifier(suit));
  return suits;
}

// Why the match is over: all rounds were played, or somebody has no chips left.
Data ending_data(const Public& pub) {
  if (pub.phase != Phase::over) return {};
  return Data::Fields{{"kind", pub.round == pub.config.rounds ? "rounds" : "chips"}};
}

// Whoever acted last sits before the seat to act, at the end of a round too; if that seat has
// not acted yet, the round was just dealt.
Data last_event_data(const Public& pub) {
  if (pub.phase == Phase::deal && !pub.last_round) return {};
  const auto players = static_cast<std::size_t>(pub.config.players);
  const std::size_t actor = (index(pub.to_act) + players - 1) % players;
  const std::optional<Move>& move = pub.last_moves[actor];
  if (!move) return Data::Fields{{"seat", Data()}, {"action", "deal"}};
  Data::Fields fields{{"seat", seat_at(actor)}};
  for (auto& field : move_fields(*move, pub.config)) fields.push_back(std::move(field));
  return fields;
}

Data result_data(const Public& pub) {
  if (pub.phase != Phase::over) return {};
  return result_fields(outcome_of(pub));
}

}  // namespace

Data tiles_data(TileSet tiles) {
  Data::List list;
  for (Tile tile : tiles) list.emplace_back(to_text(tile));
  return list;
}

std::vector<std::string> Lexio::hand(const View& view) {
  std::vector<std::string> tiles;
  for (const Tile tile : view.hand) tiles.push_back(lexio::to_text(tile));
  return tiles;
}

Data Lexio::to_data(const View& view) {
  const Public& pub = view.pub;
  const Config& config = pub.config;
  const bool playing = pub.phase == Phase::turn;
  return Data::Fields{
      {"game", spec().name},
      {"players", int{config.players}},
      {"options", options_data(config)},
      {"viewer", seat_or_nothing(view.viewer)},
      {"phase", phase_name(pub.phase)},
      {"turn", seat_or_nothing(turn(view))},
      {"round", round(view)},
      {"seats", seats_data(pub)},
      {"highest_number", highest_number(config.players)},
      {"numbers", numbers_data(config.players)},
      {"suits", suits_data()},
      {"leading", playing && pub.leading()},
      {"opener", playing ? Data(pub.opener) : Data{}},
      {"table", laid_data(pub.table.tiles, pub.owner, config)},
      {"previous", laid_data(pub.previous, pub.previous_owner, config)},
      {"hand", view.viewer.is_seat() ? tiles_data(view.hand) : Data{}},
      {"played", tiles_data(pub.played)},
      {"unseen", playing ? tiles_data(all_tiles(config.players) - pub.played - view.hand) : Data{}},
      {"last_round", last_round_data(pub)},
      {"last_event", last_event_data(pub)},
      {"ending", ending_data(pub)},
      {"result", result_data(pub)},
  };
}

}  // namespace tessera::lexio
