#include <chrono>
#include <gtest/gtest.h>
#include <optional>
#include <string>

#include "cli/online/arguments.h"
#include "cli/online/clock_text.h"
#include "cli/online/connection.h"
#include "cli/online/fairness.h"
#include "cli/online/key_file.h"
#include "cli/online/messages.h"
#include "cli/online/typed_command.h"
#include "games/catalog.h"
#include "protocol/json.h"
#include "table/hex.h"
#include "tests/support/fair_games.h"
#include "tests/support/temporary_folder.h"

namespace tessera::cli::online {
namespace {

using namespace std::chrono_literals;

TEST(Clocks, AreWrittenInSecondsOrDays) {
  EXPECT_EQ(protocol::to_json(*parse_clock("")), R"({"kind":"none"})");
  EXPECT_EQ(protocol::to_json(*parse_clock("move:60")), R"({"kind":"move","time":60000,"increment":0})");
  EXPECT_EQ(protocol::to_json(*parse_clock("total:300+5")),
            R"({"kind":"total","time":300000,"increment":5000})");
  EXPECT_EQ(protocol::to_json(*parse_clock("days:3")), R"({"kind":"days","time":259200000,"increment":0})");
  for (const char* text : {"60", "move", "move:", "move:0", "move:60+5", "total:5+", "days:-1", "hours:3"})
    EXPECT_FALSE(parse_clock(text)) << text;
}

TEST(Durations, AreRoundedUp) {
  const words::Catalogue& english = words::Catalogue::english();
  EXPECT_EQ(duration_text(0, english), "0:00");
  EXPECT_EQ(duration_text(-5, english), "0:00");
  EXPECT_EQ(duration_text(1, english), "0:01");
  EXPECT_EQ(duration_text(65'000, english), "1:05");
  EXPECT_EQ(duration_text(3'600'000, english), "1:00:00");
  EXPECT_EQ(duration_text(90'000'000, english), "1 day 1 h");
}

TEST(OnlinePauses, GrowUpToAFewSeconds) {
  EXPECT_EQ(pause_after(0), 0ms);
  EXPECT_EQ(pause_after(1), 250ms);
  EXPECT_EQ(pause_after(2), 500ms);
  EXPECT_EQ(pause_after(6), 8s);
  EXPECT_EQ(pause_after(1000), 8s);
}

TEST(OnlineCommands, AreTypedInTheLanguageOrInEnglish) {
  using Kind = TypedCommand::Kind;
  const words::Catalogue& french = words::Catalogue::of(words::Language::french);
  EXPECT_EQ(parse_command("/say  good  luck", french), (TypedCommand{Kind::say, "good luck"}));
  EXPECT_EQ(parse_command("dire bonne chance", french), (TypedCommand{Kind::say, "bonne chance"}));
  EXPECT_EQ(parse_command("bots casual", french), (TypedCommand{Kind::bots, "casual"}));
  EXPECT_EQ(parse_command("place E5", french), std::nullopt);
}

TEST(KeyFiles, KeepAKeyForEachServer) {
  const testing::TemporaryFolder folder;
  const KeyFile one(folder.path(), *client::ServerAt::parse("http://localhost:8101"));
  const KeyFile other(folder.path(), *client::ServerAt::parse("https://localhost:8101"));
  EXPECT_EQ(one.read(), "");
  ASSERT_TRUE(one.keep("tessera=abc-_1"));
  EXPECT_EQ(one.read(), "tessera=abc-_1");
  EXPECT_EQ(other.read(), "");
  ASSERT_TRUE(one.keep("tessera=a; b"));
  EXPECT_EQ(one.read(), "") << "this is no key";
  EXPECT_FALSE(KeyFile("", *client::ServerAt::parse("localhost:1")).keep("tessera=a"));
}

class OnlineFairness : public ::testing::Test {
 protected:
  [[nodiscard]] std::string_view told(const Promise& promise) const {
    const Verdict verdict = check_fairness(record_, promise);
    EXPECT_EQ(verdict.is_fair,
              verdict.message.is(Say::verified) || verdict.message.is(Say::verified_with_word));
    return verdict.message.code().name;
  }

  table::Luck luck_ = testing::numbered_luck(7, 2);
  std::string record_ = testing::fair_record(*find_game("21"), {2, {}}, luck_);
  std::string commitment_ = table::to_hex(luck_.commitment());
};

TEST_F(OnlineFairness, WhatWasPromisedIsVerified) {
  EXPECT_EQ(told({commitment_}), "verified");
  EXPECT_EQ(told({commitment_, seat_at(1), std::string(luck_.words()[1].text())}), "verified_with_word");
}

TEST_F(OnlineFairness, AnotherSecretOrAMissingWordIsNot) {
  EXPECT_EQ(told({std::string(64, '0')}), "other_commitment");
  EXPECT_EQ(told({commitment_, seat_at(0), "mine"}), "word_is_missing");
  EXPECT_EQ(told({commitment_, seat_at(1), "mine"}), "word_is_missing");
}

TEST_F(OnlineFairness, AChangedDrawIsNot) {
  const std::size_t at = record_.find("~ hand 0 ") + 9;
  record_.replace(at, record_.find(' ', at) - at, record_.compare(at, 2, "1 ") == 0 ? "2" : "1");
  EXPECT_EQ(told({commitment_}), "not_verified");
}

}  // namespace
}  // namespace tessera::cli::online
