#include "tests/support/socket_client.h"

#include "base/text.h"

namespace tessera::testing {
namespace {

std::string big_endian(std::uint64_t number, int bytes) {
  std::string text;
  for (int i = bytes - 1; i >= 0; --i) text += static_cast<char>(number >> 8 * i & 0xff);
  return text;
}

std::uint8_t at(const std::string& bytes, std::size_t place) {
  return static_cast<std::uint8_t>(bytes[place]);
}

}  // namespace

int SocketFrame::close_code() const {
  return opcode == 8 && payload.size() >= 2 ? at(payload, 0) << 8 | at(payload, 1) : 0;
}

std::string frame_bytes(std::string_view payload, const FrameBytes& how) {
  std::string bytes;
  bytes += static_cast<char>((how.is_final ? 0x80 : 0) | how.reserved | how.opcode);
  const int shortest = payload.size() < 126 ? 0 : payload.size() < 65536 ? 2 : 8;
  const int more = how.length_bytes < 0 ? shortest : how.length_bytes;
  const int shown = more == 0 ? static_cast<int>(payload.size()) : more == 2 ? 126 : 127;
  bytes += static_cast<char>((how.is_masked ? 0x80 : 0) | shown);
  bytes += big_endian(payload.size(), more);
  const std::string mask = "\x12\x9f\x34\x05";
  if (how.is_masked) bytes += mask;
  for (std::size_t i = 0; i < payload.size(); ++i)
    bytes += how.is_masked ? static_cast<char>(payload[i] ^ mask[i % 4]) : payload[i];
  return bytes;
}

SocketClient::SocketClient(std::uint16_t port, std::string_view lines, const ClientEnd& end,
                           std::string_view protocol)
    : client_(port, end) {
  client_.send(http_request(
      "GET", "/api/socket",
      concat("Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
             "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n",
             protocol.empty() ? "" : concat("Sec-WebSocket-Protocol: ", protocol, "\r\n"), lines)));
  answer_ = client_.receive();
}

std::optional<SocketFrame> SocketClient::receive() {
  std::string head = client_.receive_exactly(2);
  if (head.size() < 2) return std::nullopt;
  SocketFrame frame{.opcode = at(head, 0) & 0xf, .is_final = (at(head, 0) & 0x80) != 0, .payload = {}};
  std::uint64_t size = at(head, 1);
  if (size >= 126) {
    const std::string length = client_.receive_exactly(size == 126 ? 2 : 8);
    size = 0;
    for (std::size_t i = 0; i < length.size(); ++i) size = size << 8 | at(length, i);
  }
  frame.payload = client_.receive_exactly(size);
  if (frame.payload.size() < size) return std::nullopt;
  return frame;
}

std::string SocketClient::hear() {
  for (auto frame = receive(); frame; frame = receive()) {
    if (frame->opcode == 1) return frame->payload;
    if (frame->opcode == 8) break;
  }
  return "";
}

int SocketClient::wait_for_close() {
  for (auto frame = receive(); frame; frame = receive())
    if (frame->opcode == 8) return frame->close_code();
  return 0;
}

}  // namespace tessera::testing
