#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>

#include "table/time.h"

namespace tessera::server::hub {

// Fills the bytes with random ones that nobody can guess. All of the hub's chance comes from here,
// so that a test with a seed can do everything again.
using Entropy = std::function<void(std::span<std::byte>)>;

struct Settings {
  std::string version = "0";  // of the program, for clients to see

  std::size_t longest_message = 4096;    // bytes of a client's message
  std::uint32_t messages_a_second = 20;  // of a person, or of a connection without one
  std::uint32_t message_burst = 60;      // at once after a pause
  std::size_t tables_a_person = 20;      // opened and not over
  std::size_t watched_tables = 50;       // of one connection
  std::size_t tables = 200'000;          // that are held at once
  std::size_t chat_length = 200;         // characters of a line
  std::uint32_t chat_lines = 5;          // at once after a pause
  std::uint32_t chat_lines_a_minute = 20;
  table::Time link_time{600'000};             // how long a private link can be used
  table::Time gathering_time{86'400'000};     // a table that nobody came to is dropped
  table::Time forgotten_time{7'776'000'000};  // a game that nobody goes on with is dropped
  table::Time retry_first{250};               // after the store failed; doubled each time
  table::Time retry_last{10'000};
};

}  // namespace tessera::server::hub
