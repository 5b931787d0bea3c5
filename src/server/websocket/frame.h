#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <tl/expected.hpp>

#include "server/websocket/close_code.h"

// Frames of a WebSocket as bytes (RFC 6455, 5.2). Pure: no socket, no time.

namespace tessera::server {

enum class Opcode : std::uint8_t { more = 0, text = 1, binary = 2, close = 8, ping = 9, pong = 10 };

// The beginning of a frame that a client sent, its whole size known.
struct FrameHead {
  Opcode opcode;
  bool is_final;
  std::size_t head_size;
  std::size_t payload_size;
  std::array<std::uint8_t, 4> mask;

  [[nodiscard]] std::size_t size() const { return head_size + payload_size; }
};

// How a frame begins; nothing while there are too few bytes to say; or why no frame of a client
// begins like this. A payload beyond `most` is refused before it comes.
using FoundFrame = tl::expected<std::optional<FrameHead>, CloseCode>;
FoundFrame find_frame(std::string_view bytes, std::size_t most);

// Takes the mask off a payload, or puts it on.
void unmask(std::span<char> payload, std::array<std::uint8_t, 4> mask);

// What stands before a payload that a server sends, whole and without a mask.
struct FrameStart {
  std::array<char, 10> bytes;
  std::uint8_t size;
};
FrameStart start_frame(Opcode opcode, std::size_t payload_size);

}  // namespace tessera::server
