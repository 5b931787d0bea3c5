#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "search/plugins.h"

namespace tessera::search {

// The mean of many numbers, and its standard error.
class Mean {
 public:
  void add(double x) {
    ++count_;
    sum_ += x;
    squares_ += x * x;
  }
  [[nodiscard]] int count() const { return count_; }
  [[nodiscard]] double value() const { return count_ == 0 ? 0 : sum_ / count_; }
  [[nodiscard]] double standard_error() const {
    if (count_ < 2) return 0;
    const double variance = (squares_ - sum_ * sum_ / count_) / (count_ - 1);
    return std::sqrt(std::max(0.0, variance) / count_);
  }

 private:
  int count_ = 0;
  double sum_ = 0;
  double squares_ = 0;
};

// What a search found out about one move, seen by the seat that makes it.
template <class Move>
struct Finding {
  Move move;
  Mean worth;
  Mean win;
  Mean points;

  void add(const Evaluation& evaluation, Seat seat) {
    worth.add(evaluation.worth[index(seat)]);
    win.add(evaluation.win[index(seat)]);
    points.add(evaluation.points[index(seat)]);
  }
};

// What a search found out about all moves; after the search the best comes first.
template <class Move>
struct Findings {
  // About these moves, before the first simulation.
  static Findings about(const auto& moves) {
    Findings findings;
    for (const Move& move : moves)
      findings.moves.push_back({.move = move, .worth = {}, .win = {}, .points = {}});
    return findings;
  }

  std::vector<Finding<Move>> moves;
  int simulations = 0;

  [[nodiscard]] const Move& best() const { return moves.front().move; }
};

}  // namespace tessera::search
