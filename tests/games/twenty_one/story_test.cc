#include <gtest/gtest.h>

#include "games/twenty_one/messages.h"
#include "tests/games/twenty_one/table.h"
#include "tests/support/said.h"

namespace tessera::twenty_one {
namespace {

using namespace testing;

// 17 lies on G7; blue can only exchange or pass, pink's 4 makes 21.
const State kStuck = Table().draw("G7", {"p17"}).hand(0, "9 10").hand(1, "4");

std::optional<Message> story(const std::vector<std::string_view>& moves, std::string_view told, Viewer to) {
  return TwentyOne::story(TwentyOne::view(after(kStuck, moves), to), {std::string(told)});
}

TEST(TwentyOneStory, IsShortAndTellsThePoints) {
  const auto sentence = [](const auto&... event) {
    const auto message = story(event...);
    return message ? said(*message) : "";
  };
  using Moves = std::vector<std::string_view>;
  EXPECT_EQ(sentence(Moves{"pass"}, "0 pass", Seat{1}), "passed");
  EXPECT_EQ(sentence(Moves{"exchange 9"}, "0 exchange 9", Seat{0}), "exchanged 9");
  EXPECT_EQ(sentence(Moves{"exchange 9"}, "0 exchange ?", Seat{1}), "exchanged a token");
  EXPECT_EQ(sentence(Moves{"exchange 9"}, "0 exchange ?", Viewer::onlooker()), "exchanged a token");
  EXPECT_EQ(sentence(Moves{"pass", "place 4 G8"}, "1 place 4 G8", Seat{0}), "4 on G8 +5") << "17 + 4";
  EXPECT_EQ(sentence(Moves{"exchange 9", "~ draw 5"}, "~ draw 5", Seat{0}), "drew 5");
}

TEST(TwentyOneStory, APlacementWithoutPointsSaysNone) {
  const State state = after(Table().draw("G7", {"p10"}).hand(0, "3"), {"place 3 G8"});
  const auto message = TwentyOne::story(TwentyOne::view(state, Seat{1}), {"0 place 3 G8"});
  EXPECT_EQ(message, Message(Say::placed, {{"token", "3"}, {"square", "G8"}, {"points", 0}}));
  EXPECT_EQ(said(*message), "3 on G8");
}

TEST(TwentyOneStory, WhatIsHiddenOrLiesOnTheTableIsNoStory) {
  EXPECT_EQ(story({"exchange 9", "~ draw 5"}, "~ draw ?", Seat{1}), std::nullopt);
  EXPECT_EQ(story({}, "~ start 0", Seat{1}), std::nullopt);
  EXPECT_EQ(story({}, "~ hand 0 ? ? ?", Seat{1}), std::nullopt);
}

}  // namespace
}  // namespace tessera::twenty_one
