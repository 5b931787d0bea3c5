#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "base/text.h"
#include "core/game.h"
#include "terminal/draw.h"
#include "tests/laws/secrets.h"
#include "tests/support/random_games.h"

// Two worlds that differ only in what a viewer may not know are the same to it.

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

// Calls visit(state, other, viewer, rng) with worlds that the viewer can't tell apart.
template <class G, class Visit>
long at_rearranged_positions(int games, Visit&& visit) {
  long pairs = 0;
  at_random_positions<G>(games, [&](const auto& state, Rng& rng) {
    for (const Viewer viewer : all_viewers(G::players(state))) {
      auto other = state;
      if (!Secrets<G>::rearrange(other, viewer, rng)) continue;
      if (rng.below(3) == 0) Secrets<G>::rearrange(other, viewer, rng);
      ++pairs;
      visit(state, other, viewer, rng);
    }
  });
  return pairs;
}

TYPED_TEST(SecrecyLaws, NothingHiddenIsInAView) {
  using G = TypeParam;
  const long pairs =
      at_rearranged_positions<G>(1, [](const auto& state, const auto& other, Viewer viewer, Rng& rng) {
        const auto view = G::view(state, viewer);
        const auto same = G::view(other, viewer);
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
  at_rearranged_positions<G>(2, [&](const auto& state, const auto& other, Viewer viewer, Rng& rng) {
    if (!G::turn(state).is_seat()) return;
    const auto moves = G::legal(state);
    for (int i = 0; i < 5; ++i) {
      const auto& move = rng.pick(moves);
      const auto counterpart = Secrets<G>::counterpart(state, other, move, viewer);
      if (!counterpart || G::check(other, *counterpart)) continue;
      ++told;
      ASSERT_EQ(G::told(state, move, viewer), G::told(other, *counterpart, viewer)) << G::to_text(move);
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
    for (const Viewer viewer : all_viewers(G::players(state))) {
      const auto other = Secrets<G>::rearranged(state, chance, viewer, rng);
      ASSERT_FALSE(G::check(state, other)) << G::to_text(other);
      if (!(other == chance)) ++differing;
      ASSERT_EQ(G::told(state, chance, viewer), G::told(state, other, viewer)) << G::to_text(chance);
    }
  });
  EXPECT_GT(differing, 500);
}

// Worlds that look alike to some seat look alike to an onlooker: nothing is shown to onlookers
// that is not shown to every seat.
TYPED_TEST(SecrecyLaws, AnOnlookerSeesWhatEverySeatSees) {
  using G = TypeParam;
  const long pairs = at_rearranged_positions<G>(1, [](const auto& state, const auto& other, Viewer, Rng&) {
    ASSERT_TRUE(G::view(state, Viewer::onlooker()) == G::view(other, Viewer::onlooker()));
  });
  EXPECT_GT(pairs, 1000);
}

// What a seat is answered when it tries something must not tell worlds apart either. It tries
// the legal moves of other positions, most of which are not legal here.
TYPED_TEST(SecrecyLaws, ARefusalTellsNothingHidden) {
  using G = TypeParam;
  std::vector<typename G::Move> tried;
  at_random_positions<G>(1, [&](const auto& state, Rng& rng) {
    const auto moves = G::legal(state);
    if (!moves.empty() && rng.below(8) == 0) tried.push_back(rng.pick(moves));
  });
  long refused = 0;
  at_rearranged_positions<G>(2, [&](const auto& state, const auto& other, Viewer viewer, Rng& rng) {
    if (!G::turn(state).is_seat() || viewer != G::turn(state).seat()) return;
    for (int i = 0; i < 5; ++i) {
      const auto& move = rng.pick(tried);
      const auto one = G::check(state, move);
      ASSERT_TRUE(one == G::check(other, move)) << G::to_text(move);
      refused += one ? 1 : 0;
    }
  });
  EXPECT_GT(refused, 1000);
}

}  // namespace
}  // namespace tessera
