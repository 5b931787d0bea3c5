#include <gtest/gtest.h>
#include <variant>
#include <vector>

#include "games/catalog.h"
#include "tests/support/fair_games.h"

// What the secrets give is spread as it should be. The secrets are fixed, so that these tests
// come out the same every time; the limits are exceeded once in a million by a fair draw.

namespace tessera::table {
namespace {

// The points that chi-square exceeds with probability 1e-6, by its degrees of freedom.
constexpr double kLimit3 = 30.67;
constexpr double kLimit4 = 33.38;
constexpr double kLimit17 = 60.14;
constexpr double kLimit49 = 111.14;

constexpr int kSamples = 20'000;

// How far the counts are from their shares; `shares` are relative to each other.
double chi_square(const std::vector<int>& counts, const std::vector<int>& shares) {
  double samples = 0;
  double whole = 0;
  for (const int n : counts) samples += n;
  for (const int share : shares) whole += share;
  double sum = 0;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const double expected = samples * shares[i] / whole;
    sum += (counts[i] - expected) * (counts[i] - expected) / expected;
  }
  return sum;
}

// The generators to be tried: the luck's own, and one that is unfair on purpose.
StreamRng fair_draw(std::uint64_t number) { return testing::numbered_luck(number, 2).draw(0); }

// Makes every tenth of its numbers one of the upper half.
StreamRng biased_draw(std::uint64_t number) {
  const Luck luck = testing::numbered_luck(number, 2);
  StreamRng rng = luck.draw(0);
  return StreamRng([rng](std::uint64_t) mutable {
    StreamRng::Block block{};
    for (std::size_t at = 0; at < block.size(); at += 8) {
      const std::uint64_t word = rng.next();
      for (std::size_t i = 0; i < 8; ++i) block[at + i] = static_cast<std::byte>(word >> (56 - 8 * i));
      if (block[at + 7] < std::byte{26}) block[at] |= std::byte{0x80};
    }
    return block;
  });
}

// Counts what `place` makes of an outcome in this position, over many secrets.
template <class G, class Draw, class Place>
std::vector<int> counts_of(const typename G::State& state, std::size_t places, Draw&& draw, Place&& place) {
  std::vector<int> counts(places);
  for (std::uint64_t number = 0; number < kSamples; ++number) {
    StreamRng rng = draw(number);
    ++counts[place(G::sample(state, rng))];
  }
  return counts;
}

template <class Draw>
double start_of_101(Draw&& draw) {
  using one_oh_one::OneOhOne;
  const auto state = OneOhOne::start(*OneOhOne::configure({4, {}}));
  const auto counts = counts_of<OneOhOne>(state, 4, draw, [](const OneOhOne::Chance& chance) {
    return index(std::get<one_oh_one::Start>(chance).seat);
  });
  return chi_square(counts, std::vector(4, 1));
}

// Where in the box the token B1 lies.
template <class Draw>
double place_in_the_box(Draw&& draw) {
  using one_oh_one::OneOhOne;
  auto state = OneOhOne::start(*OneOhOne::configure({2, {}}));
  OneOhOne::apply(state, OneOhOne::Chance(one_oh_one::Start{seat_at(0)}));
  const auto counts = counts_of<OneOhOne>(state, 50, draw, [](const OneOhOne::Chance& chance) {
    const auto& box = std::get<one_oh_one::Deal>(chance).box;
    std::size_t at = 0;
    while (box[at] != one_oh_one::Token::at(0)) ++at;
    return at;
  });
  return chi_square(counts, std::vector(50, 1));
}

template <class Draw>
double holder_of_3c(Draw&& draw) {
  using lexio::Lexio;
  const auto state = Lexio::start(*Lexio::configure({5, {}}));
  const auto counts = counts_of<Lexio>(state, 5, draw, [](const lexio::Deal& deal) {
    std::size_t seat = 0;
    while (!deal.hands[seat].contains(lexio::kOpeningTile)) ++seat;
    return seat;
  });
  return chi_square(counts, std::vector(5, 1));
}

// The first token drawn after the hands; seat 0 holds 1, 2 and 3.
template <class Draw>
double first_draw_of_21(Draw&& draw) {
  using twenty_one::number_token;
  using twenty_one::TwentyOne;
  auto state = TwentyOne::start(*TwentyOne::configure({2, {}}));
  TwentyOne::apply(state, TwentyOne::Chance(twenty_one::Start{seat_at(0)}));
  for (const Seat seat : seats(2))
    TwentyOne::apply(state, TwentyOne::Chance(
                                twenty_one::Hand{seat, {number_token(1), number_token(2), number_token(3)}}));
  TwentyOne::apply(state, TwentyOne::legal(state)[0]);
  const auto counts = counts_of<TwentyOne>(state, 18, draw, [](const TwentyOne::Chance& chance) {
    return static_cast<std::size_t>(std::get<twenty_one::Draw>(chance).token) - 1;
  });
  // One 1, 2 and 3 each are left, two of 4 to 9, one of 10 to 17, three stars.
  return chi_square(counts, {1, 1, 1, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 3});
}

TEST(Distribution, WhoStartsAt101) {
  EXPECT_LT(start_of_101(fair_draw), kLimit3);
  EXPECT_GT(start_of_101(biased_draw), kLimit3);
}

TEST(Distribution, WhereATokenLiesInTheBox) {
  EXPECT_LT(place_in_the_box(fair_draw), kLimit49);
  EXPECT_GT(place_in_the_box(biased_draw), kLimit49);
}

TEST(Distribution, WhoLeadsAtLexio) {
  EXPECT_LT(holder_of_3c(fair_draw), kLimit4);
  EXPECT_GT(holder_of_3c(biased_draw), kLimit4);
}

TEST(Distribution, WhatIsDrawnFirstAt21) {
  EXPECT_LT(first_draw_of_21(fair_draw), kLimit17);
  EXPECT_GT(first_draw_of_21(biased_draw), kLimit17);
}

}  // namespace
}  // namespace tessera::table
