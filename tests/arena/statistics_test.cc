#include "arena/statistics.h"

#include <cmath>
#include <gtest/gtest.h>

#include "base/random.h"

namespace tessera::arena {
namespace {

TEST(Statistics, StudentIsThatOfTheTables) {
  EXPECT_NEAR(student95(1), 12.7062, 5e-5);
  EXPECT_NEAR(student95(10), 2.2281, 5e-5);
  EXPECT_NEAR(student95(11), 2.2010, 5e-5);
  EXPECT_NEAR(student95(20), 2.0860, 5e-5);
  EXPECT_NEAR(student95(30), 2.0423, 5e-5);
  EXPECT_NEAR(student95(100), 1.9840, 5e-5);
  EXPECT_NEAR(student95(1'000'000), 1.9600, 5e-5);
}

// The probability that Student's t with so many degrees of freedom is between 0 and x: Simpson's
// rule over the density.
double student_integral(long degrees, double x) {
  constexpr int kSteps = 2000;  // even
  const auto n = static_cast<double>(degrees);
  const double scale = std::exp(std::lgamma((n + 1) / 2) - std::lgamma(n / 2)) / std::sqrt(n * M_PI);
  const auto density = [&](double t) { return scale * std::pow(1 + t * t / n, -(n + 1) / 2); };
  double sum = density(0) + density(x);
  for (int i = 1; i < kSteps; ++i) sum += (i % 2 == 0 ? 2 : 4) * density(x * i / kSteps);
  return sum * x / kSteps / 3;
}

TEST(Statistics, StudentLeavesFivePercentOutside) {
  for (const long degrees : {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 25, 60, 300}) {
    double low = 1;
    double high = 20;
    for (int i = 0; i < 40; ++i) {
      const double middle = (low + high) / 2;
      (student_integral(degrees, middle) < 0.475 ? low : high) = middle;
    }
    // Six decimals stand in the table; the expansion beyond it is right to four.
    EXPECT_NEAR(student95(degrees), low, degrees <= 10 ? 1e-6 : 5e-5) << degrees;
  }
}

TEST(Statistics, ASampleByHand) {
  Sample sample;
  for (double value : {4.0, 1.0, 3.0, 2.0}) sample.add(value);
  EXPECT_EQ(sample.count(), 4);
  EXPECT_DOUBLE_EQ(sample.mean(), 2.5);
  EXPECT_NEAR(sample.variance(), 5.0 / 3, 1e-12);
  // 3.1824 sqrt(5/3 / 4)
  EXPECT_NEAR(sample.half_width95(), 2.0543, 5e-5);
}

TEST(Statistics, OneValueSaysNothingAboutItsSpread) {
  Sample sample;
  EXPECT_TRUE(std::isinf(sample.half_width95()));
  sample.add(7);
  EXPECT_EQ(sample.mean(), 7);
  EXPECT_TRUE(std::isinf(sample.half_width95()));
}

TEST(Statistics, EqualValuesHaveNoSpread) {
  Sample sample;
  for (int i = 0; i < 100; ++i) sample.add(0.1);
  EXPECT_NEAR(sample.half_width95(), 0, 1e-12);
}

// In how many of many samples the interval holds the true mean.
template <class Draw>
double coverage(int size, double truth, Draw&& draw) {
  constexpr int kSamples = 4000;
  Rng rng(31);
  int held = 0;
  for (int i = 0; i < kSamples; ++i) {
    Sample sample;
    for (int k = 0; k < size; ++k) sample.add(draw(rng));
    held += std::abs(sample.mean() - truth) <= sample.half_width95() ? 1 : 0;
  }
  return static_cast<double>(held) / kSamples;
}

// 4000 samples tell the coverage with a standard error of 0.0034.
TEST(Statistics, TheIntervalHoldsTheMeanIn95Of100Samples) {
  const auto bell = [](Rng& rng) {  // twelve dice are as good as normal
    double sum = 0;
    for (int i = 0; i < 12; ++i) sum += rng.below(6) + 1;
    return sum;
  };
  EXPECT_NEAR(coverage(5, 42, bell), 0.95, 0.012);
  EXPECT_NEAR(coverage(40, 42, bell), 0.95, 0.012);
  const auto coin = [](Rng& rng) { return rng.below(2); };
  EXPECT_NEAR(coverage(200, 0.5, coin), 0.95, 0.02);  // a coin comes in lumps
}

}  // namespace
}  // namespace tessera::arena
