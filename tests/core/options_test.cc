#include "core/options.h"

#include <array>
#include <gtest/gtest.h>

#include "core/outcome.h"
#include "tests/support/said.h"

namespace tessera {
namespace {

constexpr std::array<std::string_view, 2> kSpeeds{"slow", "fast"};
constexpr std::array<OptionSpec, 2> kOptions{OptionSpec{"speed", {"toy", "speed"}, kSpeeds},
                                             OptionSpec{"rounds", {"toy", "rounds"}, {}, 1, 9, 5}};
constexpr GameSpec kGame{"toy", "Toy", 2, 3, 2, kOptions};

std::string reason(const Setup& setup) {
  const auto choices = OptionValues::resolve(kGame, setup);
  return choices ? "accepted" : said(choices.error());
}

TEST(Options, MissingOnesHaveTheirDefault) {
  const auto choices = OptionValues::resolve(kGame, {2, {}});
  ASSERT_TRUE(choices);
  EXPECT_EQ(choices->word("speed"), 0);
  EXPECT_EQ(choices->number("rounds"), 5);
}

TEST(Options, WordsAndNumbersAreRead) {
  const auto choices = OptionValues::resolve(kGame, {3, {{"rounds", "9"}, {"speed", "fast"}}});
  ASSERT_TRUE(choices);
  EXPECT_EQ(choices->word("speed"), 1);
  EXPECT_EQ(choices->number("rounds"), 9);
}

TEST(Options, AsDataTheyHaveTheirWords) {
  const auto choices = OptionValues::resolve(kGame, {3, {{"rounds", "9"}, {"speed", "fast"}}});
  ASSERT_TRUE(choices);
  EXPECT_EQ(options_data(kGame, choices->in_order()), Data(Data::Fields{{"speed", "fast"}, {"rounds", 9}}));
}

TEST(Options, WhatCantBeIsRefusedWithASentence) {
  EXPECT_EQ(reason({1, {}}), "Toy is played by 2 to 3 players, not 1");
  EXPECT_EQ(reason({4, {}}), "Toy is played by 2 to 3 players, not 4");
  EXPECT_EQ(reason({2, {{"colour", "red"}}}), "Toy has no option \"colour\"; it has speed, rounds");
  EXPECT_EQ(reason({2, {{"speed", "Fast"}}}), "option speed is one of slow, fast, not \"Fast\"");
  EXPECT_EQ(reason({2, {{"rounds", "0"}}}), "option rounds takes a whole number from 1 to 9, not \"0\"");
  EXPECT_EQ(reason({2, {{"rounds", "10"}}}), "option rounds takes a whole number from 1 to 9, not \"10\"");
  EXPECT_EQ(reason({2, {{"rounds", "five"}}}),
            "option rounds takes a whole number from 1 to 9, not \"five\"");
  EXPECT_EQ(reason({2, {{"speed", "slow"}, {"speed", "slow"}}}), "option speed is set twice");
}

TEST(Outcome, IsWrittenAsTheRecordsLastLine) {
  EXPECT_EQ(to_text(Outcome{{6, 4}, {Seat{0}}}), "result 6 4 winner 0");
  EXPECT_EQ(to_text(Outcome{{-3, 10, 10}, {Seat{1}, Seat{2}}}), "result -3 10 10 winner 1 2");
}

}  // namespace
}  // namespace tessera
