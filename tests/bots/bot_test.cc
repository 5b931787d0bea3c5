#include "bots/bot.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <mutex>
#include <thread>

#include "base/text.h"
#include "core/erase.h"
#include "core/playout.h"
#include "games/catalog.h"
#include "tests/support/environment.h"
#include "tests/support/said.h"

namespace tessera {
namespace {

using ::testing::HasSubstr;

template <class G>
class Bots : public ::testing::Test {};
using Games = ::testing::Types<one_oh_one::OneOhOne, lexio::Lexio, twenty_one::TwentyOne>;
TYPED_TEST_SUITE(Bots, Games);

std::vector<std::string> quick_bots(const GameSpec& game) {
  std::vector<std::string> names = {"champion:10", "mcts:10", "flat:10", "greedy", "random"};
  for (const std::string_view level : heuristic_levels(game)) names.emplace_back(level);
  return names;
}

TYPED_TEST(Bots, ChooseAlikeInWorldsThatLookAlike) {
  using G = TypeParam;
  Rng rng(5);
  search::Scratch scratch;
  const ErasedGame<G> game;
  for (const Setup& setup : every_setup(game)) {
    auto state = G::start(*G::configure(setup));
    long compared = 0;
    for (int step = 0; !G::turn(state).is_over(); ++step) {
      if (G::turn(state).is_seat() && step % 15 == 8) {
        const Seat seat = G::turn(state).seat();
        const auto other = G::imagine(G::view(state, seat), rng);
        for (const std::string& name : quick_bots(G::spec())) {
          const auto bot = *make_bot(name, G::spec());
          ASSERT_EQ(bot->choose(ErasedView<G>(G::view(state, seat)), 7, scratch, Stop()),
                    bot->choose(ErasedView<G>(G::view(other, seat)), 7, scratch, Stop()))
              << name;
          ++compared;
        }
      }
      random_step<G>(state, rng);
    }
    EXPECT_GT(compared, 0);
  }
}

std::vector<std::pair<const AnyGame*, Setup>> all_tables() {
  std::vector<std::pair<const AnyGame*, Setup>> tables;
  for (const AnyGame* game : all_games())
    for (const Setup& setup : every_setup(*game)) tables.emplace_back(game, setup);
  return tables;
}

// On the processor, so that nobody is late because the machine is busy.
double seconds_used() {
  timespec used{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
  return static_cast<double>(used.tv_sec) + static_cast<double>(used.tv_nsec) / 1e9;
}

int quick_games() { return static_cast<int>(number_in_environment("TESSERA_QUICK_GAMES", 64)); }

// Mostly quick ones; now and then all levels but the champion, and now and then that too.
std::vector<std::string> bots_of_game(const GameSpec& game, std::uint64_t number) {
  if (number % 2001 == 2000) return {"champion"};
  std::vector<std::string> names = quick_bots(game);
  if (number % 21 == 20) names.insert(names.end(), {"skilled", "expert"});
  return names;
}

// Who does not search answers at once, and everybody within a second.
double longest_thought(const GameSpec& game, std::string_view name) {
  const auto heuristics = heuristic_levels(game);
  const bool at_once = name == "greedy" || name == "random" ||
                       std::find(heuristics.begin(), heuristics.end(), name) != heuristics.end();
  return at_once ? 0.1 : 1;
}

// What was wrong, or nothing.
std::string play_quickly(const AnyGame& game, const Setup& setup, std::uint64_t number,
                         search::Scratch& scratch) {
  const std::vector<std::string> names = bots_of_game(game.spec(), number);
  std::vector<std::string> seated;
  std::vector<std::unique_ptr<const Bot>> bots;
  for (std::uint64_t seat = 0; seat < static_cast<std::uint64_t>(setup.players); ++seat) {
    seated.push_back(names[derive_seed(number, seat) % names.size()]);
    bots.push_back(*make_bot(seated.back(), game.spec()));
  }
  const auto state = *game.start(setup);
  Rng rng(number);
  while (!state->turn().is_over()) {
    if (state->turn().is_chance()) {
      state->draw(rng);
      continue;
    }
    const Seat seat = state->turn().seat();
    const auto view = state->view(seat);
    const double begin = seconds_used();
    const std::string move = bots[index(seat)]->choose(*view, rng.next(), scratch, Stop());
    const double thought = seconds_used() - begin;
    const std::string where =
        concat(game.spec().name, ", game ", number, ", ", seated[index(seat)], ": ", move);
    if (thought > longest_thought(game.spec(), seated[index(seat)]))
      return concat(where, " took ", static_cast<int>(thought * 1000), " ms");
    if (const auto played = state->play(seat, move); !played)
      return concat(where, ": ", said(played.error()));
  }
  return "";
}

// No illegal and no late move, whoever sits where, and however many games are played side by
// side. More games by hand:
// TESSERA_QUICK_GAMES=100000 build/release/tests/bots_tests --gtest_filter='*Illegal*'
TEST(BotNames, NoBotMakesAnIllegalOrALateMove) {
  const auto tables = all_tables();
  const int games = quick_games();
  std::atomic<int> next = 0;
  std::mutex mutex;
  std::vector<std::string> wrong;
  const auto play_some = [&] {
    search::Scratch scratch;
    for (int i = next++; i < games; i = next++) {
      const auto& [game, setup] = tables[static_cast<std::size_t>(i) % tables.size()];
      const std::string what = play_quickly(*game, setup, static_cast<std::uint64_t>(i), scratch);
      if (what.empty()) continue;
      const std::lock_guard lock(mutex);
      wrong.push_back(what);
    }
  };
  {
    std::vector<std::jthread> threads;
    for (unsigned i = 0; i < std::max(std::thread::hardware_concurrency(), 2U); ++i)
      threads.emplace_back(play_some);
  }
  EXPECT_THAT(wrong, ::testing::IsEmpty());
}

// The champion with its full strength, now and then in a game of every size.
TYPED_TEST(Bots, AnswerWithinASecond) {
  using G = TypeParam;
  constexpr int kAsks = 2;
  search::Scratch scratch;
  Rng rng(3);
  for (int players = G::spec().min_players; players <= G::spec().max_players; ++players) {
    auto state = G::start(*G::configure({players, {}}));
    int asks = 0;
    for (int i = 0; !G::turn(state).is_over() && asks < kAsks; ++i) {
      if (i % 30 == 20 && G::turn(state).is_seat()) {
        ++asks;
        const double begin = seconds_used();
        const ErasedView<G> view(G::view(state, G::turn(state).seat()));
        const auto move = (*make_bot("champion", G::spec()))->choose(view, 1, scratch, Stop());
        EXPECT_LT(seconds_used() - begin, 1);
        EXPECT_FALSE(G::check(state, *G::parse_move(move))) << move;
      }
      random_step<G>(state, rng);
    }
  }
}

// One scratch serves all bots of all games in turn, and every bot forgets what it did before.
TYPED_TEST(Bots, ChooseAlikeWhateverHappenedBefore) {
  using G = TypeParam;
  search::Scratch used;
  Rng rng(19);
  auto state = G::start(*G::configure({G::spec().default_players, {}}));
  int compared = 0;
  for (int step = 0; !G::turn(state).is_over() && compared < 40; ++step) {
    if (G::turn(state).is_seat() && G::legal(state).size() > 1 && step % 7 == 3) {
      const ErasedView<G> view(G::view(state, G::turn(state).seat()));
      for (const std::string& name : quick_bots(G::spec())) {
        search::Scratch fresh;
        const std::uint64_t seed = rng.next();
        const auto bot = *make_bot(name, G::spec());
        const std::string move = (*make_bot(name, G::spec()))->choose(view, seed, fresh, Stop());
        static_cast<void>(bot->choose(view, seed + 1, used, Stop()));
        EXPECT_EQ(bot->choose(view, seed, used, Stop()), move) << name;
        ++compared;
      }
    }
    random_step<G>(state, rng);
  }
  EXPECT_GE(compared, 40);
}

TEST(BotNames, HaveNoAnswerToAViewOfAnotherGame) {
  search::Scratch scratch;
  const auto state = *find_game("21")->start({2, {}});
  for (const char* name : {"champion:5", "greedy", "novice"})
    EXPECT_EQ((*make_bot(name, lexio::Lexio::spec()))->choose(*state->view(Seat{}), 1, scratch, Stop()), "");
}

TEST(BotNames, AreAllThere) {
  for (const AnyGame* game : all_games())
    for (const std::string_view name : bot_names()) EXPECT_TRUE(make_bot(name, game->spec())) << name;
  EXPECT_THAT(level_names(), ::testing::ElementsAre("novice", "casual", "skilled", "expert", "champion"));
  for (const char* name : {"champion", "champion:50", "mcts@10", "flat:1", "greedy"})
    EXPECT_TRUE(is_bot_name(name)) << name;
  for (const char* name : {"", "you", "mcts", "novice:5", "champion:"})
    EXPECT_FALSE(is_bot_name(name)) << name;
}

TEST(BotNames, ThatMeanNothingAreRefused) {
  const GameSpec& game = lexio::Lexio::spec();
  const auto refused = [&](std::string_view name) {
    const auto bot = make_bot(name, game);
    return bot ? "fine" : concat(code_name(bot.error()), ": ", said(bot.error()));
  };
  EXPECT_EQ(refused("mcts:1"), "fine");
  EXPECT_EQ(refused("mcts@1"), "fine");
  EXPECT_EQ(refused("champion:100000000"), "fine");
  EXPECT_THAT(refused("grandmaster"), HasSubstr("no_such_bot: there is no bot \"grandmaster\""));
  EXPECT_THAT(refused(""), HasSubstr("no_such_bot"));
  EXPECT_THAT(refused("mcts"), HasSubstr("no_such_bot"));
  EXPECT_THAT(refused("novice:5"), HasSubstr("no_such_bot"));
  for (const std::string_view name :
       {"mcts:", "mcts:0", "mcts:-3", "mcts:x", "mcts:1e3", "champion:100000001"})
    EXPECT_THAT(refused(name),
                HasSubstr("bad_simulations: \"" + std::string(name) +
                          "\": after the colon comes a number of simulations from 1 to 100000000"));
  EXPECT_THAT(refused("mcts@0"), HasSubstr("after the @ comes a number of milliseconds from 1 to 3600000"));
}

}  // namespace
}  // namespace tessera
