#pragma once

#include <cstdint>

namespace tessera::server {

// Why a WebSocket is closed (RFC 6455, 7.4.1).
enum class CloseCode : std::uint16_t {
  normal = 1000,
  going_away = 1001,  // the server stops
  protocol_error = 1002,
  not_text = 1003,
  bad_utf8 = 1007,
  policy = 1008,  // too many messages, or too slow a reader
  too_big = 1009,
};

}  // namespace tessera::server
