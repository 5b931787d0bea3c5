#include "terminal/lexio/picture.h"

#include <gtest/gtest.h>

#include "core/playout.h"
#include "tests/games/lexio/helpers.h"
#include "tests/terminal/pictures.h"

namespace tessera::terminal::lexio {
namespace {

std::string drawn(const State& state, std::size_t seat) {
  return '\n' + draw(Lexio::view(state, seat_at(seat))).plain();
}

TEST(LexioPicture, ATableBeingPlayed) {
  State state = scene(table_of(3), {"4c 4s 7m 8m 9t", "3c 6t 6m", "5c 5t 1m 2s"}, 2);
  act(state, {"play 5c 5t", "pass", "play 6t 6m"});
  EXPECT_EQ(drawn(state, 2), R"(
Round 1 of 5        tiles     chips                last move
  seat 0                5       149                passed
  seat 1                1       149                6t 6m
> seat 2 (you)          2       149                5c 5t

On the table: pair of 6, played by seat 1
   6t   6m

Your hand: play a stronger combination, or pass
   1m   2s

Unseen  sun s    .  4  .  .  .  .  .  .  .
        moon m   .  .  .  .  7  8  .  .  .
        star t   .  .  .  .  .  .  9  .  .
        cloud c  3  4  .  .  .  .  .  .  .   3c: seat 1
)");
}

TEST(LexioPicture, AnEmptyTable) {
  const State state = scene(table_of(3), {"4c 4s", "3c 6t 6m", "5c"}, 1);
  EXPECT_NE(drawn(state, 1).find(
                "The table is empty: you lead\n\n\nYour hand: play any combination\n   3c   6t   6m\n"),
            std::string::npos);
  EXPECT_NE(drawn(state, 0).find("The table is empty: seat 1 leads\n\n\nYour hand\n   4c   4s\n"),
            std::string::npos);
}

TEST(LexioPicture, BetweenRounds) {
  EXPECT_EQ(drawn(Lexio::start(table_of(3)), 0), R"(
Round 1 of 5        tiles     chips
  seat 0 (you)          0       149
  seat 1                0       149
  seat 2                0       149
The tiles are about to be dealt.
)");
  State state = scene(table_of(3, Rulebook::french, 5, 9), {"4c 4s 9t", "3c 3t", "5c 5t 1m 2c"}, 1);
  act(state, {"play 3c 3t"});
  EXPECT_EQ(drawn(state, 0), R"(
Round 1 of 5        tiles     chips   last round   tiles left
  seat 0 (you)          3         7           -2   4c 4s 9t
  seat 1                0        20          +11
  seat 2                4         0           -9   5c 5t 1m 2c

Round 1: seat 1 went out with 3c 3t
  seat 2 pays seat 1: 8 (4 tiles x 2)
  you pay seat 1: 3 (3 tiles)
  seat 2 pays you: 1 of 2 owed (1 more x 2)
)");
  state = scene(table_of(3), {"4c", "3c 3t", "5c"}, 1);
  act(state, {"play 3c 3t"});
  EXPECT_EQ(drawn(state, 1), R"(
After round 1 of 5  tiles     chips   last round   tiles left
  seat 0                1       148           -1   4c
  seat 1 (you)          0       151           +2
  seat 2                1       148           -1   5c

Round 1: you went out with 3c 3t
  seat 2 pays you: 1 (1 tile)
  seat 0 pays you: 1 (1 tile)
)");
}

TEST(LexioPicture, TilesLeftThatDoNotFitAreCut) {
  State state = scene(table_of(3), {"4c 4s 9t", "3c", "5c 5t 5m 1m 2c"}, 1);
  act(state, {"play 3c"});
  const std::string narrow = draw(Lexio::view(state, Seat{1}), Canvas{.columns = 63}).plain();
  EXPECT_NE(narrow.find("  4c 4s 9t\n"), std::string::npos) << narrow;
  EXPECT_NE(narrow.find("  5c 5t 5m ...\n"), std::string::npos) << narrow;
  const std::string wide = draw(Lexio::view(state, Seat{1}), Canvas{.columns = 66}).plain();
  EXPECT_NE(wide.find("  5c 5t 5m 1m 2c\n"), std::string::npos) << wide;
}

TEST(LexioPicture, AnOnlookerSeesTheTableWithoutAHand) {
  const State state = scene(table_of(3), {"4c 4s", "3c 6t 6m", "5c"}, 1);
  EXPECT_EQ('\n' + draw(Lexio::view(state, Viewer::onlooker())).plain(), R"(
Round 1 of 5        tiles     chips                last move
  seat 0                2       149
> seat 1                3       149
  seat 2                1       149

The table is empty: seat 1 leads


Unseen  sun s    .  4  .  .  .  .  .  .  .
        moon m   .  .  .  6  .  .  .  .  .
        star t   .  .  .  6  .  .  .  .  .
        cloud c  3  4  5  .  .  .  .  .  .   3c: seat 1
)");
}

TEST(LexioPicture, NamesThePlayersAndBreaksALongHand) {
  const State state = scene(table_of(3), {"4c 4s 10c 11c 12c 13c", "3c 6t 6m", "5c"}, 1);
  Canvas canvas;
  canvas.columns = 30;
  canvas.names = {"Camille", "Noor", "Somebody with a name"};
  const std::string picture = draw(Lexio::view(state, Seat{0}), canvas).plain();
  EXPECT_NE(picture.find("  Camille (you)           6       149\n> Noor "), std::string::npos) << picture;
  EXPECT_NE(picture.find("The table is empty: Noor leads"), std::string::npos);
  EXPECT_NE(picture.find("\n   4c   4s   10c   11c   12c\n   13c\n"), std::string::npos) << picture;
  canvas.seated = false;
  EXPECT_EQ(draw(Lexio::view(state, Seat{0}), canvas).plain().find("(you)"), std::string::npos);
}

std::vector<std::string> changed_by(std::string_view marked, const State& state, std::size_t seat,
                                    std::size_t columns = 80) {
  Canvas canvas{.columns = columns};
  const View view = Lexio::view(state, seat_at(seat));
  const Picture before = draw(view, canvas);
  canvas.marked = marked;
  return testing::changed_lines(before, draw(view, canvas));
}

TEST(LexioPicture, AMarkedPlayStandsOutInTheHand) {
  using Rows = std::vector<std::string>;
  const State state = scene(table_of(3), {"4c 4s", "3c 6t 6m", "5c 5t 1m 2s"}, 2);
  EXPECT_EQ(changed_by("play 5c 5t", state, 2), Rows{"  [5c] [5t]  1m   2s "});
  EXPECT_EQ(changed_by("play 2s", state, 2), Rows{"   5c   5t   1m  [2s]"});
  const State wide = scene(table_of(3), {"4c 4s 10c 11c 12c 13c", "3c 6t 6m", "5c"}, 0);
  EXPECT_EQ(changed_by("play 12c", wide, 0, 30), Rows{"   4c   4s   10c   11c  [12c]"});
  EXPECT_EQ(changed_by("play 13c", wide, 0, 30), Rows{"  [13c]"});
}

TEST(LexioPicture, OnlyPlaysOfTheViewerAreMarked) {
  State state = scene(table_of(3), {"4c 4s", "3c 6t 6m", "5c 5t 1m 2s"}, 2);
  for (const char* nothing : {"", "play", "5c", "play 4c", "play 5c 1m", "play 3c", "pass", "take 3"})
    EXPECT_TRUE(changed_by(nothing, state, 2).empty()) << nothing;
  EXPECT_TRUE(changed_by("play 4c", state, 0).empty()) << "it is not their turn";
  act(state, {"play 5c"});
  EXPECT_EQ(changed_by("play 4c", state, 0).size(), 0U) << "too weak";
  EXPECT_TRUE(changed_by("pass", state, 0).empty()) << "no tile is played";
}

TEST(LexioPicture, TilesHaveTheInkOfTheirSuit) {
  const State state = scene(table_of(3), {"4c 5t 6m 7s", "3c", "9c"}, 0);
  std::vector<std::pair<std::string, Hue>> tokens;
  const Picture picture = draw(Lexio::view(state, Seat{0}));
  for (const auto& line : picture.lines())
    for (const auto& span : line)
      if (span.ink.fill == Ink::Fill::token) tokens.emplace_back(span.text, span.ink.hue);
  EXPECT_EQ(tokens,
            (std::vector<std::pair<std::string, Hue>>{
                {" 4c ", Hue::slate}, {" 5t ", Hue::yellow}, {" 6m ", Hue::green}, {" 7s ", Hue::red}}));
}

void expect_to_fit(const State& state) {
  for (Seat seat : seats(state.pub.config.players)) {
    const Picture picture = draw(Lexio::view(state, seat));
    ASSERT_LE(picture.width(), 80U) << picture.plain();
    ASSERT_LE(picture.lines().size(), 18U) << picture.plain();
  }
}

TEST(LexioPicture, TheWidestHandFits) {
  const State state =
      scene(table_of(4), {"10c 10t 10m 10s 11c 11t 11m 11s 12c 12t 12m 12s 13c", "3c", "4c", "5c"}, 0);
  expect_to_fit(state);
  EXPECT_EQ(draw(Lexio::view(state, Seat{0})).width(), 2U + 13 * 5 + 12);
}

}  // namespace
}  // namespace tessera::terminal::lexio
