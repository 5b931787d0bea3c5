#include "games/one_oh_one/scoring.h"

#include <algorithm>
#include <cassert>
#include <compare>

namespace tessera::one_oh_one {
namespace {

// With two players the better combination scores its match points, equal ones
// nothing; with more everybody who holds the best scores 1.
void award(LineScore& line) {
  const Combination best = *std::max_element(line.held.begin(), line.held.end());
  const bool duel = line.held.size() == 2;
  const bool nobody = best == Combination::none || (duel && line.held[0] == line.held[1]);
  const auto worth = static_cast<std::uint8_t>(duel ? facts(best).match : 1);
  for (Combination held : line.held) line.points.push_back(!nobody && held == best ? worth : std::uint8_t{0});
}

template <class Held>
LineScore compare(const Public& pub, Held held) {
  LineScore line;
  for (std::size_t i = 0; i < pub.config.grids(); ++i) line.held.push_back(held(pub.grids[i]));
  award(line);
  return line;
}

// What decides, in this order: the points, then the tie-breaks over the whole grid.
struct Merits {
  std::int32_t points = 0;
  int colour_straights = 0;
  int strikes = 0;
  int squares = 0;
  int fives = 0;

  friend auto operator<=>(const Merits&, const Merits&) = default;
};

int fives_in(const Grid& grid) {
  int fives = 0;
  for (int row = grid.bounds().top; row <= grid.bounds().bottom; ++row) fives += grid.row(row).of(5);
  return fives;
}

using AllMerits = FixedVector<Merits, kMaxPlayers>;

AllMerits merits(const Public& pub) {
  AllMerits all;
  for (std::size_t i = 0; i < pub.config.grids(); ++i) all.push_back({.fives = fives_in(pub.grids[i])});
  for (const LineScore& line : score_sheet(pub)) {
    for (std::size_t i = 0; i < all.size(); ++i) {
      all[i].points += line.points[i];
      all[i].colour_straights += line.held[i] == Combination::colour_straight;
      all[i].strikes += line.held[i] == Combination::strike;
      all[i].squares += line.held[i] == Combination::square;
    }
  }
  return all;
}

}  // namespace

bool are_comparable(const Public& pub) {
  return std::all_of(pub.grids.begin(), pub.grids.begin() + pub.config.players,
                     [](const Grid& grid) { return grid.is_fixed(); });
}

ScoreSheet score_sheet(const Public& pub) {
  assert(are_comparable(pub) && !pub.config.is_solo());
  ScoreSheet sheet;
  for (int i = 0; i < pub.config.shape().rows; ++i)
    sheet.push_back(
        compare(pub, [i](const Grid& grid) { return grid.row_combination(grid.bounds().top + i); }));
  for (int i = 0; i < pub.config.shape().columns; ++i)
    sheet.push_back(
        compare(pub, [i](const Grid& grid) { return grid.column_combination(grid.bounds().left + i); }));
  return sheet;
}

int solo_points(const Grid& grid) {
  int points = 0;
  const Bounds& bounds = grid.bounds();
  for (int row = bounds.top; row <= bounds.bottom; ++row) points += facts(grid.row_combination(row)).solo;
  for (int column = bounds.left; column <= bounds.right; ++column)
    points += facts(grid.column_combination(column)).solo;
  return points;
}

FixedVector<std::int32_t, kMaxSeats> points_so_far(const Public& pub) {
  if (pub.config.is_solo()) return {solo_points(pub.grids[0]) + solo_points(pub.grids[1])};
  FixedVector<std::int32_t, kMaxSeats> points;
  for (const Merits& m : merits(pub)) points.push_back(m.points);
  return points;
}

Outcome outcome_of(const Public& pub) {
  assert(pub.phase == Phase::over);
  if (pub.config.is_solo()) return {.scores = points_so_far(pub), .winners = {Seat{}}};
  const AllMerits all = merits(pub);
  const Merits best = *std::max_element(all.begin(), all.end());
  Outcome outcome;
  for (std::size_t i = 0; i < all.size(); ++i) {
    outcome.scores.push_back(all[i].points);
    if (all[i] == best) outcome.winners.push_back(seat_at(i));
  }
  return outcome;
}

}  // namespace tessera::one_oh_one
