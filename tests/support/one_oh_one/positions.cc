#include "tests/support/one_oh_one/positions.h"

#include <gtest/gtest.h>
#include <utility>

#include "base/text.h"
#include "tests/support/said.h"

namespace tessera::one_oh_one {

std::vector<Token> tokens(std::string_view words) {
  std::vector<Token> list;
  for (std::string_view word : split_words(words)) list.push_back(parse_token(word).value());
  return list;
}

Tally tally(std::string_view words) {
  Tally sum;
  for (Token token : tokens(words)) sum += Tally(token);
  return sum;
}

Cell cell(std::string_view word) { return parse_cell(word).value(); }

Grid draw_grid(Shape shape, std::initializer_list<std::string_view> rows) {
  std::vector<std::pair<std::pair<int, int>, Token>> drawn;
  int row = 0;
  for (std::string_view text : rows) {
    int column = 0;
    for (std::string_view word : split_words(text)) {
      if (word != ".") drawn.push_back({{row, column}, parse_token(word).value()});
      ++column;
    }
    ++row;
  }
  Grid grid(shape);
  const auto [first_row, first_column] = drawn.front().first;
  for (bool placed = true; placed && !drawn.empty();) {
    placed = false;
    for (auto at = drawn.begin(); at != drawn.end() && !placed; ++at) {
      const Cell where = cell_at(row_of(kCentre) + at->first.first - first_row,
                                 column_of(kCentre) + at->first.second - first_column);
      if (!grid.open().test(index(where))) continue;
      grid.place(where, at->second);
      drawn.erase(at);
      placed = true;
      break;
    }
  }
  EXPECT_TRUE(drawn.empty()) << "the drawn grid can't be laid";
  return grid;
}

Public finished(Config config, std::initializer_list<Grid> grids) {
  State state = OneOhOne::start(config);
  std::size_t i = 0;
  for (const Grid& grid : grids) state.pub.grids[i++] = grid;
  state.pub.phase = Phase::over;
  state.pub.placed = static_cast<std::uint8_t>(config.placements());
  return state.pub;
}

void play(State& state, std::initializer_list<std::string_view> lines) {
  for (std::string_view line : lines) {
    const std::string_view event = line.substr(2);
    if (line[0] == '~') {
      const auto chance = OneOhOne::parse_chance(event);
      ASSERT_TRUE(chance) << line << ": " << said(chance.error());
      const auto refusal = OneOhOne::check(state, *chance);
      ASSERT_FALSE(refusal) << line << ": " << said(*refusal);
      OneOhOne::apply(state, *chance);
    } else {
      ASSERT_EQ(OneOhOne::turn(state), Turn::of(seat_at(static_cast<std::size_t>(line[0] - '0')))) << line;
      const auto move = OneOhOne::parse_move(event);
      ASSERT_TRUE(move) << line << ": " << said(move.error());
      const auto refusal = OneOhOne::check(state, *move);
      ASSERT_FALSE(refusal) << line << ": " << said(*refusal);
      OneOhOne::apply(state, *move);
    }
  }
}

State after(Config config, std::initializer_list<std::string_view> lines) {
  State state = OneOhOne::start(config);
  play(state, lines);
  return state;
}

State holding_b1(std::initializer_list<std::string_view> rows) {
  State state = after({.players = 2}, {"~ start 0", kSortedDeal, "0 take 1"});
  state.pub.grids[0] = draw_grid(shape_for(2), rows);
  return state;
}

std::vector<std::string> legal_texts(const State& state) {
  std::vector<std::string> texts;
  for (const auto& move : OneOhOne::legal(state)) texts.push_back(OneOhOne::to_text(move));
  return texts;
}

Grid example_left() {
  return draw_grid(shape_for(2), {"O1 R2 B4 B3 O5",   //
                                  "P3 P2 O3 P4 P10",  //
                                  "R3 B2 O7 R5 G4",   //
                                  "R6 B6 P6 G6 O6",   //
                                  "O4 O2 B5 R7 B7"});
}

Grid example_right() {
  return draw_grid(shape_for(2), {"G1 P5 G9 O10 G10",  //
                                  "R8 G8 O8 P8 G2",    //
                                  "B8 G3 R4 G7 R10",   //
                                  "P1 B1 R9 B9 P9",    //
                                  "R1 G5 O9 P7 B10"});
}

}  // namespace tessera::one_oh_one
