#include "table/fair_tag.h"

#include <gtest/gtest.h>
#include <string>

#include "base/text.h"
#include "table/hex.h"
#include "tests/support/said.h"

namespace tessera::table {
namespace {

// 32 bytes, 1 to 32.
constexpr const char* kHex = "0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f20";

Secret counting_secret() {
  Secret::Bytes bytes;
  for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<std::byte>(i + 1);
  return Secret(bytes);
}

TEST(FairTag, HasAllThatCheckingNeeds) {
  Luck luck(counting_secret(), *TableId::parse("T7"));
  EXPECT_EQ(to_fair_tag(luck), concat("1 table T7 secret ", kHex));
  luck.add_word(seat_at(4), *Word::parse("é"));
  luck.add_word(seat_at(0), *Word::parse("a b"));
  EXPECT_EQ(to_fair_tag(luck), concat("1 table T7 secret ", kHex, " word 0 612062 word 4 c3a9"));
}

TEST(FairTag, IsReadAsItWasWritten) {
  const std::string text = concat("1 table T7 secret ", kHex, " word 0 612062 word 4 c3a9");
  const auto luck = parse_fair_tag(text);
  ASSERT_TRUE(luck && *luck);
  EXPECT_EQ((*luck)->table().text(), "T7");
  EXPECT_EQ((*luck)->words()[0].text(), "a b");
  EXPECT_TRUE((*luck)->words()[1].empty());
  EXPECT_EQ((*luck)->words()[4].text(), "é");
  EXPECT_EQ(to_fair_tag(**luck), text);
}

TEST(FairTag, NoMeansNothingToCheck) {
  const auto luck = parse_fair_tag("no");
  ASSERT_TRUE(luck);
  EXPECT_FALSE(*luck);
}

TEST(FairTag, BadFormsAreRefused) {
  const std::string good = concat("1 table T7 secret ", kHex);
  ASSERT_TRUE(parse_fair_tag(good));
  const std::string hex = kHex;
  const std::string bad[] = {
      "",
      "yes",
      "no way",
      concat("2 table T7 secret ", hex),
      "1",
      "1 table T7",
      "1 table T7 secret",
      concat("1 secret ", hex, " table T7"),
      concat("1 table é secret ", hex),
      concat("1 table ", std::string(65, 'x'), " secret ", hex),
      concat("1 table T7 secret ", hex.substr(2)),
      concat("1 table T7 secret ", hex, "21"),
      concat("1 table T7 secret ", upper_case(hex)),
      concat("1 table T7 secret z", hex.substr(1)),
      good + " word",
      good + " word 0",
      good + " word 5 61",
      good + " word -1 61",
      good + " word 00 61",
      good + " word x 61",
      good + " word 1 61 word 1 62",
      good + " word 1 61 word 0 62",
      good + " word 0 6",
      good + " word 0 6G",
      good + " word 0 0a",
      good + " word 0 ff",
      concat(good, " word 0 ", std::string(130, '6')),
      good + " words 0 61",
      good + " word 0 61 more",
  };
  for (const std::string& text : bad) {
    const auto luck = parse_fair_tag(text);
    ASSERT_FALSE(luck) << text;
    EXPECT_GT(said(luck.error()).size(), 20U) << text;
  }
}

TEST(CommitmentTag, Is64HexadecimalDigits) {
  const auto digest = parse_commitment_tag(kHex);
  ASSERT_TRUE(digest);
  EXPECT_EQ(to_hex(*digest), kHex);
  for (const std::string& bad :
       {std::string(), std::string("01"), std::string(kHex) + "21", upper_case(kHex)})
    EXPECT_FALSE(parse_commitment_tag(bad)) << bad;
}

}  // namespace
}  // namespace tessera::table
