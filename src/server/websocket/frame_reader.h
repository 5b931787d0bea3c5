#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "server/websocket/close_code.h"
#include "server/websocket/frame.h"

namespace tessera::server {

// What a client said, whole. The bytes are there until the reader is asked again.
struct Heard {
  enum class Kind { text, ping, pong, close };
  Kind kind;
  std::string_view bytes;
};

// Makes messages of the bytes that a WebSocket's client sends, however they are cut. It keeps
// nothing while no message is half there.
class FrameReader {
 public:
  // Of a whole message, in bytes.
  explicit FrameReader(std::size_t most) : most_(most) {}

  // The next message of the bytes, which are taken off the front and changed; nothing when all
  // were taken and more must come; or why the connection can't go on.
  tl::expected<std::optional<Heard>, CloseCode> next(std::span<char>& bytes);

 private:
  // A whole frame off the front of the bytes: where it is now; nothing while it is not whole.
  struct Frame {
    FrameHead head;
    std::span<char> payload;
  };
  tl::expected<std::optional<Frame>, CloseCode> take_frame(std::span<char>& bytes);
  tl::expected<std::optional<Frame>, CloseCode> go_on_with_frame(std::span<char>& bytes);
  tl::expected<std::optional<Heard>, CloseCode> add_to_message(const Frame& frame);

  std::size_t most_;
  std::string frame_;     // the beginning of a frame that is not whole
  std::string message_;   // the frames of a message that is not whole
  int frames_ = 0;        // how many these are
  bool is_told_ = false;  // frame_ or message_ was handed out, and goes
};

}  // namespace tessera::server
