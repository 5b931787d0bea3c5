#include "arena/engine_player.h"

#include <chrono>
#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <thread>

#include "base/random.h"
#include "base/text.h"
#include "games/catalog.h"
#include "tests/arena/descendants.h"
#include "tests/support/random_games.h"
#include "tests/support/said.h"

namespace tessera::arena {
namespace {

using namespace std::chrono_literals;
using testing::Descendants;
using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::HasSubstr;

constexpr EngineLimits kPatient{.movetime = 200ms, .grace = 60s, .greeting = 60s};
// For those who never answer.
constexpr EngineLimits kImpatient{.movetime = 1ms, .grace = 200ms, .greeting = 60s};

std::string rude(std::string_view mode) { return concat('"', TESSERA_RUDE_ENGINE, "\" ", mode); }

// The first turn of a game of 101, at which it is the player's seat to act.
class Table {
 public:
  explicit Table(Player& player) : player_(player) {
    player.begin(*game_, setup_, Seat{});
    const Viewer seat = Seat{};
    tell(*state_->chance("start 0", {&seat, 1}));
    tell(state_->draw(rng_, {&seat, 1}));
  }
  Result<std::string> choose() { return player_.choose(*state_->view(Seat{}), 1, scratch_); }

 private:
  void tell(const Happened& happened) {
    for (const std::string& line : happened.told.front()) player_.hear(line);
  }

  Player& player_;
  const AnyGame* game_ = find_game("101");
  Setup setup_{2, {}};
  std::unique_ptr<AnyState> state_ = *game_->start(setup_);
  Rng rng_{1};
  search::Scratch scratch_;
};

// What a fault says, after which the player gives the same answer for the rest of
// the game, and plays the next one with a new process.
std::string fault_of(std::string_view mode, EngineLimits limits) {
  Descendants started;
  auto player = EnginePlayer::start(rude(mode), limits);
  if (!player) return said(player.error());
  Table table(**player);
  const auto first = table.choose();
  if (first) return "no fault: " + *first;
  EXPECT_TRUE(started.are_gone());
  const auto again = table.choose();
  EXPECT_FALSE(again);
  EXPECT_EQ(said(again.error()), said(first.error()));
  Table next(**player);
  EXPECT_FALSE(next.choose());
  player->reset();
  EXPECT_TRUE(started.are_gone());
  return said(first.error());
}

TEST(SplitCommand, QuotesKeepSpaces) {
  EXPECT_THAT(*split_command("bot"), ElementsAre("bot"));
  EXPECT_THAT(*split_command("  a  b c "), ElementsAre("a", "b", "c"));
  EXPECT_THAT(*split_command("\"my bot\" --name 'it is \"me\"' x\"y z\"w ''"),
              ElementsAre("my bot", "--name", "it is \"me\"", "xy zw", ""));
  EXPECT_EQ(code_name(split_command("").error()), "no_program");
  EXPECT_EQ(code_name(split_command("  ").error()), "no_program");
  EXPECT_EQ(code_name(split_command("'' x").error()), "no_program");
  EXPECT_EQ(code_name(split_command("bot 'x").error()), "open_quote");
}

TEST(EnginePlayer, APoliteEnginePlaysWholeGames) {
  Descendants started;
  auto player = EnginePlayer::start(rude("polite"), kPatient);
  ASSERT_TRUE(player) << said(player.error());
  EXPECT_TRUE((*player)->listens());
  for (const AnyGame* game : all_games()) {
    Rng rng(9);
    const tessera::Setup setup{
        game->spec().default_players,
        {{std::string(game->spec().options[0].key), std::string(game->spec().options[0].words[1])}}};
    const Seat seat = seat_at(1);
    const auto state = *game->start(setup);
    search::Scratch scratch;
    (*player)->begin(*game, setup, seat);
    long turns = 0;
    while (!state->turn().is_over()) {
      std::vector<std::string> told;
      if (state->turn() == Turn::of(seat)) {
        ++turns;
        const auto move = (*player)->choose(*state->view(seat), 1, scratch);
        ASSERT_TRUE(move) << said(move.error());
        EXPECT_EQ(*move, state->legal().front());
        const Viewer viewer = seat;
        told = state->play(seat, *move, {&viewer, 1}).value().told.front();
      } else {
        told = tessera::testing::play_at_random(*state, rng, seat);
      }
      for (const std::string& line : told) (*player)->hear(line);
    }
    EXPECT_GT(turns, 5);
  }
  player->reset();
  EXPECT_TRUE(started.are_gone());
}

TEST(EnginePlayer, OurOwnEngineIsPolite) {
  Descendants started;
  auto player = EnginePlayer::start(concat('"', TESSERA_PROGRAM, "\" engine --seed 7"),
                                    {.movetime = 5ms, .grace = 60s, .greeting = 60s});
  ASSERT_TRUE(player) << said(player.error());
  for (int game = 0; game < 3; ++game) {
    Table table(**player);
    const auto move = table.choose();
    ASSERT_TRUE(move) << said(move.error());
  }
  player->reset();
  EXPECT_TRUE(started.are_gone());
}

TEST(EnginePlayer, WhatCantBeStartedIsRefusedAtOnce) {
  Descendants started;
  const auto missing = EnginePlayer::start("/no/such/program --fast", kPatient);
  ASSERT_FALSE(missing);
  EXPECT_EQ(said(missing.error()), "/no/such/program can’t be started: No such file or directory");
  EXPECT_FALSE(EnginePlayer::start("", kPatient));
  EXPECT_THAT(fault_of("absent", kPatient), HasSubstr("has ended or closed its"));
  EXPECT_THAT(fault_of("stranger", kPatient),
              EndsWith("answers \"tessera\" with \"uciok\" instead of \"ready\""));
  EXPECT_THAT(fault_of("presumptuous", kPatient),
              EndsWith("answers \"tessera\" with \"bestmove take 1\" instead of \"ready\""));
  EXPECT_THAT(fault_of("late", {.movetime = 1ms, .grace = 1s, .greeting = 200ms}),
              EndsWith(" does not answer in time"));
  EXPECT_TRUE(started.are_gone());
}

TEST(EnginePlayer, FaultsAreNamed) {
  EXPECT_THAT(fault_of("silent", kImpatient), EndsWith(" does not answer in time"));
  EXPECT_THAT(fault_of("dying", kPatient), EndsWith(" has ended or closed its output"));
  EXPECT_THAT(fault_of("crashing", kPatient), EndsWith(" has ended or closed its output"));
  EXPECT_THAT(fault_of("closing", kPatient), EndsWith(" has ended or closed its output"));
  EXPECT_THAT(fault_of("flood", kPatient), EndsWith(" writes and writes without ending the line"));
  EXPECT_THAT(fault_of("nonsense", kPatient),
              EndsWith(" says \"hello \\x01\\x02\" instead of \"bestmove\" and a move"));
  EXPECT_THAT(fault_of("moveless", kPatient),
              EndsWith(" says \"bestmove\" instead of \"bestmove\" and a move"));
  EXPECT_THAT(fault_of("illegal", kPatient), EndsWith(" wants to play \"take 9\", which is not legal"));
  EXPECT_THAT(fault_of("error", kPatient), EndsWith(" has no move: \"error I do not feel like it\""));
}

// A legal move, but said at the beginning of the game. The engine leaves a file once it has said so.
TEST(EnginePlayer, AMoveThatNobodyAskedForIsAFault) {
  const std::string said_so = ::testing::TempDir() + "hasty_engine_has_moved";
  std::filesystem::remove(said_so);
  auto player = EnginePlayer::start(rude(concat("hasty '", said_so, '\'')), kPatient);
  ASSERT_TRUE(player) << said(player.error());
  Table table(**player);
  while (!std::filesystem::exists(said_so)) std::this_thread::yield();
  const auto move = table.choose();
  ASSERT_FALSE(move);
  EXPECT_THAT(said(move.error()), EndsWith(" says \"bestmove take 1\" before it was asked for a move"));
  std::filesystem::remove(said_so);
}

// It says something all the time, but never a move.
TEST(EnginePlayer, ChatterDoesNotBuyTime) {
  const auto begin = std::chrono::steady_clock::now();
  EXPECT_THAT(
      fault_of("chatter", kImpatient),
      ::testing::AnyOf(EndsWith(" does not answer in time"), EndsWith(" says much more than it is asked")));
  EXPECT_LT(std::chrono::steady_clock::now() - begin, 30s);
}

// Its input fills up, though nobody reads it.
TEST(EnginePlayer, ADeafEngineDoesNotHangUs) {
  Descendants started;
  auto player = EnginePlayer::start(rude("deaf"), kImpatient);
  ASSERT_TRUE(player) << said(player.error());
  Table table(**player);
  const std::string line(1000, 'x');
  for (int i = 0; i < 200; ++i) (*player)->hear(line);
  const auto move = table.choose();
  ASSERT_FALSE(move);
  EXPECT_THAT(said(move.error()), EndsWith(" does not read what it is told"));
  EXPECT_TRUE(started.are_gone());
}

// What it is told after its end must not end us: SIGPIPE.
TEST(EnginePlayer, AnEngineThatHasEndedCanBeToldAnything) {
  auto player = EnginePlayer::start(rude("fading"), kPatient);
  ASSERT_TRUE(player) << said(player.error());
  Table table(**player);
  for (int i = 0; i < 1000; ++i) (*player)->hear("0 take 1");
  const auto move = table.choose();
  ASSERT_FALSE(move);
  EXPECT_THAT(said(move.error()), HasSubstr(" has ended or closed its"));
}

TEST(EnginePlayer, NobodyOutlivesItsPlayer) {
  Descendants started;
  for (const char* mode : {"stubborn", "parent"}) {
    auto player = EnginePlayer::start(rude(mode), kPatient);
    ASSERT_TRUE(player) << said(player.error());
    Table table(**player);
    EXPECT_TRUE(table.choose()) << mode;
    player->reset();
    EXPECT_TRUE(started.are_gone()) << mode;
  }
}

// A fault in one game is none in the next.
TEST(EnginePlayer, TheNextGameIsPlayedByANewProcess) {
  auto player = EnginePlayer::start(rude("polite"), kPatient);
  ASSERT_TRUE(player) << said(player.error());
  {
    Table table(**player);
    (*player)->hear("0 nonsense");
    const auto move = table.choose();
    ASSERT_FALSE(move);
    EXPECT_THAT(said(move.error()), HasSubstr("\"error can't be\""));
  }
  Table table(**player);
  const auto move = table.choose();
  ASSERT_TRUE(move) << said(move.error());
  EXPECT_EQ(*move, "take 1");
}

}  // namespace
}  // namespace tessera::arena
