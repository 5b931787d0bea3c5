#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "core/data.h"
#include "server/online/task_thread.h"

namespace tessera::server {

enum class LogLevel { error, warning, info, none };
std::optional<LogLevel> parse_log_level(std::string_view text);

// What the server did, a line of JSON for each event, written by a thread of
// its own: whoever reads slowly holds up nobody, and what is too much is left
// out and counted.
class Log {
 public:
  // Lines above the level are not written.
  Log(LogLevel level, std::function<void(std::string_view line)> write);

  void add(LogLevel level, std::string_view event, const Data::Fields& fields = {});
  [[nodiscard]] std::uint64_t left_out() const { return left_out_; }

 private:
  const LogLevel level_;
  const std::function<void(std::string_view)> write_;
  std::uint64_t left_out_ = 0;
  TaskThread thread_;
};

// Writes to standard error.
void write_to_standard_error(std::string_view line);

}  // namespace tessera::server
