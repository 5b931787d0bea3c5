#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "tests/support/http_client.h"

// A WebSocket that shares no code with the server: a handshake, and frames as bytes.

namespace tessera::testing {

struct SocketFrame {
  int opcode = 0;  // 1 text, 8 close, 9 ping, 10 pong
  bool is_final = true;
  std::string payload;

  // Of a close; 0 when it names none.
  [[nodiscard]] int close_code() const;
};

// The bytes of a client's frame. The length is written in 0, 2 or 8 bytes more; as short as can be
// unless it is said.
struct FrameBytes {
  int opcode = 1;
  bool is_final = true;
  bool is_masked = true;
  int reserved = 0;       // bits 0x70 of the first byte
  int length_bytes = -1;  // -1: as short as can be
};
std::string frame_bytes(std::string_view payload, const FrameBytes& how = {});

class SocketClient {
 public:
  // Connects and asks for a WebSocket. `lines` are more header fields.
  explicit SocketClient(std::uint16_t port, std::string_view lines = "", const ClientEnd& end = {},
                        std::string_view protocol = "tessera.1");

  // The answer to the handshake.
  [[nodiscard]] const std::optional<HttpAnswer>& answer() const { return answer_; }
  [[nodiscard]] bool is_open() const { return answer_ && answer_->status == 101; }

  bool say(std::string_view text) const { return send(frame_bytes(text)); }
  bool send(std::string_view bytes) const { return client_.send(bytes); }
  // The next frame; nothing when the connection ends before.
  std::optional<SocketFrame> receive();
  // The next frame that is no ping; its text, or "" when the connection ends or is closed.
  std::string hear();
  // All that comes until the server closes: the code, and 0 when it ends without one.
  int wait_for_close();
  HttpClient& connection() { return client_; }

 private:
  HttpClient client_;
  std::optional<HttpAnswer> answer_;
};

}  // namespace tessera::testing
