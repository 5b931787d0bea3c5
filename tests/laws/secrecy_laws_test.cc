#include <gtest/gtest.h>
#include <string>

#include "base/text.h"
#include "core/game.h"
#include "terminal/draw.h"
#include "tests/laws/secrets.h"
#include "tests/support/random_games.h"

// Two worlds that differ only in what a seat may not know are the same to it.

namespace tessera {
namespace {

using testing::at_random_positions;
using testing::Secrets;

template <class G>
class SecrecyLaws : public ::testing::Test {};

using Games = ::testing::Types<one_oh_one::OneOhOne, lexio::Lexio, twenty_one::TwentyOne>;
TYPED_TEST_SUITE(SecrecyLaws, Games);

// The text with its colours, which could give something away as well.
std::string inked(const terminal::Picture& picture) {
  std::string out;
  for (const terminal::Picture::Line& line : picture.lines()) {
    for (const terminal::Picture::Span& span : line)
      out += concat(span.text, '{', static_cast<int>(span.ink.hue), static_cast<int>(span.ink.fill),
                    span.ink.bold ? 1 : 0, '}');
    out += '\n';
  }
  return out;
}

// Calls visit(state, other, seat, rng) with worlds that the seat can't tell apart.
template <class G, class Visit>
long at_rearranged_positions(int games, Visit&& visit) {
  long pairs = 0;
  at_random_positions<G>(games, [&](const auto& state, Rng& rng) {
    for (const Seat seat : seats(G::players(state))) {
      auto other = state;
      if (!Secrets<G>::rearrange(other, seat, rng)) continue;
      if (rng.below(3) == 0) Secrets<G>::rearrange(other, seat, rng);
      ++pairs;
      visit(state, other, seat, rng);
    }
  });
  return pairs;
}

TYPED_TEST(SecrecyLaws, NothingHiddenIsInAView) {
  using G = TypeParam;
  const long pairs =
      at_rearranged_positions<G>(1, [](const auto& state, const auto& other, Seat seat, Rng& rng) {
        const auto view = G::view(state, seat);
        const auto same = G::view(other, seat);
        ASSERT_TRUE(view == same) << terminal::draw(view).plain();
        if (rng.below(10) != 0) return;  // these are made of the view alone, and take long
        ASSERT_TRUE(G::to_data(view) == G::to_data(same));
        ASSERT_EQ(inked(terminal::draw(view)), inked(terminal::draw(same)));
      });
  EXPECT_GT(pairs, 1000);
}

TYPED_TEST(SecrecyLaws, NothingHiddenIsToldOfAMove) {
  using G = TypeParam;
  long told = 0;
  at_rearranged_positions<G>(2, [&](const auto& state, const auto& other, Seat seat, Rng& rng) {
    if (!G::turn(state).is_seat()) return;
    const auto moves = G::legal(state);
    for (int i = 0; i < 5; ++i) {
      const auto& move = rng.pick(moves);
      const auto counterpart = Secrets<G>::counterpart(state, other, move, seat);
      if (!counterpart || G::check(other, *counterpart)) continue;
      ++told;
      ASSERT_EQ(G::told(state, move, seat), G::told(other, *counterpart, seat)) << G::to_text(move);
    }
  });
  EXPECT_GT(told, 1000);
}

TYPED_TEST(SecrecyLaws, NothingHiddenIsToldOfChance) {
  using G = TypeParam;
  long differing = 0;
  at_random_positions<G>(20, [&](const auto& state, Rng& rng) {
    if (!G::turn(state).is_chance()) return;
    const auto chance = G::sample(state, rng);
    for (const Seat seat : seats(G::players(state))) {
      const auto other = Secrets<G>::rearranged(state, chance, seat, rng);
      ASSERT_FALSE(G::check(state, other)) << G::to_text(other);
      if (!(other == chance)) ++differing;
      ASSERT_EQ(G::told(state, chance, seat), G::told(state, other, seat)) << G::to_text(chance);
    }
  });
  EXPECT_GT(differing, 500);
}

}  // namespace
}  // namespace tessera
