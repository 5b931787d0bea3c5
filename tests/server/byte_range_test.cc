#include "server/byte_range.h"

#include <gtest/gtest.h>

namespace tessera::server {
namespace {

ByteRange part(std::size_t first, std::size_t size) { return {ByteRange::Kind::part, first, size}; }
const ByteRange kAll{};
const ByteRange kOutside{.kind = ByteRange::Kind::outside};

TEST(ByteRange, FromAndTo) {
  EXPECT_EQ(parse_range("bytes=0-0", 10), part(0, 1));
  EXPECT_EQ(parse_range("bytes=2-5", 10), part(2, 4));
  EXPECT_EQ(parse_range("bytes=0-9", 10), part(0, 10));
  EXPECT_EQ(parse_range("Bytes= 9-9 ", 10), part(9, 1));
}

TEST(ByteRange, EndsWhereTheBytesEnd) {
  EXPECT_EQ(parse_range("bytes=5-", 10), part(5, 5));
  EXPECT_EQ(parse_range("bytes=5-10", 10), part(5, 5));
  EXPECT_EQ(parse_range("bytes=5-99999999999999999999999", 10), part(5, 5));
}

TEST(ByteRange, TheLastBytes) {
  EXPECT_EQ(parse_range("bytes=-3", 10), part(7, 3));
  EXPECT_EQ(parse_range("bytes=-10", 10), part(0, 10));
  EXPECT_EQ(parse_range("bytes=-99999999999999999999999", 10), part(0, 10));
}

TEST(ByteRange, OutsideOfTheBytes) {
  EXPECT_EQ(parse_range("bytes=10-", 10), kOutside);
  EXPECT_EQ(parse_range("bytes=10-20", 10), kOutside);
  EXPECT_EQ(parse_range("bytes=99999999999999999999999-", 10), kOutside);
  EXPECT_EQ(parse_range("bytes=-0", 10), kOutside);
  EXPECT_EQ(parse_range("bytes=0-", 0), kOutside);
  EXPECT_EQ(parse_range("bytes=-1", 0), kOutside);
}

TEST(ByteRange, SeveralPartsAndWhatCantBeReadAreIgnored) {
  for (const char* range : {"", "bytes", "bytes=", "bytes=-", "bytes=5", "bytes=5-4", "bytes=a-b",
                            "bytes=1-b", "bytes=0-1,3-4", "bytes=0-0, -1", "bytes=1--2", "bytes=+1-2",
                            "bytes=1 - 2", "lines=1-2", "bytes 1-2", "bytes=-1-2", "bytes=0x1-2"})
    EXPECT_EQ(parse_range(range, 10), kAll) << range;
}

}  // namespace
}  // namespace tessera::server
