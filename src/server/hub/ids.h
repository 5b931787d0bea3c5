#pragma once

#include <cstdint>

namespace tessera::server::hub {

// A WebSocket. The caller numbers them and never uses a number again.
enum class ConnectionId : std::uint64_t {};
// A call of HTTP that waits for its answer; numbered by the caller likewise.
enum class CallId : std::uint64_t {};
// A question to the store, and a bot that is to move; numbered by the hub.
enum class ReadId : std::uint64_t {};
enum class JobId : std::uint64_t {};

}  // namespace tessera::server::hub
