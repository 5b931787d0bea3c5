#include <gtest/gtest.h>
#include <map>

#include "core/game.h"
#include "tests/support/random_games.h"

// What search relies on to tell apart the information sets of a seat.

namespace tessera {
namespace {

using testing::at_random_positions;

template <class G>
class InformationSetLaws : public ::testing::Test {};

using Games = ::testing::Types<one_oh_one::OneOhOne, lexio::Lexio, twenty_one::TwentyOne>;
TYPED_TEST_SUITE(InformationSetLaws, Games);

// The seat may see that two moves differ exactly when it is told different things.
TYPED_TEST(InformationSetLaws, MovesThatLookAlikeHaveTheSameActionKey) {
  using G = TypeParam;
  at_random_positions<G>(1, [](const auto& state, Rng&) {
    if (!G::turn(state).is_seat()) return;
    for (const Seat seat : seats(G::players(state))) {
      std::map<std::uint64_t, std::string> seen;
      std::uint64_t before = 0;
      for (const auto& move : G::legal(state)) {
        const std::string told = G::told(state, move, seat).front();
        const std::uint64_t key = G::action_key(state, move, seat);
        const auto [at, is_new] = seen.emplace(key, told);
        ASSERT_EQ(at->second, told);
        ASSERT_TRUE(is_new || key == before) << told << " stands apart";
        before = key;
      }
    }
  });
}

// One world and another that looks the same to a seat; after the same move they look the
// same again exactly when both keys are equal.
TYPED_TEST(InformationSetLaws, WorldsLookAlikeExactlyWhenTheirKeysAreEqual) {
  using G = TypeParam;
  long alike = 0;
  long unlike = 0;
  at_random_positions<G>(1, [&](const auto& state, Rng& rng) {
    if (!G::turn(state).is_seat()) return;
    for (const Seat seat : seats(G::players(state))) {
      auto one = state;
      auto other = G::imagine(G::view(state, seat), rng);
      const auto move = rng.pick(G::legal(one));
      const auto counterpart = rng.below(4) == 0 ? rng.pick(G::legal(other)) : move;
      if (G::check(other, counterpart)) continue;
      const bool same_action = G::action_key(one, move, seat) == G::action_key(other, counterpart, seat);
      G::apply(one, move);
      G::apply(other, counterpart);
      const bool same = same_action && G::observation_key(one, seat) == G::observation_key(other, seat);
      ++(same ? alike : unlike);
      ASSERT_EQ(same, G::view(one, seat) == G::view(other, seat)) << G::to_text(move);
    }
  });
  EXPECT_GT(alike, 500);
  EXPECT_GT(unlike, 100);
}

// The draws within a game; the deal that begins it is before any search. Seats that are shown the
// draw have different keys for different draws; to the others all draws look the same.
TYPED_TEST(InformationSetLaws, DrawsLookAlikeExactlyWhenTheirObservationKeysAreEqual) {
  using G = TypeParam;
  long alike = 0;
  long unlike = 0;
  bool moved = false;
  at_random_positions<G>(2, [&](const auto& state, Rng& rng) {
    moved = G::turn(state).is_over() ? false : moved || G::turn(state).is_seat();
    if (!moved || !G::turn(state).is_chance()) return;
    for (const Seat seat : seats(G::players(state))) {
      auto one = state;
      auto other = state;
      G::apply(one, G::sample(state, rng));
      G::apply(other, G::sample(state, rng));
      const bool same = G::view(one, seat) == G::view(other, seat);
      ++(same ? alike : unlike);
      ASSERT_EQ(same, G::observation_key(one, seat) == G::observation_key(other, seat));
    }
  });
  // Only 21 has draws that some seats don't see, and 101 has none at all.
  EXPECT_EQ(alike > 500, (std::same_as<G, twenty_one::TwentyOne>));
  EXPECT_EQ(unlike > 100, !(std::same_as<G, one_oh_one::OneOhOne>));
}

}  // namespace
}  // namespace tessera
