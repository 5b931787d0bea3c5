#include <gtest/gtest.h>

#include "games/one_oh_one/game.h"
#include "tests/support/one_oh_one/positions.h"
#include "tests/support/said.h"

namespace tessera::one_oh_one {
namespace {

// The last of the lines, as everybody is told it.
std::string story_of(Config config, std::vector<std::string_view> lines) {
  State state = OneOhOne::start(config);
  std::string text;
  for (std::string_view line : lines) {
    const State before = state;
    play(state, {line});
    const auto told = line[0] == '~' ? OneOhOne::told(before, *OneOhOne::parse_chance(line.substr(2)), Seat{})
                                     : OneOhOne::told(before, *OneOhOne::parse_move(line.substr(2)), Seat{});
    const auto story = OneOhOne::story(OneOhOne::view(state, Viewer::onlooker()), told);
    text = story ? said(*story) : "";
  }
  return text;
}

TEST(OneOhOneStory, NamesTheTokens) {
  const Config two{.players = 2};
  EXPECT_EQ(story_of(two, {"~ start 0", kSortedDeal}), "");
  EXPECT_EQ(story_of(two, {"~ start 0", kSortedDeal, "0 take 3"}), "took orange 1 from row 3");
  EXPECT_EQ(story_of(two, {"~ start 0", kSortedDeal, "0 take 3", "0 place E5"}), "placed orange 1 on E5");
  EXPECT_EQ(story_of(two, {"~ start 0", kSortedDeal, "0 take 3", "0 place E5", "0 flip 5"}),
            "flipped row 5: red 1");
  EXPECT_EQ(story_of(two, {"~ start 0", kSortedDeal, "0 take 3", "0 place E5", "0 flip 5", "1 take 5"}),
            "took red 1 from row 5")
      << "that it was known already is no matter";
}

TEST(OneOhOneStory, ClassicShowsTheNextToken) {
  EXPECT_EQ(story_of({.players = 2, .mode = Mode::classic}, {"~ start 0", kSortedDeal, "0 place E5"}),
            "placed blue 1 on E5; next is green 1");
}

// The second grid begins at E5 again.
TEST(OneOhOneStory, AloneTheSecondGridIsAnother) {
  State state = OneOhOne::start({.players = 1, .mode = Mode::classic});
  play(state, {"~ start 0", kSortedDeal});
  while (state.pub.placed < 25) OneOhOne::apply(state, OneOhOne::legal(state)[0]);
  EXPECT_EQ(to_text(state.pub.hand), "B6") << "five rows of five are gone";
  play(state, {"0 place E5"});
  const auto story = OneOhOne::story(OneOhOne::view(state, Seat{}), {"0 place E5"});
  ASSERT_TRUE(story);
  EXPECT_EQ(said(*story), "placed blue 6 on E5; next is green 6");
}

}  // namespace
}  // namespace tessera::one_oh_one
