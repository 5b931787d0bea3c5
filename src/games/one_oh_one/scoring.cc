#include "games/one_oh_one/scoring.h"

#include <algorithm>
#include <cassert>

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
enum Merit : std::uint8_t { by_points, by_colour_straights, by_strikes, by_squares, by_fives };
constexpr std::array<std::string_view, 5> kMeritIds{"points", "colour_straights", "strikes", "squares",
                                                    "fives"};
using Merits = std::array<std::int32_t, kMeritIds.size()>;

int fives_in(const Grid& grid) {
  int fives = 0;
  for (int row = grid.bounds().top; row <= grid.bounds().bottom; ++row) fives += grid.row(row).of(5);
  return fives;
}

using AllMerits = FixedVector<Merits, kMaxPlayers>;

AllMerits merits(const Public& pub) {
  AllMerits all;
  for (std::size_t i = 0; i < pub.config.grids(); ++i) {
    all.push_back({});
    all.back()[by_fives] = fives_in(pub.grids[i]);
  }
  for (const LineScore& line : score_sheet(pub)) {
    for (std::size_t i = 0; i < all.size(); ++i) {
      all[i][by_points] += line.points[i];
      all[i][by_colour_straights] += line.held[i] == Combination::colour_straight;
      all[i][by_strikes] += line.held[i] == Combination::strike;
      all[i][by_squares] += line.held[i] == Combination::square;
    }
  }
  return all;
}

// Those of the seats that have most of it.
void keep_best(FixedVector<std::size_t, kMaxPlayers>& seats, const AllMerits& all, Merit merit) {
  std::int32_t most = 0;
  for (const std::size_t i : seats) most = std::max(most, all[i][merit]);
  FixedVector<std::size_t, kMaxPlayers> best;
  for (const std::size_t i : seats)
    if (all[i][merit] == most) best.push_back(i);
  seats = best;
}

bool all_grids(const Public& pub, bool (Grid::*fixed)() const) {
  return std::all_of(pub.grids.begin(), pub.grids.begin() + pub.config.players,
                     [fixed](const Grid& grid) { return (grid.*fixed)(); });
}

}  // namespace

bool rows_are_comparable(const Public& pub) { return all_grids(pub, &Grid::has_fixed_rows); }
bool columns_are_comparable(const Public& pub) { return all_grids(pub, &Grid::has_fixed_columns); }
bool are_comparable(const Public& pub) { return rows_are_comparable(pub) && columns_are_comparable(pub); }

ScoreSheet compare_rows(const Public& pub) {
  assert(rows_are_comparable(pub) && !pub.config.is_solo());
  ScoreSheet sheet;
  for (int i = 0; i < pub.config.shape().rows; ++i)
    sheet.push_back(
        compare(pub, [i](const Grid& grid) { return grid.row_combination(grid.bounds().top + i); }));
  return sheet;
}

ScoreSheet compare_columns(const Public& pub) {
  assert(columns_are_comparable(pub) && !pub.config.is_solo());
  ScoreSheet sheet;
  for (int i = 0; i < pub.config.shape().columns; ++i)
    sheet.push_back(
        compare(pub, [i](const Grid& grid) { return grid.column_combination(grid.bounds().left + i); }));
  return sheet;
}

ScoreSheet score_sheet(const Public& pub) {
  ScoreSheet sheet = compare_rows(pub);
  for (const LineScore& column : compare_columns(pub)) sheet.push_back(column);
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
  for (const Merits& m : merits(pub)) points.push_back(m[by_points]);
  return points;
}

Outcome outcome_of(const Public& pub) {
  assert(pub.phase == Phase::over);
  if (pub.config.is_solo()) return {.scores = points_so_far(pub), .winners = {Seat{}}};
  const AllMerits all = merits(pub);
  const Merits best = *std::max_element(all.begin(), all.end());
  Outcome outcome;
  for (std::size_t i = 0; i < all.size(); ++i) {
    outcome.scores.push_back(all[i][by_points]);
    if (all[i] == best) outcome.winners.push_back(seat_at(i));
  }
  return outcome;
}

FixedVector<TieBreak, 4> tie_breaks(const Public& pub) {
  assert(pub.phase == Phase::over);
  FixedVector<TieBreak, 4> looked_at;
  if (pub.config.is_solo()) return looked_at;
  const AllMerits all = merits(pub);
  FixedVector<std::size_t, kMaxPlayers> first;
  for (std::size_t i = 0; i < all.size(); ++i) first.push_back(i);
  keep_best(first, all, by_points);
  for (const Merit merit : {by_colour_straights, by_strikes, by_squares, by_fives}) {
    if (first.size() == 1) break;
    const bool can_be =
        merit != by_strikes || facts(Combination::strike).shortest <= pub.config.shape().columns;
    if (!can_be) continue;
    TieBreak tie{.id = kMeritIds[merit], .counts = {}};
    for (const Merits& m : all) tie.counts.push_back(m[merit]);
    looked_at.push_back(tie);
    keep_best(first, all, merit);
  }
  return looked_at;
}

}  // namespace tessera::one_oh_one
