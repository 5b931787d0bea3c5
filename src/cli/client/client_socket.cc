#include "cli/client/client_socket.h"

#include <array>
#include <cstdint>
#include <utility>

#include "base/text.h"
#include "cli/client/messages.h"

namespace tessera::cli::client {

// The key is a formality between browsers and proxies: it need not be another each time.
Result<void> ClientSocket::open(const ServerAt& server, std::string_view cookie) {
  close();
  auto wire = Wire::connect(server);
  if (!wire) return tl::unexpected(std::move(wire.error()));
  wire_ = *std::move(wire);
  const auto fail = [&](Say why) {
    close();
    return refuse(why, {{"url", server.url()}});
  };
  const std::string request =
      concat("GET /api/socket HTTP/1.1\r\nHost: ", server.host_field(),
             "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
             "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: tessera.1\r\n",
             cookie.empty() ? "" : concat("Cookie: ", cookie, "\r\n"), "\r\n");
  if (!wire_.write(request)) return fail(Say::went_away);
  std::size_t end = std::string::npos;
  while ((end = unread_.find("\r\n\r\n")) == std::string::npos) {
    std::array<char, 4096> piece;
    const auto [got, size] = wire_.read(piece.data(), piece.size());
    if (got != Wire::Got::bytes) return fail(Say::went_away);
    unread_.append(piece.data(), size);
  }
  if (!unread_.starts_with("HTTP/1.1 101")) return fail(Say::no_tessera);
  unread_.erase(0, end + 4);
  wire_.stop_waiting();
  return {};
}

void ClientSocket::close() {
  wire_.close();
  unread_.clear();
  taken_ = 0;
}

void ClientSocket::say(std::string_view text) { send_frame(1, text); }

// The mask is zero, which hides nothing and is allowed. What does not fit into the system's buffer is a
// server that has stopped reading: the connection ends.
void ClientSocket::send_frame(int opcode, std::string_view payload) {
  if (!is_open()) return;
  std::string frame;
  frame.reserve(payload.size() + 8);
  frame += static_cast<char>(0x80 | opcode);
  if (payload.size() < 126) {
    frame += static_cast<char>(0x80 | payload.size());
  } else {
    frame += static_cast<char>(0x80 | 126);
    frame += static_cast<char>(payload.size() >> 8);
    frame += static_cast<char>(payload.size() & 0xff);
  }
  frame.append(4, '\0');
  frame += payload;
  if (!wire_.write(frame)) close();
}

bool ClientSocket::read() {
  if (!is_open()) return false;
  unread_.erase(0, taken_);
  taken_ = 0;
  std::array<char, 32768> piece;
  do {
    const auto [got, size] = wire_.read(piece.data(), piece.size());
    if (got == Wire::Got::nothing_yet) return true;
    if (got == Wire::Got::end) {
      close();
      return false;
    }
    unread_.append(piece.data(), size);
    bytes_heard_ += size;
  } while (wire_.has_more());
  return true;
}

std::string_view ClientSocket::next_message() {
  for (;;) {
    const std::string_view rest = std::string_view(unread_).substr(taken_);
    const auto byte = [&](std::size_t at) { return static_cast<std::uint8_t>(rest[at]); };
    if (rest.size() < 2) return {};
    std::size_t head = 2;
    std::size_t size = byte(1) & 0x7f;
    if (size >= 126) {
      head += size == 126 ? 2 : 8;
      if (rest.size() < head) return {};
      size = 0;
      for (std::size_t i = 2; i < head; ++i) size = size << 8 | byte(i);
    }
    if (rest.size() < head + size) return {};
    taken_ += head + size;
    const int opcode = byte(0) & 0xf;
    if (opcode == 1) return rest.substr(head, size);
    if (opcode == 9) send_frame(10, std::string(rest.substr(head, size)));
    if (opcode == 8) {
      close();
      return {};
    }
  }
}

}  // namespace tessera::cli::client
