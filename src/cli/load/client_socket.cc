#include "cli/load/client_socket.h"

#include <array>
#include <cerrno>
#include <cstdint>
#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/text.h"

namespace tessera::cli::load {

bool ClientSocket::open(const ServerAt& server, std::string_view cookie) {
  close();
  file_ = connect_to(server);
  if (file_ < 0) return false;
  const std::string request =
      concat("GET /api/socket HTTP/1.1\r\nHost: ", server.host, ':', server.port,
             "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
             "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: tessera.1\r\n",
             cookie.empty() ? "" : concat("Cookie: ", cookie, "\r\n"), "\r\n");
  if (send(file_, request.data(), request.size(), MSG_NOSIGNAL) != static_cast<ssize_t>(request.size())) {
    close();
    return false;
  }
  std::size_t end = std::string::npos;
  while ((end = unread_.find("\r\n\r\n")) == std::string::npos) {
    std::array<char, 4096> piece;
    const ssize_t size = recv(file_, piece.data(), piece.size(), 0);
    if (size <= 0) {
      close();
      return false;
    }
    unread_.append(piece.data(), static_cast<std::size_t>(size));
  }
  if (!unread_.starts_with("HTTP/1.1 101")) {
    close();
    return false;
  }
  unread_.erase(0, end + 4);
  fcntl(file_, F_SETFL, O_NONBLOCK);
  return true;
}

void ClientSocket::close() {
  if (file_ >= 0) ::close(file_);
  file_ = -1;
  unread_.clear();
  taken_ = 0;
}

void ClientSocket::say(std::string_view text) { send_frame(1, text); }

// The mask is zero, which hides nothing and is allowed. What does not fit into the system's buffer is a
// server that has stopped reading: the connection ends.
void ClientSocket::send_frame(int opcode, std::string_view payload) {
  if (file_ < 0) return;
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
  if (send(file_, frame.data(), frame.size(), MSG_NOSIGNAL) != static_cast<ssize_t>(frame.size())) close();
}

bool ClientSocket::read() {
  if (file_ < 0) return false;
  unread_.erase(0, taken_);
  taken_ = 0;
  std::array<char, 32768> piece;
  const ssize_t size = recv(file_, piece.data(), piece.size(), 0);
  if (size < 0 && (errno == EAGAIN || errno == EINTR)) return true;
  if (size <= 0) {
    close();
    return false;
  }
  unread_.append(piece.data(), static_cast<std::size_t>(size));
  bytes_heard_ += static_cast<std::size_t>(size);
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

}  // namespace tessera::cli::load
