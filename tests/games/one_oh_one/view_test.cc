#include <cmath>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>
#include <string>

#include "base/text.h"
#include "core/playout.h"
#include "games/one_oh_one/game.h"
#include "games/one_oh_one/sight.h"
#include "tests/support/one_oh_one/positions.h"

namespace tessera::one_oh_one {
namespace {

using ::testing::ElementsAre;
using ::testing::ElementsAreArray;
using ::testing::IsEmpty;

constexpr Seat kYou{};

std::string text_of(const Sight& sight) {
  if (const auto* token = std::get_if<Token>(&sight)) return to_text(*token);
  const auto* back = std::get_if<Back>(&sight);
  return back != nullptr ? to_text(*back) : "?";
}

// The first three places of a row.
std::string row_text(const State& state, std::size_t row) {
  const View view = OneOhOne::view(state, kYou);
  const std::size_t first = place_of(row_at(row - 1), 0);
  return concat(text_of(view.sights[first]), ' ', text_of(view.sights[first + 1]), ' ',
                text_of(view.sights[first + 2]));
}

std::vector<std::string> told(const State& state, std::string_view text) {
  return OneOhOne::told(state, OneOhOne::parse_move(text).value(), kYou);
}
bool reveals(const State& state, std::string_view text) {
  return OneOhOne::reveals(state, OneOhOne::parse_move(text).value(), kYou);
}
std::vector<std::string> told_chance(const State& state, std::string_view text) {
  return OneOhOne::told(state, OneOhOne::parse_chance(text).value(), kYou);
}

// In the sorted deal row 1 begins with B1, B2, B3. B1 is odd and low: even G, odd B.
// B2 is even and low: even B, odd O.
TEST(OneOhOneView, WithAllBacksEveryBackCanBeRead) {
  State state = after({.players = 2}, {"~ start 0", kSortedDeal});
  EXPECT_EQ(row_text(state, 1), "low:GB low:BO low:GB");
  play(state, {"0 take 1"});
  EXPECT_EQ(row_text(state, 1), "B1 low:BO low:GB");
  play(state, {"0 place E5", "0 flip 1"});
  EXPECT_EQ(row_text(state, 1), "B1 B2 low:GB");
  EXPECT_EQ(row_text(state, 2), "low:PG low:GB low:PG");
}

TEST(OneOhOneView, WithFrontBacksOnlyTheFrontsCanBeRead) {
  State state = after({.players = 2, .backs = Backs::front}, {"~ start 0", kSortedDeal});
  EXPECT_EQ(row_text(state, 1), "low:GB ? ?");
  play(state, {"0 take 1"});
  EXPECT_EQ(row_text(state, 1), "B1 low:BO ?");
  play(state, {"0 place E5", "0 flip 1"});
  EXPECT_EQ(row_text(state, 1), "B1 B2 ?");
}

TEST(OneOhOneView, BeforeTheDealThereIsNothingToSee) {
  const State state = after({.players = 2}, {"~ start 0"});
  EXPECT_EQ(row_text(state, 1), "? ? ?");
  Rng rng(1);
  EXPECT_EQ(OneOhOne::imagine(OneOhOne::view(state, kYou), rng), state);
}

TEST(OneOhOneView, OnlyTheSeatWhoseTurnItIsHasMoves) {
  const State state = after({.players = 2}, {"~ start 1", kSortedDeal});
  EXPECT_THAT(OneOhOne::legal(OneOhOne::view(state, seat_at(0))), IsEmpty());
  EXPECT_EQ(OneOhOne::legal(OneOhOne::view(state, seat_at(1))), OneOhOne::legal(state));
  EXPECT_EQ(OneOhOne::viewer(OneOhOne::view(state, seat_at(1))), seat_at(1));
}

TEST(OneOhOneView, ImaginedBoxesLookTheSameAndHoldEveryTokenOnce) {
  Rng rng(3);
  for (Mode mode : {Mode::expert, Mode::classic, Mode::junior}) {
    for (Backs backs : {Backs::all, Backs::front}) {
      State state = OneOhOne::start({.players = 3, .mode = mode, .backs = backs});
      while (!OneOhOne::turn(state).is_over()) {
        const View view = OneOhOne::view(state, kYou);
        const State imagined = OneOhOne::imagine(view, rng);
        ASSERT_EQ(OneOhOne::view(imagined, kYou), view);
        if (state.pub.phase > Phase::deal) {
          Bits<kTokens> tokens;
          for (Token token : imagined.box) tokens.set(token.index());
          ASSERT_EQ(tokens.count(), kTokens);
        }
        random_step<OneOhOne>(state, rng);
      }
    }
  }
}

// A box in which only these tokens are left: the first in row 4, the others in row 5.
State nearly_empty_box(Backs backs, std::string_view row4, std::string_view row5) {
  State state = after({.players = 2, .mode = Mode::junior, .backs = backs}, {"~ start 0", kSortedDeal});
  const auto four = tokens(row4);
  const auto five = tokens(row5);
  state.pub.taken = {10, 10, 10, static_cast<std::uint8_t>(10 - four.size()),
                     static_cast<std::uint8_t>(10 - five.size())};
  Bits<kTokens> left;
  for (const auto* row : {&four, &five})
    for (Token token : *row) left.set(token.index());
  std::size_t at = 0;
  for (std::size_t i = 0; i < kTokens; ++i) {
    if (left.test(i)) continue;
    if (at == place_of(row_at(3), state.pub.taken[3])) at = place_of(row_at(4), 0);
    state.box[at++] = Token::at(i);
  }
  std::copy(four.begin(), four.end(), state.box.begin() + 40 - static_cast<long>(four.size()));
  std::copy(five.begin(), five.end(), state.box.begin() + 50 - static_cast<long>(five.size()));
  return state;
}

// Pearson's statistic over all the boxes that were imagined, `expected` many.
double chi_square(const State& state, int expected) {
  const View view = OneOhOne::view(state, kYou);
  std::map<std::string, int> counts;
  Rng rng(2024);
  const int samples = 1000 * expected;
  for (int i = 0; i < samples; ++i) {
    std::string key;
    for (Token token : OneOhOne::imagine(view, rng).box) key += static_cast<char>('0' + token.index());
    ++counts[key];
  }
  EXPECT_EQ(counts.size(), static_cast<std::size_t>(expected));
  double sum = 0;
  for (const auto& [key, n] : counts) sum += (n - 1000.0) * (n - 1000.0) / 1000.0;
  return sum;
}

// Limits: the 0.9999 quantiles of chi-square with (boxes - 1) degrees of freedom.
TEST(OneOhOneView, ImaginesEveryBoxThatFitsEquallyOften) {
  // One back for all four: any order, 4! boxes.
  EXPECT_LT(chi_square(nearly_empty_box(Backs::all, "P2", "P4 G1 G3"), 24), 57.1);
  // Two of one back and two of another: 2! x 2!.
  EXPECT_LT(chi_square(nearly_empty_box(Backs::all, "P2", "R6 G5 R8"), 4), 21.2);
  // Only the fronts can be read: P2 or P4, R6 or R8, and the other two in any order: 8.
  EXPECT_LT(chi_square(nearly_empty_box(Backs::front, "P2 R8", "R6 P4"), 8), 29.9);
  // Both fronts have the same back, three tokens are left with it: 3 x 2 x 2!.
  EXPECT_LT(chi_square(nearly_empty_box(Backs::front, "P2 R8", "G1 P4"), 12), 37.4);
}

TEST(OneOhOneView, TheDealIsToldWithTheBacksThatCanBeRead) {
  const State all = after({.players = 2}, {"~ start 0"});
  const auto lines = told_chance(all, kSortedDeal.substr(2));
  ASSERT_EQ(lines.size(), 1U);
  const auto words = split_words(lines[0]);
  ASSERT_EQ(words.size(), 52U);
  EXPECT_EQ(words[0], "~");
  EXPECT_EQ(words[1], "deal");
  EXPECT_EQ(words[2], "?low:GB");    // B1
  EXPECT_EQ(words[3], "?low:BO");    // B2
  EXPECT_EQ(words[12], "?low:PG");   // G1
  EXPECT_EQ(words[51], "?high:RG");  // R10

  const State front = after({.players = 2, .backs = Backs::front}, {"~ start 0"});
  EXPECT_THAT(
      told_chance(front, kSortedDeal.substr(2)),
      ElementsAre("~ deal ?low:GB ? ? ? ? ? ? ? ? ? ?low:PG ? ? ? ? ? ? ? ? ? ?low:BO ? ? ? ? ? ? ? ? ? "
                  "?low:RP ? ? ? ? ? ? ? ? ? ?low:OR ? ? ? ? ? ? ? ? ?"));
  EXPECT_THAT(told_chance(OneOhOne::start({.players = 2}), "start 1"), ElementsAre("~ start 1"));
}

TEST(OneOhOneView, WhatComesToLightIsToldAfterTheAction) {
  State state = after({.players = 2}, {"~ start 1", kSortedDeal});
  EXPECT_THAT(told(state, "take 2"), ElementsAre("1 take 2", "~ reveal 2 G1"));
  EXPECT_TRUE(reveals(state, "take 2"));
  play(state, {"1 take 2"});
  EXPECT_THAT(told(state, "place E5"), ElementsAre("1 place E5"));
  EXPECT_FALSE(reveals(state, "place E5"));
  play(state, {"1 place E5"});
  EXPECT_THAT(told(state, "flip 2"), ElementsAre("1 flip 2", "~ reveal 2 G2"));
  EXPECT_TRUE(reveals(state, "flip 2"));
  play(state, {"1 flip 2"});
  EXPECT_THAT(told(state, "take 2"), ElementsAre("0 take 2"));
  EXPECT_FALSE(reveals(state, "take 2"));
}

TEST(OneOhOneView, WithFrontBacksTheNextBackIsToldAfterTheFace) {
  State state = after({.players = 2, .backs = Backs::front}, {"~ start 0", kSortedDeal});
  EXPECT_THAT(told(state, "take 2"), ElementsAre("0 take 2", "~ reveal 2 G1", "~ back 2 low:GB"));
  play(state, {"0 take 2", "0 place E5", "0 flip 2"});
  EXPECT_THAT(told(state, "take 2"), ElementsAre("1 take 2", "~ back 2 low:PG"));
  EXPECT_TRUE(reveals(state, "take 2"));
}

TEST(OneOhOneView, InClassicTheNextTokenIsToldAtOnce) {
  State state = after({.players = 2, .mode = Mode::classic, .backs = Backs::front}, {"~ start 0"});
  auto lines = told_chance(state, kSortedDeal.substr(2));
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_EQ(split_words(lines[0])[2], "?low:GB");
  EXPECT_EQ(lines[1], "~ reveal 1 B1");
  EXPECT_EQ(lines[2], "~ back 1 low:BO");
  play(state, {kSortedDeal});
  EXPECT_THAT(told(state, "place E5"), ElementsAre("0 place E5", "~ reveal 2 G1", "~ back 2 low:GB"));
  EXPECT_TRUE(reveals(state, "place E5"));
  Rng rng(4);
  while (state.pub.placed < 49) {
    random_step<OneOhOne>(state, rng);
  }
  EXPECT_EQ(to_text(state.pub.hand), "R10");
  const auto last = OneOhOne::legal(state)[0];
  EXPECT_THAT(OneOhOne::told(state, last, kYou), ElementsAre("1 " + OneOhOne::to_text(last)));
  EXPECT_FALSE(OneOhOne::reveals(state, last, kYou));
}

TEST(OneOhOneView, TheLastTokenOfARowBringsNoBackToTheFront) {
  State state =
      after({.players = 2, .mode = Mode::junior, .backs = Backs::front}, {"~ start 0", kSortedDeal});
  state.pub.taken[0] = 9;
  EXPECT_THAT(told(state, "take 1"), ElementsAre("0 take 1", "~ reveal 1 B10"));
}

// Rulebook 000's advice: what has been seen can't be behind a back any more.
TEST(OneOhOneRulebook000, SuspectsAreTheCandidatesThatHaveNotComeToLight) {
  const State state = after({.players = 2}, {"~ start 0", kSortedDeal, "0 take 2", "0 place E5", "0 flip 4"});
  const auto light = come_to_light(OneOhOne::view(state, kYou).sights);
  EXPECT_EQ(light.count(), 2U);
  EXPECT_THAT(suspects(back_of(tokens("P2")[0]), light), ElementsAreArray(tokens("P2 P4 G3 G5")));
}

}  // namespace
}  // namespace tessera::one_oh_one
