#include <algorithm>
#include <array>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <vector>

#include "core/playout.h"
#include "games/one_oh_one/game.h"
#include "tests/support/one_oh_one/positions.h"
#include "tests/support/said.h"

namespace tessera::one_oh_one {
namespace {

using ::testing::ElementsAre;

constexpr Config kExpert{.players = 2};
constexpr Config kClassic{.players = 2, .mode = Mode::classic};
constexpr Config kJunior{.players = 2, .mode = Mode::junior};

std::vector<Config> all_configs() {
  std::vector<Config> configs;
  for (std::uint8_t players = 1; players <= 4; ++players)
    for (Mode mode : {Mode::expert, Mode::classic, Mode::junior})
      for (Backs backs : {Backs::all, Backs::front}) configs.push_back({players, mode, backs});
  return configs;
}

TEST(OneOhOneRules, SpecSaysWhatCanBeChosen) {
  const GameSpec& spec = OneOhOne::spec();
  EXPECT_EQ(spec.name, "101");
  EXPECT_EQ(spec.default_players, 2);
  ASSERT_EQ(spec.options.size(), 2U);
  EXPECT_EQ(spec.options[0].key, "mode");
  EXPECT_EQ(spec.options[1].key, "backs");
  EXPECT_EQ(OneOhOne::configure({.players = 2, .options = {}}).value(),
            (Config{.players = 2, .mode = Mode::expert, .backs = Backs::all}));
  const Config chosen{.players = 4, .mode = Mode::junior, .backs = Backs::front};
  EXPECT_EQ(OneOhOne::configure({.players = 4, .options = {{"mode", "junior"}, {"backs", "front"}}}).value(),
            chosen);
  EXPECT_EQ(code_name(OneOhOne::configure({.players = 5, .options = {}}).error()), "bad_players");
  EXPECT_EQ(code_name(OneOhOne::configure({.players = 2, .options = {{"mode", "hard"}}}).error()),
            "option_wants_word");
}

TEST(OneOhOneRules, GridsByTheNumberOfPlayers) {
  EXPECT_EQ(shape_for(1), (Shape{5, 5}));
  EXPECT_EQ(shape_for(2), (Shape{5, 5}));
  EXPECT_EQ(shape_for(3), (Shape{4, 4}));
  EXPECT_EQ(shape_for(4), (Shape{3, 4}));
  EXPECT_EQ(Config{.players = 1}.placements(), 50);
  EXPECT_EQ(Config{.players = 2}.placements(), 50);
  EXPECT_EQ(Config{.players = 3}.placements(), 48);
  EXPECT_EQ(Config{.players = 4}.placements(), 48);
}

// Rulebooks 000 and 002: "le premier joueur pioche et pose un jeton puis il
// retourne". So the first always flips.
TEST(OneOhOneRulebook000, ExpertTakesPlacesAndFlips) {
  State state = after(kExpert, {"~ start 1", kSortedDeal});
  EXPECT_THAT(legal_texts(state), ElementsAre("take 1", "take 2", "take 3", "take 4", "take 5"));
  play(state, {"1 take 3"});
  EXPECT_EQ(to_text(state.pub.hand), "O1");
  EXPECT_THAT(legal_texts(state), ElementsAre("place E5"));
  play(state, {"1 place E5"});
  EXPECT_THAT(legal_texts(state), ElementsAre("flip 1", "flip 2", "flip 3", "flip 4", "flip 5"));
  play(state, {"1 flip 3"});
  EXPECT_EQ(state.pub.face_up, row_at(2));
  EXPECT_EQ(OneOhOne::turn(state), Turn::of(seat_at(0)));
}

// "Soit vous prenez le jeton face visible et vous devez en retourner un, soit vous piochez un
// des jetons face cachée, le jeton face visible reste".
TEST(OneOhOneRules, ExpertFlipsExactlyWhenTheFaceUpTokenWasTaken) {
  State state = after(kExpert, {"~ start 0", kSortedDeal, "0 take 3", "0 place E5", "0 flip 3"});
  play(state, {"1 take 1", "1 place E5"});
  EXPECT_EQ(state.pub.phase, Phase::take);
  EXPECT_EQ(state.pub.face_up, row_at(2));
  play(state, {"0 take 3", "0 place D4"});
  EXPECT_EQ(state.pub.phase, Phase::flip);
  EXPECT_FALSE(state.pub.face_up);
  play(state, {"0 flip 5", "1 take 4"});
  EXPECT_EQ(state.pub.face_up, row_at(4));
}

TEST(OneOhOneRules, ClassicTakesTheFrontsFromLeftToRight) {
  State state = after(kClassic, {"~ start 0", kSortedDeal});
  std::vector<std::string> order;
  Rng rng(5);
  while (!OneOhOne::turn(state).is_over()) {
    EXPECT_EQ(state.pub.phase, Phase::place);
    EXPECT_EQ(OneOhOne::turn(state).seat(), seat_at(order.size() % 2));
    order.push_back(to_text(state.pub.hand));
    random_step<OneOhOne>(state, rng);
  }
  ASSERT_EQ(order.size(), 50U);
  order.resize(12);
  EXPECT_THAT(order, ElementsAre("B1", "G1", "O1", "P1", "R1", "B2", "G2", "O2", "P2", "R2", "B3", "G3"));
}

TEST(OneOhOneRules, JuniorNeverFlips) {
  State state = after(kJunior, {"~ start 0", kSortedDeal, "0 take 3", "0 place E5"});
  EXPECT_EQ(state.pub.phase, Phase::take);
  EXPECT_EQ(OneOhOne::turn(state), Turn::of(seat_at(1)));
}

TEST(OneOhOneRules, AnEmptyRowDropsOut) {
  State state = after(kJunior, {"~ start 0", kSortedDeal});
  Rng rng(8);
  for (int i = 0; i < 10; ++i) {
    OneOhOne::apply(state, Take{row_at(1)});
    random_step<OneOhOne>(state, rng);
  }
  EXPECT_THAT(legal_texts(state), ElementsAre("take 1", "take 3", "take 4", "take 5"));
}

TEST(OneOhOneRules, SoloFillsTwoGridsOneAfterTheOther) {
  State state = after({.players = 1}, {"~ start 0", kSortedDeal});
  Rng rng(9);
  while (state.pub.placed < 25) random_step<OneOhOne>(state, rng);
  EXPECT_TRUE(state.pub.grids[0].is_fixed());
  EXPECT_TRUE(state.pub.grids[1].is_empty());
  while (state.pub.phase != Phase::place) random_step<OneOhOne>(state, rng);
  EXPECT_THAT(legal_texts(state), ElementsAre("place E5"));
  random_playout<OneOhOne>(state, rng);
  EXPECT_EQ(state.pub.grids[1].occupied().count(), 25U);
  EXPECT_EQ(OneOhOne::outcome(state).scores.size(), 1U);
  EXPECT_EQ(OneOhOne::outcome(state).winners.size(), 1U);
}

// Nothing is flipped after the last placement, and 48 or 50 tokens are placed.
TEST(OneOhOneRules, EveryGameEndsWithFullGridsAndNoFlipAtTheEnd) {
  Rng rng(10);
  for (const Config& config : all_configs()) {
    for (int game = 0; game < 20; ++game) {
      State state = OneOhOne::start(config);
      int flips = 0;
      bool last_was_place = false;
      while (!OneOhOne::turn(state).is_over()) {
        flips += state.pub.phase == Phase::flip;
        last_was_place = state.pub.phase == Phase::place;
        random_step<OneOhOne>(state, rng);
        ASSERT_FALSE(state.pub.face_up && config.mode != Mode::expert);
        ASSERT_TRUE(!state.pub.face_up || state.pub.has_front(*state.pub.face_up));
      }
      EXPECT_TRUE(last_was_place);
      EXPECT_EQ(flips > 0, config.mode == Mode::expert);
      std::size_t left = 0;
      for (std::size_t i = 0; i < kRows; ++i) left += state.pub.left_in(row_at(i));
      EXPECT_EQ(left, config.players > 2 ? 2U : 0U);
      for (std::size_t i = 0; i < config.grids(); ++i)
        EXPECT_EQ(state.pub.grids[i].occupied().count(), static_cast<std::size_t>(config.shape().cells()));
      EXPECT_TRUE(OneOhOne::legal(state).empty());
    }
  }
}

TEST(OneOhOneRules, TheLotAndTheDealAreFair) {
  Rng rng(11);
  std::array<int, 4> starts{};
  State state = OneOhOne::start({.players = 4});
  for (int i = 0; i < 4000; ++i) ++starts[index(std::get<Start>(OneOhOne::sample(state, rng)).seat)];
  for (int n : starts) EXPECT_NEAR(n, 1000, 120);  // more than four standard deviations
  play(state, {"~ start 2"});
  std::array<int, kTokens> in_front{};
  for (int i = 0; i < 20000; ++i) {
    const Deal deal = std::get<Deal>(OneOhOne::sample(state, rng));
    ASSERT_FALSE(OneOhOne::check(state, deal));
    ++in_front[deal.box[0].index()];
  }
  for (int n : in_front) EXPECT_NEAR(n, 400, 90);
}

}  // namespace
}  // namespace tessera::one_oh_one
