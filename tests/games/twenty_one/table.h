#pragma once

#include <algorithm>
#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.h"
#include "games/twenty_one/game.h"
#include "tests/support/said.h"

// Positions of 21, drawn.

namespace tessera::twenty_one::testing {

inline Square at(std::string_view text) { return parse_square(text).value(); }

inline Token token(std::string_view text) {
  return text == "*" ? Token::star : number_token(parse_int(text).value());
}

inline Pile pile(std::string_view text) {
  Pile tokens;
  for (std::string_view word : split_words(text)) tokens.add(token(word));
  return tokens;
}

inline Seat seat_of(char letter) { return seat_at(std::string_view("bpgy").find(letter)); }

inline TwentyOne::Move move(std::string_view text) { return TwentyOne::parse_move(text).value(); }
inline TwentyOne::Chance chance(std::string_view text) { return TwentyOne::parse_chance(text).value(); }

// A table in the middle of a game, blue to act in round 5 unless told otherwise.
// draw() lays tokens row by row with their upper left corner on a square: "b7"
// blue's 7, "p*12" pink's star declared 12, "b7#" face down, "." nothing. What
// lies on the table is no longer left to its owner.
class Table {
 public:
  explicit Table(Config config = {.players = 2}) : state_(TwentyOne::start(config)) {
    state_.pub.phase = Phase::turn;
    state_.pub.round = 5;
  }

  Table& draw(std::string_view corner, const std::vector<std::string_view>& rows) {
    const Square from = at(corner);
    for (std::size_t r = 0; r < rows.size(); ++r) {
      const auto cells = split_words(rows[r]);
      for (std::size_t c = 0; c < cells.size(); ++c)
        if (cells[c] != ".")
          lay(square_at(row_of(from) + static_cast<int>(r), column_of(from) + static_cast<int>(c)), cells[c]);
    }
    return *this;
  }
  Table& hand(int seat, std::string_view tokens) {
    const auto i = static_cast<std::size_t>(seat);
    state_.hands[i] = pile(tokens);
    state_.pub.hand_sizes[i] = static_cast<std::uint8_t>(state_.hands[i].size());
    return *this;
  }
  // All that is left to the seat, in hand and stock.
  Table& left(int seat, std::string_view tokens) {
    state_.pub.left[static_cast<std::size_t>(seat)] = pile(tokens);
    return *this;
  }
  Table& round(int round) {
    state_.pub.round = static_cast<std::uint16_t>(round);
    return *this;
  }
  Table& to_act(int seat) {
    state_.pub.to_act = seat_at(static_cast<std::size_t>(seat));
    return *this;
  }
  Table& starter(int seat) {
    state_.pub.starter = seat_at(static_cast<std::size_t>(seat));
    return *this;
  }
  Table& score(int seat, int points) {
    state_.pub.scores[static_cast<std::size_t>(seat)] = static_cast<std::int16_t>(points);
    return *this;
  }
  operator State() const { return state_; }  // NOLINT(google-explicit-constructor)

 private:
  void lay(Square square, std::string_view cell) {
    const Seat owner = seat_of(cell.front());
    const bool star = cell[1] == '*';
    const bool down = cell.back() == '#';
    cell.remove_prefix(star ? 2 : 1);
    if (down) cell.remove_suffix(1);
    const Face face = star ? Face::star(parse_int(cell).value()) : Face::number(token(cell));
    const Piece piece(face, owner);
    down ? state_.pub.board.place_face_down(square, piece) : state_.pub.board.place_face_up(square, piece);
    state_.pub.left[index(owner)].remove(face.token());
  }
  State state_;
};

inline std::string refusal(const State& state, std::string_view text) {
  const auto no = TwentyOne::check(state, move(text));
  return no ? code_name(*no) : "";
}

// Plays events on; "~ " is chance's.
inline State after(State state, const std::vector<std::string_view>& events) {
  const auto happen = [&](const auto& event) {
    if (const auto no = TwentyOne::check(state, event)) {
      ADD_FAILURE() << TwentyOne::to_text(event) << ": " << said(*no);
      return;
    }
    TwentyOne::apply(state, event);
  };
  for (std::string_view event : events)
    event.starts_with("~ ") ? happen(chance(event.substr(2))) : happen(move(event));
  return state;
}

inline std::vector<std::string> texts(const TwentyOne::MoveList& moves) {
  std::vector<std::string> list;
  for (const auto& m : moves) list.push_back(TwentyOne::to_text(m));
  return list;
}

inline int score(const State& state, int seat) { return state.pub.scores[static_cast<std::size_t>(seat)]; }

}  // namespace tessera::twenty_one::testing
