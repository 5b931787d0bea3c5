#include "table/luck.h"

#include <concepts>
#include <gtest/gtest.h>
#include <ostream>
#include <string>

#include "table/hex.h"
#include "tests/support/fair_games.h"

namespace tessera::table {
namespace {

template <class T>
concept Printable = requires(std::ostream& out, const T& value) { out << value; };
static_assert(!std::equality_comparable<Secret>);
static_assert(!Printable<Secret>);

Luck luck_of(std::uint64_t secret, const char* table) {
  return {testing::numbered_secret(secret), *TableId::parse(table)};
}
std::uint64_t first_number(const Luck& luck, std::uint64_t counter = 0) { return luck.draw(counter).next(); }

TEST(Luck, TheCommitmentIsTheHashOfTheSecretAlone) {
  Secret::Bytes bytes{};  // the SHA-256 of 32 zero bytes, from sha256sum
  Luck luck(Secret(bytes), *TableId::parse("a"));
  luck.add_word(seat_at(1), *Word::parse("hello"));
  EXPECT_EQ(to_hex(luck.commitment()), "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
}

// The message is written out by hand from docs/fairness.md.
TEST(Luck, TheMessageIsTheDocumentedOne) {
  Luck luck = luck_of(1, "T-7");
  luck.add_word(seat_at(3), *Word::parse("no"));
  luck.add_word(seat_at(0), *Word::parse("yes"));
  const std::string message = std::string("tessera fair 1") + "\x03T-7" + "\x02" +
                              std::string("\x00\x03yes", 5) + "\x03\x02no" +
                              std::string("\0\0\0\0\0\0\x01\x02", 8) + std::string("\0\0\0\0\0\0\0\x01", 8);
  const Secret secret = testing::numbered_secret(1);
  const Digest block = hmac_sha256(secret.reveal(), std::as_bytes(std::span(message)));
  StreamRng rng = luck.draw(0x102);
  for (int i = 0; i < 4; ++i) static_cast<void>(rng.next());  // block 0
  for (std::size_t i = 0; i < 4; ++i) {
    std::uint64_t expected = 0;
    for (std::size_t k = 0; k < 8; ++k)
      expected = expected * 256 + std::to_integer<std::uint64_t>(block[8 * i + k]);
    EXPECT_EQ(rng.next(), expected) << i;
  }
}

TEST(Luck, TheExampleOfTheDocumentHolds) {
  Luck luck(Secret(Secret::Bytes{}), *TableId::parse("T-7"));
  luck.add_word(seat_at(1), *Word::parse("été"));
  StreamRng rng = luck.draw(0);
  EXPECT_EQ(rng.next() >> 32, 3368819422U);
  EXPECT_EQ(rng.next() >> 32, 3083291233U);
}

TEST(Luck, EverythingInTheMessageMatters) {
  const Luck luck = luck_of(1, "a");
  EXPECT_EQ(first_number(luck), first_number(luck_of(1, "a")));
  EXPECT_NE(first_number(luck), first_number(luck_of(2, "a")));
  EXPECT_NE(first_number(luck), first_number(luck_of(1, "b")));
  EXPECT_NE(first_number(luck), first_number(luck, 1));
  Luck with_word = luck;
  with_word.add_word(seat_at(0), *Word::parse("x"));
  EXPECT_NE(first_number(luck), first_number(with_word));
  Luck other_seat = luck;
  other_seat.add_word(seat_at(1), *Word::parse("x"));
  EXPECT_NE(first_number(with_word), first_number(other_seat));
}

TEST(Luck, AnEmptyWordIsNone) {
  Luck luck = luck_of(1, "a");
  luck.add_word(seat_at(2), *Word::parse(""));
  EXPECT_EQ(first_number(luck), first_number(luck_of(1, "a")));
}

TEST(Luck, WordsArePlainTextOfAtMost64Bytes) {
  EXPECT_TRUE(Word::parse(std::string(64, 'x')));
  EXPECT_FALSE(Word::parse(std::string(65, 'x')));
  EXPECT_TRUE(Word::parse("déjà vu"));
  EXPECT_FALSE(Word::parse("a\nb"));
  EXPECT_FALSE(Word::parse("\xff"));
}

TEST(Luck, TableIdsAreOneWordOfPlainLetters) {
  EXPECT_TRUE(TableId::parse("Table_7-b"));
  EXPECT_TRUE(TableId::parse(std::string(64, 'x')));
  for (const std::string& bad : {std::string(), std::string(65, 'x'), std::string("a b"), std::string("é")})
    EXPECT_FALSE(TableId::parse(bad)) << bad;
}

}  // namespace
}  // namespace tessera::table
