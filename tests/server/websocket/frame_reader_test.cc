#include "server/websocket/frame_reader.h"

#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "base/text.h"
#include "tests/support/socket_client.h"

namespace tessera::server {
namespace {

using ::tessera::testing::frame_bytes;

constexpr std::size_t kMost = 1000;
constexpr auto kText = Heard::Kind::text;

// What a reader makes of bytes that come in pieces of one size: kinds and payloads, and in the
// end the code that refuses what follows.
struct Reading {
  std::vector<std::string> heard;
  int refused = 0;
};

std::string described(const Heard& heard) {
  static constexpr const char* kNames[] = {"text ", "ping ", "pong ", "close "};
  return concat(kNames[static_cast<int>(heard.kind)], heard.bytes);
}

Reading read(const std::string& bytes, std::size_t piece) {
  FrameReader reader(kMost);
  Reading reading;
  for (std::size_t at = 0; at < bytes.size(); at += piece) {
    std::string part = bytes.substr(at, piece);
    std::span<char> rest(part);
    while (!rest.empty()) {
      const auto heard = reader.next(rest);
      if (!heard) {
        reading.refused = static_cast<int>(heard.error());
        return reading;
      }
      if (*heard) reading.heard.push_back(described(**heard));
    }
  }
  return reading;
}

int refusal(const std::string& bytes) {
  const int whole = read(bytes, bytes.size()).refused;
  EXPECT_EQ(read(bytes, 1).refused, whole) << "however it is cut";
  return whole;
}

TEST(FrameReader, MessagesAreTheSameHoweverTheyAreCut) {
  const std::string bytes = frame_bytes("hello") + frame_bytes("") + frame_bytes(std::string(125, 'a')) +
                            frame_bytes(std::string(126, 'b')) + frame_bytes("you", {.opcode = 9}) +
                            frame_bytes("frag", {.is_final = false}) + frame_bytes("there", {.opcode = 10}) +
                            frame_bytes("men", {.opcode = 0, .is_final = false}) +
                            frame_bytes("ts", {.opcode = 0}) + frame_bytes(std::string(kMost, 'c')) +
                            frame_bytes("\x03\xe8", {.opcode = 8});
  const std::vector<std::string> expected = {"text hello",
                                             "text ",
                                             "text " + std::string(125, 'a'),
                                             "text " + std::string(126, 'b'),
                                             "ping you",
                                             "pong there",
                                             "text fragments",
                                             "text " + std::string(kMost, 'c'),
                                             "close \x03\xe8"};
  for (const std::size_t piece : {1UL, 2UL, 3UL, 7UL, 64UL, 129UL, bytes.size()}) {
    const Reading reading = read(bytes, piece);
    EXPECT_EQ(reading.heard, expected) << piece;
    EXPECT_EQ(reading.refused, 0) << piece;
  }
}

TEST(FrameReader, RefusesWhatNoClientMaySend) {
  EXPECT_EQ(refusal(frame_bytes("x", {.is_masked = false})), 1002);
  for (const int bit : {0x10, 0x20, 0x40}) EXPECT_EQ(refusal(frame_bytes("x", {.reserved = bit})), 1002);
  for (const int opcode : {3, 7, 11, 15}) EXPECT_EQ(refusal(frame_bytes("x", {.opcode = opcode})), 1002);
  EXPECT_EQ(refusal(frame_bytes("x", {.length_bytes = 2})), 1002) << "longer than need be";
  EXPECT_EQ(refusal(frame_bytes(std::string(200, 'x'), {.length_bytes = 8})), 1002);
  EXPECT_EQ(refusal(std::string("\x81\xff\x80\0\0\0\0\0\0\0", 10)), 1002) << "a length of 2^63";
  EXPECT_EQ(refusal(frame_bytes("x", {.opcode = 9, .is_final = false})), 1002) << "half a ping";
  EXPECT_EQ(refusal(frame_bytes(std::string(126, 'x'), {.opcode = 9})), 1002) << "a long ping";
  EXPECT_EQ(refusal(frame_bytes("x", {.opcode = 0})), 1002) << "goes on with nothing";
  EXPECT_EQ(refusal(frame_bytes("x", {.is_final = false}) + frame_bytes("y")), 1002);
  EXPECT_EQ(refusal(frame_bytes("x", {.opcode = 2})), 1003) << "bytes";
}

TEST(FrameReader, RefusesATextThatIsNoUtf8) {
  EXPECT_EQ(refusal(frame_bytes("\xff")), 1007);
  EXPECT_EQ(refusal(frame_bytes("\xed\xa0\x80")), 1007) << "half of a pair";
  EXPECT_EQ(refusal(frame_bytes("\xc0\xaf")), 1007) << "longer than need be";
  EXPECT_EQ(refusal(frame_bytes("\xf4\x90\x80\x80")), 1007) << "beyond the last character";
  EXPECT_EQ(refusal(frame_bytes("12345678\xc3")), 1007) << "half a character";
  EXPECT_EQ(read(frame_bytes("\xc3", {.is_final = false}) + frame_bytes("\xa9", {.opcode = 0}), 100).heard,
            std::vector<std::string>{"text é"})
      << "whole in the end";
}

TEST(FrameReader, RefusesWhatIsTooLongBeforeItComes) {
  const std::string big = frame_bytes(std::string(kMost + 1, 'x'));
  EXPECT_EQ(refusal(big.substr(0, 4)), 1009);
  const std::string half = frame_bytes(std::string(kMost / 2 + 1, 'x'), {.is_final = false});
  EXPECT_EQ(refusal(half + frame_bytes(std::string(kMost / 2, 'x'), {.opcode = 0})), 1009);
  EXPECT_EQ(refusal(std::string("\x81\xff\0\0\0\x10\0\0\0\0", 10)), 1009) << "64 GB";
}

TEST(FrameReader, RefusesATextInTooManyPieces) {
  std::string bytes = frame_bytes("", {.is_final = false});
  for (int i = 0; i < 40; ++i) bytes += frame_bytes("", {.opcode = 0, .is_final = false});
  EXPECT_EQ(refusal(bytes), 1008);
}

TEST(FrameReader, RefusesBadCodesOfAClose) {
  for (const char* code : {"\x03\xe8", "\x0b\xb8", "\x13\x87"})
    EXPECT_EQ(read(frame_bytes(code, {.opcode = 8}), 100).refused, 0);
  EXPECT_EQ(read(frame_bytes("", {.opcode = 8}), 100).refused, 0);
  for (const char* code : {"x", "\x03\xe7", "\x03\xed", "\x03\xee", "\x07\xd0", "\x13\x88"})
    EXPECT_EQ(refusal(frame_bytes(code, {.opcode = 8})), 1002) << printable(code, 8);
}

}  // namespace
}  // namespace tessera::server
