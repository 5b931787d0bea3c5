#pragma once

#include <array>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "games/twenty_one/game.h"

namespace tessera::twenty_one::testing {

// The rules of 21 once more, written straight from rules.en.md and as simply as can
// be: a grid of numbers, runs that are walked, strings for moves. It knows the
// program's types only where it is asked to begin.
class Referee {
 public:
  explicit Referee(const Config& config);

  void chance(std::string_view event);
  void play(std::string_view action);

  bool over() const { return over_; }
  int current() const { return current_; }
  int round() const { return round_; }
  int score(int seat) const { return scores_[static_cast<std::size_t>(seat)]; }
  std::set<std::string> legal() const;
  std::string result() const;

 private:
  using Tokens = std::map<int, int>;  // number (0 the star) -> how many

  struct Cell {
    int value = 0;  // 0: empty
    bool face_down = false;
    std::string mark;
  };
  Tokens& left(int seat) { return left_[static_cast<std::size_t>(seat)]; }
  const Tokens& left(int seat) const { return left_[static_cast<std::size_t>(seat)]; }
  const Cell* cell(int row, int column) const;
  int run(int row, int column, int down, int right) const;
  int line_total(int row, int column, int down, int right, int value) const;
  bool fits(int row, int column, int value, bool star) const;
  int lines_of_21(int row, int column, int value) const;
  bool touches(int row, int column) const;
  std::set<std::string> placements(int seat, const Tokens& tokens) const;
  bool can_place(const Tokens& tokens) const;  // from round 2 on
  void end_turn();
  int size(const Tokens& tokens) const;

  Config config_;
  int rows_ = 0;
  int columns_ = 0;
  std::vector<std::vector<Cell>> grid_;
  std::vector<std::string> starts_;
  std::array<Tokens, 4> left_;
  std::array<Tokens, 4> hands_;
  std::array<int, 4> scores_{};
  int starter_ = 0;
  int current_ = 0;
  int round_ = 1;
  int idle_ = 0;
  bool placed_ = false;
  bool over_ = false;
};

}  // namespace tessera::twenty_one::testing
