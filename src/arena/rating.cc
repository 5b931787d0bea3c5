#include "arena/rating.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "arena/statistics.h"

namespace tessera::arena {

double share_of_elo(double elo, int sides) { return 1 / (1 + (sides - 1) * std::pow(10, -elo / 400)); }

double elo_of_share(double share, int sides) {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  if (share <= 0) return -kInfinity;
  if (share >= 1) return kInfinity;
  return 400 * std::log10(share * (sides - 1) / (1 - share));
}

long Shares::deals() const {
  long deals = 0;
  for (const auto& [parts, count] : counts_) deals += count;
  return deals;
}

double Shares::mean() const {
  double sum = 0;
  for_each([&](double share, double count) { sum += share * count; });
  return sum / static_cast<double>(deals());
}

double Shares::variance() const {
  if (deals() < 2) return 0;
  const double middle = mean();
  double squares = 0;
  for_each([&](double share, double count) { squares += count * (share - middle) * (share - middle); });
  return squares / static_cast<double>(deals() - 1);
}

// Wilson's interval: unlike the plain one it stays within 0 and 1, and after nothing
// but wins it does not claim to be sure. Its trials are as many independent games as
// would spread the mean as the deals did; where all deals went alike, each is one.
EloDifference elo_difference(const Shares& shares) {
  const double share = shares.mean();
  const auto deals = static_cast<double>(shares.deals());
  const double spread = share * (1 - share);
  const double trials = shares.all_alike() ? deals : spread * deals / shares.variance();
  const double z2 = kNormal95 * kNormal95;
  const double middle = (share + z2 / (2 * trials)) / (1 + z2 / trials);
  const double half = kNormal95 / (1 + z2 / trials) * std::sqrt(spread / trials + z2 / (4 * trials * trials));
  // Of nothing but wins the upper end is 1, whatever the rounding.
  return {elo_of_share(share, shares.sides()), elo_of_share(share <= 0 ? 0 : middle - half, shares.sides()),
          elo_of_share(share >= 1 ? 1 : middle + half, shares.sides())};
}

namespace {

struct Weighted {
  double share;
  double count;
};

// The distribution over the same shares that has this mean and makes what was seen
// most likely gives each share a probability of p / (1 + x (share - mean)). This is x.
double tilt(const std::vector<Weighted>& seen, double mean) {
  double low = -1 / (1 - mean);
  double high = 1 / mean;
  for (int i = 0; i < 100; ++i) {
    const double x = (low + high) / 2;
    double sum = 0;
    for (const auto& [share, count] : seen) sum += count * (share - mean) / (1 + x * (share - mean));
    (sum > 0 ? low : high) = x;
  }
  return (low + high) / 2;
}

}  // namespace

// The generalised test: the two hypotheses fix the mean, and the rest of the
// distribution is the likeliest that agrees with it.
Sprt sprt(const Shares& shares, SprtBounds bounds) {
  constexpr double kPseudoCount =
      1e-3;  // so that winning or losing every game is possible before it was seen
  std::vector<Weighted> seen = {{0, kPseudoCount}, {1, kPseudoCount}};
  shares.for_each([&](double share, double count) { seen.push_back({share, count}); });
  const double mean0 = share_of_elo(bounds.elo0, shares.sides());
  const double mean1 = share_of_elo(bounds.elo1, shares.sides());
  const double tilt0 = tilt(seen, mean0);
  const double tilt1 = tilt(seen, mean1);
  double ratio = 0;
  for (const auto& [share, count] : seen)
    ratio += count * (std::log1p(tilt0 * (share - mean0)) - std::log1p(tilt1 * (share - mean1)));
  const SprtVerdict verdict = ratio >= kSprtBound    ? SprtVerdict::elo1
                              : ratio <= -kSprtBound ? SprtVerdict::elo0
                                                     : SprtVerdict::undecided;
  return {ratio, verdict};
}

}  // namespace tessera::arena
