#include "games/one_oh_one/follower.h"

#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "base/text.h"
#include "core/messages.h"
#include "games/one_oh_one/messages.h"
#include "tests/support/one_oh_one/positions.h"
#include "tests/support/random_games.h"
#include "tests/support/said.h"

namespace tessera::one_oh_one {
namespace {

constexpr Config kAll{.players = 2};
constexpr Config kFront{.players = 2, .backs = Backs::front};

// What a viewer hears of record lines.
Follower heard(Config config, Viewer viewer, const std::vector<std::string_view>& lines) {
  State state = OneOhOne::start(config);
  Follower follower(config, viewer);
  for (std::string_view line : lines) {
    const std::string_view event = line.substr(2);
    const auto told = line[0] == '~' ? OneOhOne::told(state, *OneOhOne::parse_chance(event), viewer)
                                     : OneOhOne::told(state, *OneOhOne::parse_move(event), viewer);
    for (const std::string& each : told) EXPECT_TRUE(follower.hear(each)) << each;
    play(state, {line});
    EXPECT_EQ(follower.view(), OneOhOne::view(state, viewer)) << line;
  }
  return follower;
}

// "fine", or why the line is refused; refused lines change nothing.
std::string answer(Follower& follower, std::string_view line) {
  const View before = follower.view();
  const std::string due = follower.due();
  const auto result = follower.hear(line);
  if (result) return "fine";
  EXPECT_EQ(follower.view(), before) << line;
  EXPECT_EQ(follower.due(), due) << line;
  return code_and_words(result.error());
}

// Five of each back, in this order, in all fifty places or in the five fronts alone.
std::string masked_deal(const std::vector<std::string>& backs, bool only_fronts) {
  std::string line = "~ deal";
  for (std::size_t i = 0; i < kTokens; ++i) {
    const bool front = i % kRowLength == 0;
    if (only_fronts)
      line += front ? concat(" ?", backs[i / kRowLength]) : " ?";
    else
      line += concat(" ?", backs[i / kTokensPerBack]);
  }
  return line;
}

const std::vector<std::string> kTenBacks = {"low:PG",  "low:GB",  "low:BO",  "low:OR",  "low:RP",
                                            "high:PB", "high:GO", "high:BR", "high:OP", "high:RG"};

TEST(OneOhOneFollower, EveryViewerWhoHearsEveryLineHasTheView) {
  const ErasedGame<OneOhOne> game;
  for (const tessera::Setup& setup : every_setup(game)) {
    const Config config = *OneOhOne::configure(setup);
    Rng rng(101);
    State state = OneOhOne::start(config);
    std::vector<Follower> followers;
    for (const Viewer viewer : all_viewers(config.players)) followers.emplace_back(config, viewer);
    while (!OneOhOne::turn(state).is_over()) {
      State next = state;
      const auto tell = [&](const auto& event) {
        OneOhOne::apply(next, event);
        for (Follower& follower : followers) {
          const Viewer viewer = follower.view().viewer;
          for (const std::string& line : OneOhOne::told(state, event, viewer))
            ASSERT_TRUE(follower.hear(line)) << line;
          ASSERT_TRUE(follower.settled());
          ASSERT_EQ(follower.view(), OneOhOne::view(next, viewer)) << to_text(viewer);
        }
      };
      if (OneOhOne::turn(state).is_chance())
        tell(OneOhOne::sample(state, rng));
      else
        tell(rng.pick(OneOhOne::legal(state)));
      ASSERT_FALSE(HasFatalFailure());
      state = next;
    }
  }
}

TEST(OneOhOneFollower, SaysWhichLineIsDue) {
  Follower follower(kFront, Viewer::onlooker());
  EXPECT_EQ(follower.due(), "~ start SEAT");
  EXPECT_EQ(answer(follower, "0 take 1"), "line_due: first comes \"~ start SEAT\"");
  EXPECT_EQ(answer(follower, "~ start 1"), "fine");
  EXPECT_EQ(follower.due(), "~ deal ?BACK ...");
  EXPECT_EQ(answer(follower, "1 take 1"), "line_due: first comes \"~ deal ?BACK ...\"");
  EXPECT_EQ(answer(follower, masked_deal(kTenBacks, true)), "fine");
  EXPECT_EQ(follower.due(), "");
  EXPECT_EQ(answer(follower, "0 take 3"), "not_your_turn: it is the turn of seat 1, not of seat 0");
  EXPECT_EQ(answer(follower, "1 take 3"), "fine");
  EXPECT_FALSE(follower.settled());
  EXPECT_EQ(follower.due(), "~ reveal 3 TOKEN");
  EXPECT_EQ(answer(follower, "~ back 3 low:BO"), "line_due: first comes \"~ reveal 3 TOKEN\"");
  EXPECT_EQ(answer(follower, "~ reveal 3 B2"), "fine");
  EXPECT_EQ(follower.due(), "~ back 3 BACK");
  EXPECT_EQ(answer(follower, "1 place E5"), "line_due: first comes \"~ back 3 BACK\"");
  EXPECT_EQ(answer(follower, "~ back 3 low:OR"), "fine");
  EXPECT_TRUE(follower.settled());
  EXPECT_EQ(to_text(follower.view().pub.hand), "B2");
  EXPECT_EQ(answer(follower, "1 place E5"), "fine");
}

// Rulebooks 000 and 002: five tokens share a back.
TEST(OneOhOneFollower, NoSixthTokenHasTheSameBack) {
  auto backs = kTenBacks;
  backs[1] = "low:PG";
  Follower all(kAll, Seat{});
  ASSERT_EQ(answer(all, "~ start 0"), "fine");
  EXPECT_EQ(answer(all, masked_deal(backs, false)),
            "too_many_backs: only five tokens have the back low:PG, not 10");
  std::string six = masked_deal(kTenBacks, false);
  six.replace(six.find("?low:GB"), 7, "?low:PG");
  EXPECT_EQ(answer(all, six), "too_many_backs: only five tokens have the back low:PG, not 6");
  EXPECT_EQ(answer(all, masked_deal(kTenBacks, false)), "fine");

  // All five fronts have the same back, so that the next of row 1 has another.
  Follower front(kFront, Seat{});
  ASSERT_EQ(answer(front, "~ start 0"), "fine");
  ASSERT_EQ(answer(front, masked_deal(std::vector<std::string>(5, "low:PG"), true)), "fine");
  ASSERT_EQ(answer(front, "0 take 1"), "fine");
  ASSERT_EQ(answer(front, "~ reveal 1 P2"), "fine");
  EXPECT_EQ(answer(front, "~ back 1 low:PG"), "too_many_backs: only five tokens have the back low:PG, not 6");
  EXPECT_EQ(answer(front, "~ back 1 low:GB"), "fine");
}

TEST(OneOhOneFollower, WhatCanNotBeIsRefused) {
  Follower all = heard(kAll, seat_at(1), {"~ start 0"});
  EXPECT_EQ(answer(all, kSortedDeal),
            "face_in_deal: the faces are hidden when they are dealt: ? and the back, not \"B1\"");
  EXPECT_EQ(answer(all, "~ deal ?low:PG"), "bad_deal_size: a deal has 50 tokens, not 1");
  EXPECT_EQ(answer(all, "~ start 0"), "deal_next: who begins is known; the deal comes next");

  Follower front = heard(kFront, seat_at(1), {"~ start 0"});
  EXPECT_EQ(answer(front, masked_deal(kTenBacks, false)),
            "hidden_back: only the backs in front can be read: write ? instead of ?low:PG");
  Follower early(kAll, seat_at(1));
  EXPECT_EQ(answer(early, masked_deal(kTenBacks, false)),
            "start_next: before the deal a lot says who begins: start SEAT");
  EXPECT_EQ(answer(early, "~ start 2"), "no_such_seat: there is no seat 2: the seats are 0 to 1");

  Follower played = heard(kAll, Viewer::onlooker(), {"~ start 0", kSortedDeal, "0 take 1", "0 place E5"});
  EXPECT_EQ(answer(played, "0 flip 2"), "fine");
  EXPECT_EQ(answer(played, "~ reveal 2 B1"), "seen_already: B1 has come to light already");
  EXPECT_EQ(answer(played, "~ reveal 2 B2"),
            "wrong_back: the back of B2 is low:BO, but this token has low:PG");
  EXPECT_EQ(answer(played, "~ reveal 2 X2"), code_and_words(parse_token("X2").error()));
  EXPECT_EQ(answer(played, "~ reveal 2 P2"), "fine") << "it could be G1, but P2 has the same back";
}

}  // namespace
}  // namespace tessera::one_oh_one
