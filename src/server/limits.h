#pragma once

#include <chrono>
#include <cstddef>

namespace tessera::server {

// How much of anything one client may have. Whoever takes more is refused or dropped, so that
// the others never wait.
struct Limits {
  using Time = std::chrono::milliseconds;

  std::size_t head_bytes = 8192;    // of a request: its line and its header fields
  std::size_t target_bytes = 2048;  // of a request: what it asks for
  std::size_t body_bytes = 8192;    // of a request

  int connections = 1024;
  int connections_an_address = 256;
  int requests_a_connection = 1000;

  Time idle{30'000};                 // between two requests, and before the first
  Time head{10'000};                 // from the first byte of a request's head to its last
  Time body{10'000};                 // from the end of the head to the body's last byte
  Time answer{30'000};               // for the handler
  Time stall{10'000};                // while a reader takes nothing at all
  std::size_t bytes_a_second = 512;  // what a reader takes at least, over a whole response
  Time farewell{2'000};              // for a client to close its side after the last response
  Time drain{5'000};                 // for all that is under way when the server is stopped

  // Of a WebSocket.
  std::size_t message_bytes = 4096;      // that a client says at once
  std::size_t outbox_bytes = 256 << 10;  // that wait for a reader
  int messages_a_second = 50;            // in the long run
  int messages_at_once = 200;            // after a silence
  Time ping{25'000};                     // of silence, after which the client is asked for a sign
  Time silence{60'000};                  // after which it is dropped
};

}  // namespace tessera::server
