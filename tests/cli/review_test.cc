#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/json.h"
#include "tests/cli/lexio_ending.h"
#include "tests/cli/program.h"

namespace tessera::testing {
namespace {

using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::StartsWith;

// Cy, who could go out, passes.
const std::string kCyPasses = std::string(kCyCanGoOut) + "2 pass\n";
constexpr int kCyPassesAt = 40;

Ran review(std::string_view record, const std::string& arguments = "") {
  return run_tessera("review - --sims 500 " + arguments, record);
}

TEST(Review, NamesThePlantedBlunderFirstAndWhatWasBetter) {
  for (const char* seed : {"1", "2", "3"}) {
    const Ran ran = review(kCyPasses, "--json --seed " + std::string(seed));
    ASSERT_EQ(ran.exit_code, 0) << ran.err;
    const auto json = parse_json(ran.out);
    ASSERT_TRUE(json) << ran.out;
    EXPECT_EQ((*json)["game"].string, "lexio");
    EXPECT_EQ((*json)["win_of"].string, "round");
    EXPECT_EQ((*json)["unit"].string, "chips");
    ASSERT_FALSE((*json)["mistakes"].items.empty());
    const Json& worst = (*json)["mistakes"].items[0];
    EXPECT_EQ(worst["line"].number, kCyPassesAt);
    EXPECT_EQ(worst["seat"].number, 2);
    EXPECT_EQ(worst["played"]["move"].string, "pass");
    EXPECT_EQ(worst["better"]["move"].string, "play 1c");
    // Going out wins. After the pass Bo leads the last tile, and has won.
    EXPECT_EQ(worst["better"]["win"].number, 1);
    EXPECT_EQ(worst["played"]["win"].number, 0);
    ASSERT_FALSE(worst["better"]["reasons"].items.empty());
    const Json& reason = worst["better"]["reasons"].items[0];
    EXPECT_EQ(reason["code"].string, "lexio_reasons.goes_out");
    EXPECT_EQ(reason["arguments"]["combination"]["code"].string, "lexio.single_of");
    const Json& tile = reason["arguments"]["combination"]["arguments"]["tile"];
    EXPECT_EQ(tile["code"].string, "lexio.tile");
    EXPECT_EQ(tile["arguments"]["number"].number, 1);
    EXPECT_EQ(tile["arguments"]["suit"].string, "cloud");
    EXPECT_GT(worst["loss"].number, 0);
  }
}

// Seat 1 could place a star as 21 on H1 for 30 points, and spends it on B6 for nothing.
constexpr std::string_view kWastedStar =
    R"(tessera 1
game 21
players 2
tag seat0 random
tag seat1 random
~ start 0
~ hand 0 2 4 11
~ hand 1 9 12 15
0 place 2 G7
~ draw 5
1 place 9 I7
~ draw 8
0 place 5 F6
~ draw 4
1 place 8 G6
~ draw 11
0 place 4 G5
~ draw 10
1 place 11 H8
~ draw 4
0 place 10 F8
~ draw 6
1 place 4 E6
~ draw 6
0 place 4 G4
~ draw 14
1 place 12 F5
~ draw 3
0 place 6 J8
~ draw *
1 place 6 F3
~ draw 14
0 place *3 D5
~ draw 12
1 place 3 I8
~ draw *
0 place 11 C5
~ draw 2
1 place 15 G2
~ draw 13
0 place 2 D4
~ draw 13
1 place *5 B6
)";
constexpr int kWastedStarAt = 43;

TEST(Review, NamesTheStarThatMissedThirtyPointsFirst) {
  const Ran ran = run_tessera("review - --sims 400 --seat 1 --top 1 --json", kWastedStar);
  const auto json = parse_json(ran.out);
  ASSERT_TRUE(json) << ran.out << ran.err;
  EXPECT_EQ((*json)["win_of"].string, "game");
  ASSERT_EQ((*json)["mistakes"].items.size(), 1U);
  const Json& worst = (*json)["mistakes"].items[0];
  EXPECT_EQ(worst["line"].number, kWastedStarAt);
  EXPECT_EQ(worst["played"]["move"].string, "place *5 B6");
  EXPECT_EQ(worst["played"]["reasons"].items[0]["code"].string, "21_reasons.wastes_star");
  // Two or three placements are nearly as good as the 30 points; any of them will do.
  EXPECT_GT(worst["better"]["win"].number, worst["played"]["win"].number + 0.2);
}

TEST(Review, TellsPeopleByTheirNames) {
  const Ran ran = review(kCyPasses, "--top 1");
  EXPECT_EQ(ran.exit_code, 0);
  EXPECT_EQ(ran.err, "");
  EXPECT_THAT(ran.out, StartsWith("Lexio, 3 players: "));
  EXPECT_THAT(ran.out, HasSubstr("judged by the round"));
  EXPECT_THAT(ran.out,
              HasSubstr("\n1. line 40, seat 2, Cy, move 11: cost 4.5 chips, 100 % to win the round\n"));
  EXPECT_THAT(ran.out, HasSubstr("played  pass        +0.0 chips  wins the round   0 % +-1"));
  EXPECT_THAT(ran.out, HasSubstr("better  play 1c     +4.5 chips  wins the round 100 % +-1"));
  EXPECT_THAT(ran.out, HasSubstr("only 1 tile"));
  EXPECT_THAT(ran.out, ::testing::Not(HasSubstr("\n2. line")));
}

TEST(Review, SaysTheChanceToWinOfEveryDecision) {
  const auto json = *parse_json(review(kCyPasses, "--json --seat 2").out);
  const Json& cy = json["seats"].items[0];
  const auto& course = cy["course"].items;
  ASSERT_EQ(course.size(), static_cast<std::size_t>(cy["decisions"].number));
  for (const Json& chance : course) EXPECT_TRUE(chance.number >= 0 && chance.number <= 1);
  EXPECT_EQ(course.back().number, 0) << "after the pass Bo wins";
  ASSERT_EQ(cy["decisions_by_round"].items.size(), 1U);
  EXPECT_EQ(cy["decisions_by_round"].items[0].number, cy["decisions"].number);
  EXPECT_THAT(review(kCyPasses, "--seat 2").out,
              ContainsRegex("\nThe chance to win the round, from decision to decision\n\n"
                            "  seat 2, Cy +[0-9]+ % [0-9]+0   0 %\n"));
}

TEST(Review, TellsTheRoundsApart) {
  const TemporaryFolder folder;
  const std::string records = folder.path() + "/r";
  ASSERT_EQ(
      run_tessera("selfplay lexio --players 3 --option rounds=3 --seed 4 --bots random --out " + records)
          .exit_code,
      0);
  const auto json = *parse_json(run_tessera("review --json --sims 100 " + records + "/*").out);
  for (const Json& seat : json["seats"].items) {
    ASSERT_EQ(seat["decisions_by_round"].items.size(), 3U);
    double decisions = 0;
    for (const Json& round : seat["decisions_by_round"].items) {
      EXPECT_GT(round.number, 0);
      decisions += round.number;
    }
    EXPECT_EQ(decisions, seat["decisions"].number);
  }
}

TEST(Review, AloneTheCourseIsOfPoints) {
  const TemporaryFolder folder;
  const std::string records = folder.path() + "/r";
  ASSERT_EQ(
      run_tessera("selfplay 101 --players 1 --option mode=classic --seed 4 --bots greedy --out " + records)
          .exit_code,
      0);
  const auto json = *parse_json(run_tessera("review --json --sims 100 " + records + "/*").out);
  const auto& course = json["seats"].items[0]["course"].items;
  ASSERT_GT(course.size(), 20U);
  EXPECT_GT(course.back().number, 10);
}

TEST(Review, LooksAtOneSeatIfAsked) {
  const auto json = *parse_json(review(kCyPasses, "--json --seat 1").out);
  ASSERT_EQ(json["seats"].items.size(), 1U);
  EXPECT_EQ(json["seats"].items[0]["name"].string, "Bo");
  EXPECT_EQ(json["seats"].items[0]["decisions"].number, json["decisions"].number);
  for (const Json& mistake : json["mistakes"].items) EXPECT_EQ(mistake["seat"].number, 1);
}

TEST(Review, TheSameSeedJudgesAlike) {
  EXPECT_EQ(review(kCyPasses, "--json").out, review(kCyPasses, "--json").out);
}

struct Played {
  double mean_loss = 1;
  double good = 0;  // the share of decisions without a mistake
};

Played played_by(const std::string& bot) {
  const TemporaryFolder folder;
  const Ran played = run_tessera("selfplay lexio --players 3 --option rounds=3 --seed 4 --bots " + bot +
                                 " --out " + folder.path() + "/r");
  EXPECT_EQ(played.exit_code, 0) << played.err;
  const Ran ran = run_tessera("review --json --sims 1000 " + folder.path() + "/r/*");
  const auto json = parse_json(ran.out);
  if (!json) {
    ADD_FAILURE() << ran.out << ran.err;
    return {};
  }
  const double decisions = (*json)["decisions"].number;
  Played all{0, 1};
  for (const Json& seat : (*json)["seats"].items) {
    all.mean_loss += seat["mean_loss"].number * seat["decisions"].number / decisions;
    all.good -= seat["mistakes"].number / decisions;
  }
  return all;
}

TEST(Review, FindsLittleFaultWithTheChampionAndMuchWithWhoeverPlaysAtRandom) {
  const Played champion = played_by("champion:400");
  const Played random = played_by("random");
  EXPECT_LT(champion.mean_loss, 0.004);
  EXPECT_LT(champion.mean_loss * 4, random.mean_loss);
  EXPECT_GT(champion.good, 0.85);
  EXPECT_LT(random.good, 0.5);
}

TEST(Review, ARecordWithoutDecisionsIsFine) {
  const Ran ran = review("tessera 1\ngame 101\nplayers 2\n");
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("Nobody had a choice."));
  const auto json = parse_json(review("tessera 1\ngame 101\nplayers 2\n", "--json").out);
  ASSERT_TRUE(json);
  EXPECT_EQ((*json)["decisions"].number, 0);
}

TEST(Review, BadInputIsNamed) {
  const Ran bad = review("tessera 1\ngame 101\nplayers 9\n");
  EXPECT_EQ(bad.exit_code, 1);
  EXPECT_EQ(bad.out, "");
  EXPECT_THAT(bad.err, StartsWith("-:3: "));
  // Nothing is judged when a later line is wrong.
  const Ran late = review(std::string(kCyPasses) + "7 pass\n");
  EXPECT_EQ(late.exit_code, 1);
  EXPECT_EQ(late.out, "");
  EXPECT_THAT(late.err, StartsWith("-:41: there is no seat 7"));
  EXPECT_EQ(run_tessera("review /nowhere/at/all").exit_code, 3);
  const Ran seat = review(kCyPasses, "--seat 3");
  EXPECT_EQ(seat.exit_code, 2);
  EXPECT_THAT(seat.err, HasSubstr("there is no seat 3: the seats are 0 to 2"));
  for (const char* arguments : {"review", "review - --sims 1", "review - --sims x", "review - --seat 9",
                                "review - --top -1", "review - --seed -1"})
    EXPECT_EQ(run_tessera(arguments).exit_code, 2) << arguments;
}

}  // namespace
}  // namespace tessera::testing
