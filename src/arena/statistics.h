#pragma once

namespace tessera::arena {

inline constexpr double kNormal95 = 1.959963984540054;

// Half the width of a 95 % interval in standard errors, for a mean whose spread is
// itself estimated: Student's t at 0.975. At least one degree of freedom.
double student95(long degrees);

// Takes numbers one by one (Welford's method): the same numbers in the same order give the same
// mean and variance to the last digit.
class Sample {
 public:
  void add(double value);
  [[nodiscard]] long count() const { return count_; }
  [[nodiscard]] double mean() const { return mean_; }
  [[nodiscard]] double variance() const;  // of one value; 0 with fewer than two
  // Half the width of the 95 % interval of the mean; infinite with fewer than two.
  [[nodiscard]] double half_width95() const;

 private:
  long count_ = 0;
  double mean_ = 0;
  double squares_ = 0;
};

}  // namespace tessera::arena
