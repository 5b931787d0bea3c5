#include "server/websocket/frame.h"

#include <cstring>

namespace tessera::server {
namespace {

constexpr std::uint8_t kFinal = 0x80;
constexpr std::uint8_t kReserved = 0x70;
constexpr std::uint8_t kMasked = 0x80;
constexpr std::size_t kInTwoBytes = 126;  // says that the length follows, in 2 bytes or in 8
constexpr std::size_t kInEightBytes = 127;
constexpr std::size_t kMask = 4;

std::uint8_t byte_at(std::string_view bytes, std::size_t place) {
  return static_cast<std::uint8_t>(bytes[place]);
}

bool is_control(Opcode opcode) { return opcode >= Opcode::close; }

bool is_known(std::uint8_t opcode) { return opcode <= 2 || (opcode >= 8 && opcode <= 10); }

std::uint64_t read_number(std::string_view bytes) {
  std::uint64_t number = 0;
  for (std::size_t i = 0; i < bytes.size(); ++i) number = number << 8 | byte_at(bytes, i);
  return number;
}

}  // namespace

FoundFrame find_frame(std::string_view bytes, std::size_t most) {
  if (bytes.size() < 2) return std::nullopt;
  const std::uint8_t first = byte_at(bytes, 0);
  const std::uint8_t second = byte_at(bytes, 1);
  // Nothing was agreed on that would give the reserved bits a meaning, and clients mask.
  if ((first & kReserved) != 0 || !is_known(first & 0xf) || (second & kMasked) == 0)
    return tl::unexpected(CloseCode::protocol_error);
  const auto opcode = static_cast<Opcode>(first & 0xf);
  const bool is_final = (first & kFinal) != 0;
  const std::size_t shown = second & 0x7f;
  if (is_control(opcode) && (!is_final || shown >= kInTwoBytes))
    return tl::unexpected(CloseCode::protocol_error);
  const std::size_t length_size = shown == kInTwoBytes ? 2 : shown == kInEightBytes ? 8 : 0;
  const std::size_t head_size = 2 + length_size + kMask;
  std::uint64_t length = shown;
  if (length_size > 0) {
    if (bytes.size() < 2 + length_size) return std::nullopt;
    length = read_number(bytes.substr(2, length_size));
    const std::uint64_t least = length_size == 2 ? kInTwoBytes : 0x10000;
    if (length < least || length >> 63 != 0) return tl::unexpected(CloseCode::protocol_error);
  }
  if (length > most) return tl::unexpected(CloseCode::too_big);
  if (bytes.size() < head_size) return std::nullopt;
  FrameHead head{opcode, is_final, head_size, static_cast<std::size_t>(length), {}};
  std::memcpy(head.mask.data(), bytes.data() + head_size - kMask, kMask);
  return head;
}

void unmask(std::span<char> payload, std::array<std::uint8_t, 4> mask) {
  // Eight bytes at a time: most of what clients say is a few hundred.
  std::array<std::uint8_t, 8> twice;
  for (std::size_t i = 0; i < twice.size(); ++i) twice[i] = mask[i % kMask];
  std::uint64_t pattern = 0;
  std::memcpy(&pattern, twice.data(), sizeof pattern);
  std::size_t place = 0;
  for (; place + sizeof pattern <= payload.size(); place += sizeof pattern) {
    std::uint64_t piece = 0;
    std::memcpy(&piece, payload.data() + place, sizeof piece);
    piece ^= pattern;
    std::memcpy(payload.data() + place, &piece, sizeof piece);
  }
  for (; place < payload.size(); ++place)
    payload[place] = static_cast<char>(static_cast<std::uint8_t>(payload[place]) ^ mask[place % kMask]);
}

FrameStart start_frame(Opcode opcode, std::size_t payload_size) {
  FrameStart start{};
  start.bytes[0] = static_cast<char>(kFinal | static_cast<std::uint8_t>(opcode));
  const std::size_t length_size = payload_size < kInTwoBytes ? 0 : payload_size < 0x10000 ? 2 : 8;
  start.bytes[1] = static_cast<char>(length_size == 0   ? payload_size
                                     : length_size == 2 ? kInTwoBytes
                                                        : kInEightBytes);
  for (std::size_t i = 0; i < length_size; ++i)
    start.bytes[2 + i] = static_cast<char>(std::uint64_t{payload_size} >> 8 * (length_size - 1 - i) & 0xff);
  start.size = static_cast<std::uint8_t>(2 + length_size);
  return start;
}

}  // namespace tessera::server
