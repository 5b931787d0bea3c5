#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/playout.h"
#include "games/one_oh_one/game.h"
#include "tests/support/one_oh_one/positions.h"
#include "tests/support/said.h"

namespace tessera::one_oh_one {
namespace {

using ::testing::HasSubstr;

std::string move_refused(const State& state, std::string_view text) {
  const auto refusal = OneOhOne::check(state, OneOhOne::parse_move(text).value());
  return refusal ? code_name(*refusal) + ": " + said(*refusal) : "fine";
}

std::string chance_refused(const State& state, std::string_view text) {
  const auto refusal = OneOhOne::check(state, OneOhOne::parse_chance(text).value());
  return refusal ? code_name(*refusal) + ": " + said(*refusal) : "fine";
}

constexpr std::string_view kDealEvent = kSortedDeal.substr(2);

State expert(std::initializer_list<std::string_view> lines) {
  State state = after({.players = 2}, {"~ start 0", kSortedDeal});
  play(state, lines);
  return state;
}

TEST(OneOhOneCheck, NobodyActsBeforeTheDealOrAfterTheEnd) {
  State state = OneOhOne::start({.players = 2});
  for (std::string_view text : {"take 1", "place E5", "flip 1"})
    EXPECT_EQ(move_refused(state, text), "chance_first: a chance outcome comes before the next action");
  Rng rng(1);
  random_playout<OneOhOne>(state, rng);
  for (std::string_view text : {"take 1", "place E5", "flip 1"})
    EXPECT_EQ(move_refused(state, text), "game_over: the game is over");
  EXPECT_EQ(chance_refused(state, "start 0"), "game_over: the game is over");
  EXPECT_EQ(chance_refused(state, kDealEvent), "game_over: the game is over");
}

TEST(OneOhOneCheck, EachActionHasItsTime) {
  State state = expert({});
  EXPECT_EQ(move_refused(state, "place E5"), "take_first: take a front token first, from row 1, 2, 3, 4, 5");
  EXPECT_EQ(move_refused(state, "flip 1"), "take_first: take a front token first, from row 1, 2, 3, 4, 5");
  EXPECT_EQ(move_refused(state, "take 1"), "fine");
  play(state, {"0 take 4"});
  EXPECT_EQ(move_refused(state, "take 1"), "place_first: place purple 1 first");
  EXPECT_EQ(move_refused(state, "flip 1"), "place_first: place purple 1 first");
  play(state, {"0 place E5"});
  EXPECT_THAT(move_refused(state, "take 1"), HasSubstr("flip_first: no front token is face up"));
  EXPECT_THAT(move_refused(state, "place D4"), HasSubstr("flip_first: "));
  EXPECT_EQ(move_refused(state, "flip 1"), "fine");
}

TEST(OneOhOneCheck, ModesWithoutAChoiceSaySo) {
  const State classic = after({.players = 2, .mode = Mode::classic}, {"~ start 0", kSortedDeal});
  EXPECT_THAT(move_refused(classic, "take 1"), HasSubstr("no_taking: in classic mode"));
  EXPECT_EQ(move_refused(classic, "flip 1"), "no_flipping: in classic mode nothing is flipped");
  EXPECT_EQ(move_refused(classic, "place E5"), "fine");
  const State junior = after({.players = 2, .mode = Mode::junior}, {"~ start 0", kSortedDeal});
  EXPECT_EQ(move_refused(junior, "flip 1"), "no_flipping: in junior mode nothing is flipped");
}

TEST(OneOhOneCheck, AnEmptyRowHasNothingToTakeOrFlip) {
  State state = expert({});
  state.pub.taken[2] = kRowLength;
  EXPECT_EQ(move_refused(state, "take 3"), "empty_row: row 3 is empty; tokens are left in 1, 2, 4, 5");
  state.pub.phase = Phase::flip;
  EXPECT_EQ(move_refused(state, "flip 3"), "empty_row: row 3 is empty; tokens are left in 1, 2, 4, 5");
}

TEST(OneOhOneCheck, APlacementTouchesATokenAndStaysInSize) {
  State state = expert({"0 take 1"});
  EXPECT_THAT(move_refused(state, "place D4"), HasSubstr("first_at_centre: "));
  state.pub.grids[0] = draw_grid(shape_for(2), {"B1 B2 B3 B4", "R1 . . .", "R2 . . .", "R3 . . ."});
  EXPECT_EQ(move_refused(state, "place E5"), "occupied: blue 1 lies on E5 already");
  EXPECT_THAT(move_refused(state, "place E1"),
              HasSubstr("too_high: E1 would make the grid 8 rows high (rows 1 to 8); it may have 5"));
  EXPECT_THAT(move_refused(state, "place C5"),
              HasSubstr("too_wide: C5 would make the grid 6 columns wide (columns C to H); it may have 5"));
  EXPECT_THAT(move_refused(state, "place H8"), HasSubstr("no_contact: no token touches H8"));
  EXPECT_EQ(move_refused(state, "place I5"), "fine");
  EXPECT_EQ(move_refused(state, "place D9"), "fine");
}

TEST(OneOhOneCheck, TheLotComesFirstAndNamesASeat) {
  State state = OneOhOne::start({.players = 2});
  EXPECT_THAT(chance_refused(state, kDealEvent), HasSubstr("start_next: "));
  EXPECT_EQ(chance_refused(state, "start 2"), "no_such_seat: there is no seat 2: the seats are 0 to 1");
  EXPECT_EQ(chance_refused(state, "start 1"), "fine");
  play(state, {"~ start 1"});
  EXPECT_THAT(chance_refused(state, "start 0"), HasSubstr("deal_next: "));
  EXPECT_EQ(chance_refused(state, kDealEvent), "fine");
  std::string twice(kDealEvent);
  twice.replace(twice.find(" B2 "), 4, " B1 ");
  EXPECT_EQ(chance_refused(state, twice), "token_twice: B1 is dealt twice; each token is there once");
  play(state, {kSortedDeal});
  EXPECT_EQ(chance_refused(state, kDealEvent),
            "no_chance_now: seat 1 is to act, nothing is drawn or dealt now");
  EXPECT_THAT(chance_refused(state, "start 0"), HasSubstr("no_chance_now: "));
}

TEST(OneOhOneCheck, AgreesWithLegalOnEveryActionThatCanBeWritten) {
  std::vector<OneOhOne::Move> all;
  for (std::size_t i = 0; i < kCells; ++i) all.emplace_back(Place{static_cast<Cell>(i)});
  for (std::size_t i = 0; i < kRows; ++i) {
    all.emplace_back(Take{row_at(i)});
    all.emplace_back(Flip{row_at(i)});
  }
  Rng rng(2);
  for (std::uint8_t players = 1; players <= 4; ++players) {
    for (Mode mode : {Mode::expert, Mode::classic, Mode::junior}) {
      State state = OneOhOne::start({.players = players, .mode = mode});
      while (!OneOhOne::turn(state).is_over()) {
        const auto legal = OneOhOne::legal(state);
        for (const auto& move : all)
          ASSERT_EQ(!OneOhOne::check(state, move), std::find(legal.begin(), legal.end(), move) != legal.end())
              << OneOhOne::to_text(move);
        random_step<OneOhOne>(state, rng);
      }
    }
  }
}

}  // namespace
}  // namespace tessera::one_oh_one
