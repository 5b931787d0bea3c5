#include "bots/level.h"

#include <gtest/gtest.h>

#include "bots/bot.h"
#include "bots/settings.h"
#include "core/erase.h"
#include "core/playout.h"

namespace tessera {
namespace {

template <class G>
class LevelsOf : public ::testing::Test {};
using Games = ::testing::Types<one_oh_one::OneOhOne, lexio::Lexio, twenty_one::TwentyOne>;
TYPED_TEST_SUITE(LevelsOf, Games);

// First those that follow a policy, then those that search, each with more simulations than the
// one before; the champion with ten thousand at least.
TYPED_TEST(LevelsOf, SearchMoreAndMore) {
  int before = 0;
  for (const auto& level : BotSettings<TypeParam>::kLevels) {
    ASSERT_EQ(level.policy == nullptr, level.simulations > 0);
    if (level.policy != nullptr) {
      EXPECT_EQ(before, 0);
      continue;
    }
    EXPECT_GT(level.simulations, before);
    before = level.simulations;
  }
  EXPECT_GE(before, 10'000);
}

TEST(Levels, FollowThePoliciesOfTheirNames) {
  const auto& small = BotSettings<one_oh_one::OneOhOne>::kLevels;
  EXPECT_EQ(small[0].policy, one_oh_one::novice_move);
  EXPECT_EQ(small[1].policy, one_oh_one::casual_move);
  const auto& tiles = BotSettings<lexio::Lexio>::kLevels;
  EXPECT_EQ(tiles[0].policy, lexio::novice_move);
  EXPECT_EQ(tiles[1].policy, lexio::greedy_move);
  const auto& board = BotSettings<twenty_one::TwentyOne>::kLevels;
  EXPECT_EQ(board[0].policy, twenty_one::novice_move);
  EXPECT_EQ(board[1].policy, twenty_one::casual_move);
  EXPECT_EQ(board[2].policy, twenty_one::skilled_move);
  EXPECT_EQ(board[3].policy, twenty_one::expert_move);
}

// A bot that is called by the name of a level is that level, in every position looked at.
TYPED_TEST(LevelsOf, AreWhatTheBotsOfTheirNamesDo) {
  using G = TypeParam;
  search::Scratch scratch;
  Rng rng(31);
  auto state = G::start(*G::configure({G::spec().default_players, {}}));
  int looked_at = 0;
  for (int step = 0; !G::turn(state).is_over() && looked_at < 10; ++step) {
    if (step % 5 == 4 && G::turn(state).is_seat() && G::legal(state).size() > 1) {
      ++looked_at;
      const ErasedView<G> view(G::view(state, G::turn(state).seat()));
      const std::uint64_t seed = rng.next();
      for (std::size_t i = 0; i + 1 < kLevelNames.size(); ++i) {  // the champion takes too long here
        const Level<G>& level = BotSettings<G>::kLevels[i];
        Rng own(seed);
        const auto expected =
            level.policy != nullptr
                ? level.policy(view.get(), own)
                : BotSettings<G>::make_search()
                      .run(view.get(), search::Budget::of_simulations(level.simulations), seed, scratch)
                      .best();
        const auto bot = *make_bot(kLevelNames[i], G::spec());
        EXPECT_EQ(bot->choose(view, seed, scratch, Stop()), G::to_text(expected)) << kLevelNames[i];
      }
    }
    random_step<G>(state, rng);
  }
  EXPECT_EQ(looked_at, 10);
}

}  // namespace
}  // namespace tessera
