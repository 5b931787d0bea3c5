#include "server/online/log.h"

#include <array>
#include <chrono>
#include <cstdio>
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <utility>

#include "protocol/json.h"

namespace tessera::server {
namespace {

constexpr std::size_t kMostLines = 10'000;
constexpr std::array<std::string_view, 4> kLevelNamesOfLog = {"error", "warning", "info", "none"};

std::string time_now() {
  using namespace std::chrono;
  const auto now = system_clock::now();
  const auto milliseconds = duration_cast<std::chrono::milliseconds>(now.time_since_epoch()).count() % 1000;
  return fmt::format("{:%Y-%m-%dT%H:%M:%S}.{:03}Z", fmt::gmtime(system_clock::to_time_t(now)), milliseconds);
}

}  // namespace

std::optional<LogLevel> parse_log_level(std::string_view text) {
  for (std::size_t i = 0; i < kLevelNamesOfLog.size(); ++i)
    if (kLevelNamesOfLog[i] == text) return static_cast<LogLevel>(i);
  return std::nullopt;
}

Log::Log(LogLevel level, std::function<void(std::string_view)> write)
    : level_(level), write_(std::move(write)), thread_(kMostLines) {}

void Log::add(LogLevel level, std::string_view event, const Data::Fields& fields) {
  if (level_ == LogLevel::none || level > level_) return;
  Data::Fields line = {
      {"time", time_now()}, {"level", kLevelNamesOfLog[static_cast<std::size_t>(level)]}, {"event", event}};
  line.insert(line.end(), fields.begin(), fields.end());
  const bool is_taken =
      thread_.give([this, text = protocol::to_json(Data(std::move(line))) + '\n'] { write_(text); });
  if (!is_taken) ++left_out_;
}

void write_to_standard_error(std::string_view line) {
  std::fwrite(line.data(), 1, line.size(), stderr);
  std::fflush(stderr);
}

}  // namespace tessera::server
