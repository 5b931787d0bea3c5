#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "games/twenty_one/game.h"
#include "games/twenty_one/notation.h"
#include "games/twenty_one/scoring.h"

// The same things as plain data, for pages: docs/view-data.md.

namespace tessera::twenty_one {
namespace {

using Fields = Data::Fields;
using List = Data::List;

std::string_view phase_name(Phase phase) {
  static constexpr std::string_view kPhaseNames[] = {"lot", "deal", "turn", "refill", "exchange", "over"};
  return kPhaseNames[static_cast<std::size_t>(phase)];
}

Data options_data(const Config& config) {
  return tessera::options_data(TwentyOne::spec(),
                               std::array{static_cast<int>(config.board), static_cast<int>(config.lines),
                                          static_cast<int>(config.teams)});
}

// The face-up runs that a token on this empty square would join.
Data lines_data(const Board& board, Square square) {
  List lines;
  for (const Direction d : kDirections) {
    List tokens;
    board.for_each_in_runs(square, d, [&](Square s) { tokens.emplace_back(to_text(s)); });
    if (!tokens.empty())
      lines.push_back(Fields{{"direction", direction_name(d)},
                             {"sum", board.runs_total(square, d)},
                             {"squares", std::move(tokens)}});
  }
  return lines;
}

std::vector<std::string> token_texts(Pile pile) {
  std::vector<std::string> tokens;
  pile.for_each_kind([&](Token token) {
    tokens.insert(tokens.end(), static_cast<std::size_t>(pile.count(token)), to_text(token));
  });
  return tokens;
}

Data pile_data(Pile pile) {
  const std::vector<std::string> tokens = token_texts(pile);
  return List(tokens.begin(), tokens.end());
}

// A square: what is printed there and what it is worth to the viewer, then the
// token that lies there, or the number that would make 21 (nothing where none fits).
Data square_data(const Public& pub, Viewer viewer, Square square) {
  const Mark mark = pub.layout().mark(square);
  Fields fields{{"square", to_text(square)}, {"points", points_on(mark, viewer)}};
  if (is_colour(mark)) fields.emplace_back("colour", colour_name(static_cast<Seat>(mark)));
  if (is_marked(mark)) fields.emplace_back("marked", points_on(mark, viewer));
  if (pub.board.is_taken(square)) {
    const Piece piece = pub.board.piece(square);
    fields.emplace_back("token", to_text(piece.face()));
    fields.emplace_back("value", piece.value());
    fields.emplace_back("star", piece.face().is_star());
    fields.emplace_back("owner", piece.owner());
    fields.emplace_back("face_down", pub.board.is_face_down(square));
  } else if (pub.board.is_touched(square)) {
    const int limit = pub.board.limit(square);
    fields.emplace_back("limit", limit > 0 ? Data(limit) : Data());
    fields.emplace_back("beside_face_down", pub.board.is_beside_face_down(square));
    fields.emplace_back("lines", lines_data(pub.board, square));
  }
  return fields;
}

Data board_data(const Public& pub, Viewer viewer) {
  List squares;
  pub.layout().squares(pub.config.players).for_each([&](std::size_t i) {
    squares.push_back(square_data(pub, viewer, static_cast<Square>(i)));
  });
  return Fields{{"columns", pub.layout().size},
                {"rows", pub.layout().rows(pub.config.players)},
                {"squares", std::move(squares)}};
}

// At the end what is left has been taken off the score.
Data seat_data(const Public& pub, Seat seat) {
  const Pile left = pub.left[index(seat)];
  const int lost = pub.turn().is_over() ? total(left) : 0;
  return Fields{{"seat", seat},
                {"score", pub.scores[index(seat)] - lost},
                {"earned", int{pub.scores[index(seat)]}},
                {"team", pub.config.teams ? Data(team_of(seat)) : Data()},
                {"colour", colour_name(seat)},
                {"start_square", to_text(pub.start_square(seat))},
                {"hand_size", pub.hand_size(seat)},
                {"stock_size", pub.stock_size(seat)},
                {"left", pile_data(left)},
                {"left_total", total(left)}};
}

// What the last seat to act did, as everybody saw it; before that, who begins.
Data last_event_data(const Public& pub) {
  const LastTurn& last = pub.last;
  const Seat seat = last.seat;
  switch (last.kind) {
    case LastTurn::Kind::none:
      break;
    case LastTurn::Kind::place: {
      const Face face = pub.board.piece(last.square).face();
      return Fields{{"seat", seat},
                    {"action", "place"},
                    {"token", to_text(face.token())},
                    {"value", face.value()},
                    {"square", to_text(last.square)},
                    {"points", int{last.points}}};
    }
    case LastTurn::Kind::exchange:
      return Fields{{"seat", seat}, {"action", "exchange"}, {"token", Data()}};
    case LastTurn::Kind::pass:
      return Fields{{"seat", seat}, {"action", "pass"}};
  }
  if (pub.phase == Phase::lot) return {};
  return Fields{{"seat", Data()}, {"action", "start"}, {"starting_seat", pub.starter}};
}

// Why the game is over: somebody has placed their last token, nobody can place any, or nobody did for
// too many rounds.
Data ending_data(const Public& pub) {
  if (!pub.turn().is_over()) return {};
  for (const Seat seat : seats(pub.config.players))
    if (pub.left[index(seat)].empty()) return Fields{{"kind", "went_out"}, {"seat", seat}};
  return Fields{{"kind", pub.idle_rounds >= kIdleRounds ? "idle" : "nobody_can_place"}, {"seat", Data()}};
}

// What each team has, by its number; nothing where everybody plays alone.
Data team_scores(const Public& pub, const Outcome& outcome) {
  if (!pub.config.teams) return {};
  std::array<std::int32_t, 2> scores{};
  for (const Seat seat : seats(pub.config.players))
    scores[static_cast<std::size_t>(team_of(seat))] += outcome.scores[index(seat)];
  return List(scores.begin(), scores.end());
}

Data result_data(const Public& pub) {
  if (!pub.turn().is_over()) return {};
  const Outcome outcome = outcome_of(pub);
  Fields result = result_fields(outcome);
  result.emplace_back("teams", team_scores(pub, outcome));
  return result;
}

}  // namespace

std::vector<std::string> TwentyOne::hand(const View& view) { return token_texts(view.hand); }

Data TwentyOne::to_data(const View& view) {
  const Public& pub = view.pub;
  List seat_list;
  for (Seat seat : seats(pub.config.players)) seat_list.push_back(seat_data(pub, seat));
  const bool seated = view.viewer.is_seat();
  return Fields{{"game", spec().name},
                {"players", pub.config.players},
                {"options", options_data(pub.config)},
                {"viewer", seat_or_nothing(view.viewer)},
                {"phase", phase_name(pub.phase)},
                {"turn", seat_or_nothing(pub.turn())},
                {"round", round(view)},
                {"seats", std::move(seat_list)},
                {"starting_seat", pub.phase == Phase::lot ? Data() : Data(pub.starter)},
                {"goal", kGoal},
                {"scoring", pub.round >= kFirstScoringRound},
                {"idle_rounds", int{pub.idle_rounds}},
                {"board", board_data(pub, view.viewer)},
                {"hand", seated ? pile_data(view.hand) : Data()},
                {"aside", seated ? pile_data(view.aside) : Data()},
                {"last_event", last_event_data(pub)},
                {"ending", ending_data(pub)},
                {"result", result_data(pub)}};
}

}  // namespace tessera::twenty_one
