#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "cli/client/server_at.h"
#include "cli/client/wire.h"

namespace tessera::cli::client {

// A client's WebSocket: never waits once it is open.
class ClientSocket {
 public:
  // Asks for a WebSocket and waits for the answer.
  Result<void> open(const ServerAt& server, std::string_view cookie);
  void close();
  [[nodiscard]] bool is_open() const { return wire_.is_open(); }
  [[nodiscard]] int file() const { return wire_.file(); }

  void say(std::string_view text);
  // Reads what is there; false when the connection has ended.
  bool read();
  // The next whole message of what was read. It is there until the next call; empty when there is none.
  std::string_view next_message();
  [[nodiscard]] std::size_t bytes_heard() const { return bytes_heard_; }

 private:
  void send_frame(int opcode, std::string_view payload);

  Wire wire_;
  std::string unread_;
  std::size_t taken_ = 0;  // of unread_
  std::size_t bytes_heard_ = 0;
};

}  // namespace tessera::cli::client
