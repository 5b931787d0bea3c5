#include "search/scratch.h"

#include <gtest/gtest.h>

#include "bots/bot.h"
#include "bots/settings.h"
#include "core/erase.h"
#include "core/playout.h"
#include "games/catalog.h"
#include "tests/search/allocations.h"

namespace tessera::search {
namespace {

TEST(EdgeTable, FindsWhatItHasAndGrows) {
  EdgeTable table;
  table.clear();
  EXPECT_EQ(table.find(5), nullptr);
  constexpr std::uint64_t kMany = 10'000;
  for (std::uint64_t key = 0; key < kMany; ++key) {
    table.make_room();
    Edge* edge = table.add(key * 1024);  // at first all in the same slot
    ASSERT_NE(edge, nullptr);
    EXPECT_EQ(edge->available, 1U);
    edge->visits = static_cast<std::uint32_t>(key);
  }
  for (std::uint64_t key = 0; key < kMany; ++key) ASSERT_EQ(table.find(key * 1024)->visits, key);
  EXPECT_EQ(table.find(7), nullptr);
  EXPECT_EQ(table.size(), kMany);
}

TEST(EdgeTable, RefusesMoreThanItCanHold) {
  EdgeTable table;
  table.clear();
  for (std::uint64_t key = 0; key < EdgeTable::kMost; ++key) {
    table.make_room();
    ASSERT_NE(table.add(scramble(key)), nullptr);
  }
  table.make_room();
  EXPECT_EQ(table.add(scramble(EdgeTable::kMost)), nullptr);
  EXPECT_EQ(table.find(scramble(EdgeTable::kMost)), nullptr);
  EXPECT_NE(table.find(scramble(0)), nullptr);
}

TEST(EdgeTable, ForgetsWhenItIsClearedAndKeepsItsMemory) {
  EdgeTable table;
  table.clear();
  for (std::uint64_t key = 0; key < 5000; ++key) {
    table.make_room();
    table.add(key);
  }
  const std::size_t bytes = table.bytes();
  table.clear();
  EXPECT_EQ(table.size(), 0U);
  for (std::uint64_t key = 0; key < 5000; ++key) {
    ASSERT_EQ(table.find(key), nullptr) << key;
    table.make_room();
    table.add(key);
  }
  EXPECT_EQ(table.bytes(), bytes);
}

// A position with a choice, a few moves into a random game.
template <class G>
typename G::View a_view(std::uint64_t seed) {
  Rng rng(seed);
  auto state = G::start(*G::configure({G::spec().default_players, {}}));
  for (int step = 0; step < 12 || !G::turn(state).is_seat() || G::legal(state).size() < 2; ++step)
    random_step<G>(state, rng);
  return G::view(state, G::turn(state).seat());
}

template <class G>
class ScratchOf : public ::testing::Test {};
using Games = ::testing::Types<one_oh_one::OneOhOne, lexio::Lexio, twenty_one::TwentyOne>;
TYPED_TEST_SUITE(ScratchOf, Games);

template <class Move>
void expect_same(const Findings<Move>& one, const Findings<Move>& other) {
  ASSERT_EQ(one.moves.size(), other.moves.size());
  for (std::size_t i = 0; i < one.moves.size(); ++i) {
    EXPECT_EQ(one.moves[i].move, other.moves[i].move);
    EXPECT_EQ(one.moves[i].worth.count(), other.moves[i].worth.count());
    EXPECT_EQ(one.moves[i].worth.value(), other.moves[i].worth.value());
  }
}

// Nothing of a search is left to the next one, whether the same game was searched before or
// another, more or less.
TYPED_TEST(ScratchOf, ASearchFindsTheSameWhateverWasSearchedBefore) {
  using G = TypeParam;
  const auto guided = BotSettings<G>::make_search();
  const auto view = a_view<G>(1);
  const Budget some = Budget::of_simulations(400);
  Scratch fresh;
  const auto run = guided.run(view, some, 7, fresh);
  Scratch other_fresh;
  const auto surveyed = guided.survey(view, some, 7, other_fresh);

  Scratch used;
  const auto use = [&] {
    static_cast<void>(guided.run(a_view<G>(2), Budget::of_simulations(3000), 3, used));
    static_cast<void>(guided.survey(a_view<G>(3), some, 7, used));
    static_cast<void>(BotSettings<lexio::Lexio>::make_search().run(a_view<lexio::Lexio>(4), some, 7, used));
  };
  use();
  expect_same(guided.run(view, some, 7, used), run);
  expect_same(guided.run(view, some, 7, used), run);
  use();
  expect_same(guided.survey(view, some, 7, used), surveyed);
  EXPECT_NE(guided.run(view, some, 8, used).moves[0].worth.value(), run.moves[0].worth.value());
}

TYPED_TEST(ScratchOf, GrowsToWhatWasNeededAndNoFurther) {
  using G = TypeParam;
  const auto guided = BotSettings<G>::make_search();
  const auto view = a_view<G>(1);
  Scratch scratch;
  static_cast<void>(guided.run(view, Budget::of_simulations(100), 1, scratch));
  EXPECT_LT(scratch.bytes(), 500'000U);
  static_cast<void>(guided.run(view, Budget::of_simulations(5000), 1, scratch));
  // Twice as many slots as edges, rounded up to a power of two, and once more the edges while they move.
  EXPECT_LT(scratch.bytes(), (2 * 8192 + 8192) * sizeof(Edge) + 500'000);
  const std::size_t grown = scratch.bytes();
  for (int i = 0; i < 3; ++i) static_cast<void>(guided.run(view, Budget::of_simulations(5000), 1, scratch));
  EXPECT_EQ(scratch.bytes(), grown);
}

TYPED_TEST(ScratchOf, BotsAreSmallAndTheirSecondMoveTakesLittleFromTheHeap) {
  using G = TypeParam;
  const ErasedView<G> view(a_view<G>(1));
  Scratch scratch;
  for (const char* name : {"champion:2000", "mcts:500", "flat:500", "novice", "greedy", "random"}) {
    const long before = testing::allocated_bytes();
    const auto bot = *make_bot(name, G::spec());
    EXPECT_LE(testing::allocated_bytes() - before, 300) << name;
    static_cast<void>(bot->choose(view, 1, scratch, Stop()));
    // The moves and what was found out about them.
    const long allowed = 1000 + 400 * static_cast<long>(view.legal().size());
    const long made = testing::allocated_bytes();
    static_cast<void>(bot->choose(view, 1, scratch, Stop()));
    EXPECT_LE(testing::allocated_bytes() - made, allowed) << name;
  }
}

}  // namespace
}  // namespace tessera::search
