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

  int connections = 1024;
  int connections_an_address = 256;
  int requests_a_connection = 1000;

  Time idle{30'000};                 // between two requests, and before the first
  Time head{10'000};                 // from the first byte of a request's head to its last
  Time stall{10'000};                // while a reader takes nothing at all
  std::size_t bytes_a_second = 512;  // what a reader takes at least, over a whole response
  Time farewell{2'000};              // for a client to close its side after the last response
  Time drain{5'000};                 // for all that is under way when the server is stopped
};

}  // namespace tessera::server
