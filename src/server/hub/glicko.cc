#include "server/hub/glicko.h"

#include <cmath>
#include <numbers>

namespace tessera::server::hub {
namespace {

constexpr double kScale = 173.7178;
constexpr double kMean = 1500;
constexpr double kLeastDeviation = 30;  // nobody is ever quite known
constexpr double kMostDeviation = 350;  // as of somebody who never played
constexpr double kConvergence = 1e-6;
constexpr int kMostSteps = 100;

double weight_of(double phi) {
  return 1 / std::sqrt(1 + 3 * phi * phi / (std::numbers::pi * std::numbers::pi));
}

struct Evidence {
  double variance = 0;     // step 3: v
  double improvement = 0;  // step 4: delta / v
};

Evidence weigh(double mu, std::span<const Encounter> encounters) {
  double precision = 0;
  Evidence evidence;
  for (const Encounter& encounter : encounters) {
    const double opponent = (encounter.opponent.rating - kMean) / kScale;
    const double weight = weight_of(encounter.opponent.deviation / kScale);
    const double expected = 1 / (1 + std::exp(-weight * (mu - opponent)));
    precision += weight * weight * expected * (1 - expected);
    evidence.improvement += weight * (encounter.score - expected);
  }
  evidence.variance = 1 / precision;
  return evidence;
}

// Step 5, by the Illinois algorithm.
double new_volatility(double phi, double volatility, double variance, double delta) {
  const double a = std::log(volatility * volatility);
  const auto f = [&](double x) {
    const double e = std::exp(x);
    const double sum = phi * phi + variance + e;
    return e * (delta * delta - sum) / (2 * sum * sum) - (x - a) / (kSystemConstant * kSystemConstant);
  };
  double low = a;
  double high = 0;
  if (delta * delta > phi * phi + variance) {
    high = std::log(delta * delta - phi * phi - variance);
  } else {
    int k = 1;
    while (f(a - k * kSystemConstant) < 0 && k < kMostSteps) ++k;
    high = a - k * kSystemConstant;
  }
  double f_low = f(low);
  double f_high = f(high);
  for (int step = 0; step < kMostSteps && std::abs(high - low) > kConvergence; ++step) {
    const double middle = low + (low - high) * f_low / (f_high - f_low);
    const double f_middle = f(middle);
    if (f_middle * f_high <= 0) {
      low = high;
      f_low = f_high;
    } else {
      f_low /= 2;
    }
    high = middle;
    f_high = f_middle;
  }
  return std::exp(low / 2);
}

}  // namespace

Strength rated(const Strength& before, std::span<const Encounter> encounters) {
  if (encounters.empty()) return before;
  const double mu = (before.rating - kMean) / kScale;
  const double phi = before.deviation / kScale;
  const Evidence evidence = weigh(mu, encounters);
  const double delta = evidence.variance * evidence.improvement;
  const double volatility = new_volatility(phi, before.volatility, evidence.variance, delta);
  const double widened = phi * phi + volatility * volatility;                  // step 6
  const double narrowed = 1 / std::sqrt(1 / widened + 1 / evidence.variance);  // step 7
  const double moved = mu + narrowed * narrowed * evidence.improvement;
  return {kMean + kScale * moved, std::fmin(std::fmax(kScale * narrowed, kLeastDeviation), kMostDeviation),
          volatility};
}

}  // namespace tessera::server::hub
