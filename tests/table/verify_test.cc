#include "table/verify.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <string_view>

#include "base/text.h"
#include "games/catalog.h"
#include "table/fair_tag.h"
#include "table/hex.h"
#include "table/messages.h"
#include "tests/support/fair_games.h"
#include "tests/support/said.h"

namespace tessera::table {
namespace {

using ::testing::HasSubstr;

std::uint64_t chance_lines(std::string_view record) {
  std::uint64_t lines = 0;
  for (std::size_t at = 0; (at = record.find("\n~ ", at)) != std::string_view::npos; ++at) ++lines;
  return lines;
}

// The record with the first `from` replaced.
std::string changed(std::string record, std::string_view from, std::string_view to) {
  const std::size_t at = record.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return record.replace(at, from.size(), to);
}

// Of two players at 101, seat 1 with a word. Lines: version, game, players, commitment, fair,
// start (6), deal (7).
std::string small_record() {
  return testing::fair_record(*find_game("101"), {2, {}}, testing::numbered_luck(5, 2));
}

BadLine refused(const std::string& record) {
  auto verified = verify(record);
  if (verified) ADD_FAILURE() << "verified:\n" << record;
  return verified ? BadLine{0, Say::bad_fair_tag} : std::move(verified.error());
}

TEST(Verify, EveryChanceLineOfEveryConfiguration) {
  std::uint64_t number = 0;
  for (const AnyGame* game : all_games())
    for (const tessera::Setup& setup : every_setup(*game)) {
      const Luck luck = testing::numbered_luck(number++, setup.players);
      const std::string record = testing::fair_record(*game, setup, luck);
      const auto verified = verify(record);
      ASSERT_TRUE(verified) << verified.error().line << ": " << said(verified.error().reason) << '\n'
                            << record;
      EXPECT_EQ(verified->outcomes, chance_lines(record));
      EXPECT_EQ(verified->commitment, luck.commitment());
    }
}

TEST(Verify, AnotherStartIsRefusedOnItsLine) {
  const std::string record = small_record();
  const bool first = record.find("~ start 0") != std::string::npos;
  const auto wrong =
      refused(changed(record, first ? "~ start 0" : "~ start 1", first ? "~ start 1" : "~ start 0"));
  EXPECT_EQ(wrong.line, 6);
  EXPECT_EQ(code_name(wrong.reason), "not_drawn");
  EXPECT_THAT(said(wrong.reason), HasSubstr(first ? "\"~ start 0\"" : "\"~ start 1\""));
}

TEST(Verify, AnotherDealIsRefusedOnItsLine) {
  // The last two tokens of the box change places: most of the game replays as before.
  const std::string record = small_record();
  const std::size_t deal = record.find("~ deal ");
  const std::size_t end = record.find('\n', deal);
  const std::size_t last = record.rfind(' ', end);
  const std::size_t before = record.rfind(' ', last - 1);
  const std::string swapped = record.substr(0, before) + record.substr(last, end - last) +
                              record.substr(before, last - before) + record.substr(end);
  const auto wrong = refused(swapped);
  EXPECT_EQ(wrong.line, 7);
  EXPECT_EQ(code_name(wrong.reason), "not_drawn");
}

// 21 draws many tokens; each of the first twenty draws is turned into every other token. A
// stock that lacks a token makes the rules refuse it on the same line.
TEST(Verify, EveryChanceLineIsLookedAt) {
  const std::string record = testing::fair_record(*find_game("21"), {2, {}}, testing::numbered_luck(6, 2));
  std::size_t at = 0;
  for (int i = 0; i < 20; ++i) {
    at = record.find("\n~ draw ", at) + 1;
    ASSERT_NE(at, 0U);
    const std::size_t end = record.find('\n', at);
    const std::string before = record.substr(0, at);
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    int refusals = 0;
    for (int kind = 1; kind <= 18; ++kind) {
      const std::string draw = kind == 18 ? "~ draw *" : concat("~ draw ", kind);
      if (draw == record.substr(at, end - at)) continue;
      const auto wrong = refused(before + draw + record.substr(end));
      EXPECT_EQ(wrong.line, line);
      refusals += code_name(wrong.reason) == "not_drawn" ? 1 : 0;
    }
    EXPECT_GT(refusals, 5) << record.substr(at, end - at);
  }
}

TEST(Verify, AnotherSecretDiffersFromTheCommitment) {
  const std::string record = small_record();
  const std::string secret = to_hex(testing::numbered_secret(5).reveal());
  std::string other = secret;
  other.back() = other.back() == '0' ? '1' : '0';
  const auto wrong = refused(changed(record, secret, other));
  EXPECT_EQ(wrong.line, 5);
  EXPECT_EQ(code_name(wrong.reason), "other_commitment");

  // Without the commitment the chance lines still tell; at the latest the deal does.
  const std::string commitment = concat("tag commitment ", to_hex(testing::numbered_luck(5, 2).commitment()));
  const auto undeclared = refused(changed(changed(record, secret, other), commitment, "#"));
  EXPECT_EQ(code_name(undeclared.reason), "not_drawn");
}

TEST(Verify, AnotherCommitmentIsRefusedWhereverItStands) {
  const std::string record = small_record();
  const std::string ours = to_hex(testing::numbered_luck(5, 2).commitment());
  const std::string other = to_hex(testing::numbered_luck(6, 2).commitment());
  EXPECT_EQ(code_name(refused(changed(record, ours, other)).reason), "other_commitment");
  const std::string line = concat("tag commitment ", ours, '\n');
  const std::string behind =
      changed(changed(record, line, ""), "\n~ start", concat("\ntag commitment ", other, "\n~ start"));
  EXPECT_EQ(code_name(refused(behind).reason), "other_commitment");
  EXPECT_EQ(code_name(refused(changed(record, ours, "beef")).reason), "bad_commitment");
  EXPECT_EQ(code_name(refused(changed(record, line, line + line)).reason), "commitment_twice");
  EXPECT_TRUE(verify(changed(record, line, ""))) << "a commitment need not be tagged";
}

TEST(Verify, AnotherWordIsRefused) {
  const std::string record = small_record();
  EXPECT_EQ(code_name(refused(changed(record, " word 1 62", " word 1 63")).reason), "not_drawn");
  EXPECT_EQ(code_name(refused(changed(record, " word 1 ", " word 0 ")).reason), "not_drawn");
  const std::size_t at = record.find(" word 1 ");
  const std::string word = record.substr(at, record.find('\n', at) - at);
  EXPECT_EQ(code_name(refused(changed(record, word, "")).reason), "not_drawn");
  EXPECT_EQ(code_name(refused(changed(record, word, word + " word 2 61")).reason), "tag_word_without_seat")
      << "no such seat";
}

TEST(Verify, AnotherTableIsRefused) {
  EXPECT_EQ(code_name(refused(changed(small_record(), "table evening-5", "table evening-6")).reason),
            "not_drawn");
}

TEST(Verify, ARecordWithoutASecretIsNotFair) {
  const std::string record = small_record();
  const std::size_t at = record.find("tag fair ");
  const std::string line = record.substr(at, record.find('\n', at) - at);
  EXPECT_EQ(code_name(refused(changed(record, line, "#")).reason), "no_fair_tag");
  EXPECT_EQ(code_name(refused(changed(record, line, "tag fair no")).reason), "drawn_from_a_seed");
  EXPECT_EQ(code_name(refused("tessera 1\ngame 101\nplayers 2\n").reason), "no_fair_tag");
  EXPECT_EQ(code_name(refused(changed(record, line, concat(line, '\n', line))).reason), "fair_tag_twice");
  EXPECT_EQ(refused(changed(record, line, "tag fair 2")).line, 5);
}

TEST(Verify, WhatIsNoRecordIsRefusedByItsLine) {
  EXPECT_EQ(refused("").line, 1);
  EXPECT_EQ(refused("tessera 1\nchess\n").line, 2);
  const auto wrong = refused(changed(small_record(), "place E5", "place A1"));
  EXPECT_GT(wrong.line, 7);
}

TEST(Verify, BlankLinesAndSpacesDoNotMatter) {
  const std::string record = small_record();
  EXPECT_TRUE(
      verify(changed(changed(record, "\n~ start", "\n\n# the lot\n  ~   start"), "~ deal ", "~  deal  ")));
}

}  // namespace
}  // namespace tessera::table
