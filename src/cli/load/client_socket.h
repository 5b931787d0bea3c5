#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "cli/load/http_calls.h"

namespace tessera::cli::load {

// A client's WebSocket: never waits once it is open.
class ClientSocket {
 public:
  ClientSocket() = default;
  ClientSocket(const ClientSocket&) = delete;
  ClientSocket& operator=(const ClientSocket&) = delete;
  ~ClientSocket() { close(); }

  // Asks for a WebSocket and waits for the answer. False when it is refused.
  bool open(const ServerAt& server, std::string_view cookie);
  void close();
  [[nodiscard]] bool is_open() const { return file_ >= 0; }
  [[nodiscard]] int file() const { return file_; }

  void say(std::string_view text);
  // Reads what is there; false when the connection has ended.
  bool read();
  // The next whole message of what was read. It is there until the next call; empty when there is none.
  std::string_view next_message();
  [[nodiscard]] std::size_t bytes_heard() const { return bytes_heard_; }

 private:
  void send_frame(int opcode, std::string_view payload);

  int file_ = -1;
  std::string unread_;
  std::size_t taken_ = 0;  // of unread_
  std::size_t bytes_heard_ = 0;
};

}  // namespace tessera::cli::load
