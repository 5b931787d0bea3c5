#pragma once

#include <cstdint>
#include <map>

namespace tessera::arena {

// The share of the wins that belongs to somebody so many Elo points above each of
// the others at the table, and back. With two sides it is the usual Elo formula;
// with more, the chance of the win is divided as 10^(elo/400) to 1 to 1 ...
double share_of_elo(double elo, int sides);
double elo_of_share(double share, int sides);  // infinite at 0 and 1

// What a bot won of each deal: its share of the deal's games, a shared game counted
// in parts. Games of a deal lean on each other, deals don't, so whole deals are
// counted. At two seats these are the five results of a pair (0, 1/2, 1, 3/2, 2).
class Shares {
 public:
  Shares(int sides, int games_a_deal) : sides_(sides), whole_(kParts * games_a_deal) {}

  static constexpr int kParts = 60;  // of one game: can be shared by 2, 3, 4 or 5

  void add(int parts) { ++counts_[parts]; }

  [[nodiscard]] int sides() const { return sides_; }
  [[nodiscard]] long deals() const;
  [[nodiscard]] double mean() const;
  [[nodiscard]] double variance() const;  // of one deal; 0 with fewer than two
  // All deals had the same share. Rounding may make the variance a little more than 0 then.
  [[nodiscard]] bool all_alike() const { return counts_.size() < 2; }

  // f(share, count) for every share that occurred.
  template <class F>
  void for_each(F&& f) const {
    for (const auto& [parts, count] : counts_)
      f(static_cast<double>(parts) / whole_, static_cast<double>(count));
  }

 private:
  int sides_;
  int whole_;
  std::map<int, long> counts_;
};

// How much stronger one bot is than the other, with the 95 % interval; ends may be infinite.
struct EloDifference {
  double estimate;
  double low;
  double high;
};
EloDifference elo_difference(const Shares& shares);  // of at least one deal

// The sequential test of "elo1 stronger" against "elo0 stronger": errors of either
// kind in at most 5 % of the matches.
struct SprtBounds {
  double elo0;
  double elo1;
};
enum class SprtVerdict : std::uint8_t { undecided, elo0, elo1 };
struct Sprt {
  double log_likelihood_ratio;
  SprtVerdict verdict;
};
inline constexpr double kSprtBound = 2.9444389791664403;  // log(0.95 / 0.05)
Sprt sprt(const Shares& shares, SprtBounds bounds);

}  // namespace tessera::arena
