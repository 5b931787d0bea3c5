#include "cli/arguments.h"

#include <gtest/gtest.h>

#include "base/text.h"
#include "games/catalog.h"
#include "tests/support/said.h"

namespace tessera::cli {
namespace {

using Names = std::vector<std::string>;

TEST(Arguments, GamesAreFoundWhateverTheCase) {
  EXPECT_EQ(*parse_game("LEXIO", all_games()), find_game("lexio"));
  EXPECT_EQ(said(parse_game("chess", all_games()).error()),
            "there is no game \"chess\"; the games are 101, lexio, 21");
}

TEST(Arguments, OptionsAreKeyAndValue) {
  EXPECT_EQ(*parse_option("mode=classic"), std::pair(std::string("mode"), std::string("classic")));
  EXPECT_EQ(parse_option("a=b=c")->second, "b=c");
  EXPECT_EQ(said(parse_option("mode").error()), "an option is written KEY=VALUE, not \"mode\"");
  EXPECT_FALSE(parse_option("=x"));
}

TEST(Arguments, NoPlayersIsNotTheUsualNumber) {
  EXPECT_EQ(parse_setup(*find_game("lexio"), std::nullopt, {})->players, 4);
  EXPECT_FALSE(parse_setup(*find_game("lexio"), 0, {}));
}

TEST(Arguments, OneBotServesAllSeats) {
  EXPECT_EQ(*parse_bots("greedy", 3), (Names{"greedy", "greedy", "greedy"}));
  EXPECT_EQ(*parse_bots("greedy, random", 2), (Names{"greedy", "random"}));
  EXPECT_EQ(code_name(parse_bots("greedy,,random", 2).error()), "bad_bots");
}

TEST(Arguments, SeedsAreWholeNumbersThatJsonHolds) {
  for (const char* seed : {"0", "42", "999999999999999999"}) EXPECT_EQ(whole_number(seed), "");
  for (const char* seed : {"", "-1", "1.5", "x", "9223372036854775808"})
    EXPECT_EQ(whole_number(seed), concat("expected a whole number of at most 18 digits, not \"", seed, '"'));
}

TEST(Arguments, QuotesEncloseCommas) {
  EXPECT_EQ(split_commas(R"("cmd:engine a,b", greedy)"), (Names{"cmd:engine a,b", "greedy"}));
  EXPECT_EQ(split_commas(R"(cmd:engine "a, b" "c",greedy)"), (Names{R"(cmd:engine "a, b" "c")", "greedy"}));
  EXPECT_EQ(split_commas(R"("a,b)"), (Names{R"("a,b)"}));
}

TEST(Arguments, CommasKeepEmptyItems) { EXPECT_EQ(split_commas("a, b,,c d "), (Names{"a", "b", "", "c d"})); }

}  // namespace
}  // namespace tessera::cli
