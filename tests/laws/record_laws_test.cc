#include <gtest/gtest.h>
#include <string>

#include "base/random.h"
#include "core/record.h"
#include "games/catalog.h"
#include "tests/support/said.h"

// What holds for every game's records, played through the interface that knows
// no game.

namespace tessera {
namespace {

std::string play_one(AnyState& state, RecordWriter& record, Rng& rng) {
  if (state.turn().is_chance()) {
    const std::string event = state.draw(rng).text;
    record.chance(event);
    return event;
  }
  const Seat seat = state.turn().seat();
  const std::string move = rng.pick(state.legal());
  EXPECT_TRUE(state.play(seat, move)) << move;
  record.action(seat, move);
  return move;
}

template <class Visit>
void for_every_setup(Visit&& visit) {
  for (const AnyGame* game : all_games())
    for (const tessera::Setup& setup : every_setup(*game)) visit(*game, setup);
}

TEST(RecordLaws, ARecordReplaysToTheSameStateAtEveryPly) {
  for_every_setup([](const AnyGame& game, const tessera::Setup& setup) {
    Rng rng(11);
    RecordWriter record(game.spec(), setup);
    const auto state = *game.start(setup);
    for (;;) {
      RecordPlayer player(all_games());
      const auto read = read_record(record.text(), player);
      ASSERT_TRUE(read) << read.error().line << ": " << said(read.error().reason) << '\n' << record.text();
      ASSERT_TRUE(player.state()->equals(*state)) << record.text();
      EXPECT_EQ(player.setup(), setup);
      if (state->turn().is_over()) break;
      play_one(*state, record, rng);
    }
    record.result(state->outcome());
    RecordPlayer player(all_games());
    EXPECT_TRUE(read_record(record.text(), player)) << record.text();
  });
}

// A record with one line missing, doubled or swapped with the next is almost
// always impossible; whatever it is, it is never a crash, and never accepted
// with another result than the one it states.
TEST(RecordLaws, ADamagedRecordIsRefusedOrStillTrue) {
  long refused = 0;
  for_every_setup([&](const AnyGame& game, const tessera::Setup& setup) {
    Rng rng(5);
    RecordWriter record(game.spec(), setup);
    const auto state = *game.start(setup);
    std::vector<std::string> lines;
    while (!state->turn().is_over()) play_one(*state, record, rng);
    record.result(state->outcome());
    std::string_view rest = record.text();
    while (!rest.empty()) {
      lines.emplace_back(rest.substr(0, rest.find('\n')));
      rest.remove_prefix(rest.find('\n') + 1);
    }
    for (int i = 0; i < 20; ++i) {
      std::vector<std::string> damaged = lines;
      const std::size_t at = rng.below(static_cast<std::uint32_t>(lines.size() - 1));
      switch (rng.below(3)) {
        case 0:
          damaged.erase(damaged.begin() + static_cast<std::ptrdiff_t>(at));
          break;
        case 1:
          damaged.insert(damaged.begin() + static_cast<std::ptrdiff_t>(at), lines[at]);
          break;
        default:
          std::swap(damaged[at], damaged[at + 1]);
          break;
      }
      std::string text;
      for (const std::string& line : damaged) text += line + '\n';
      RecordPlayer player(all_games());
      if (const auto read = read_record(text, player); !read) {
        ++refused;
        EXPECT_GE(read.error().line, 1);
        EXPECT_LE(read.error().line, static_cast<int>(damaged.size()));
        EXPECT_GT(said(read.error().reason).size(), 10U);
      } else {
        EXPECT_EQ(to_text(player.state()->outcome()), lines.back());
      }
    }
  });
  EXPECT_GT(refused, 500);
}

TEST(AnyStateLaws, ARefusedEventChangesNothing) {
  for_every_setup([](const AnyGame& game, const tessera::Setup& setup) {
    Rng rng(3);
    RecordWriter record(game.spec(), setup);
    const auto state = *game.start(setup);
    while (!state->turn().is_over()) {
      const auto before = state->clone();
      for (const Seat seat : seats(setup.players)) {
        EXPECT_FALSE(state->play(seat, "nonsense"));
        EXPECT_FALSE(state->play(seat, ""));
        if (state->turn().is_seat() && state->turn().seat() != seat) {
          const auto refused = state->play(seat, state->legal().front());
          ASSERT_FALSE(refused);
          EXPECT_EQ(code_name(refused.error()), "not_your_turn");
        }
      }
      EXPECT_FALSE(state->chance("nonsense"));
      EXPECT_TRUE(state->equals(*before));
      play_one(*state, record, rng);
      EXPECT_FALSE(state->equals(*before));
    }
    EXPECT_EQ(code_name(state->play(Seat{}, "pass").error()), "game_over");
    EXPECT_EQ(code_name(state->chance("start 0").error()), "game_over");
  });
}

}  // namespace
}  // namespace tessera
