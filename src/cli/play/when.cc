#include "cli/play/when.h"

#include <array>
#include <ctime>

#include "base/text.h"

namespace tessera::cli::play {
namespace {

std::tm on_the_wall(WallTime time) {
  const std::time_t seconds = std::chrono::system_clock::to_time_t(time);
  std::tm local{};
  localtime_r(&seconds, &local);
  return local;
}

std::string formatted(WallTime time, const char* format) {
  const std::tm local = on_the_wall(time);
  std::array<char, 32> text{};
  return {text.data(), std::strftime(text.data(), text.size(), format, &local)};
}

// A day of the calendar: a day with a change of the clock is one too.
std::chrono::sys_days day_of(WallTime time) {
  using namespace std::chrono;
  const std::tm local = on_the_wall(time);
  return year(local.tm_year + 1900) / (local.tm_mon + 1) / local.tm_mday;
}

}  // namespace

std::string when_text(WallTime then, WallTime now) {
  const auto days = (day_of(now) - day_of(then)).count();
  if (days == 0) return formatted(then, "today %H:%M");
  if (days == 1) return formatted(then, "yesterday %H:%M");
  if (days > 1 && days < 7) return concat(days, " days ago");
  return formatted(then, "%Y-%m-%d");
}

std::string time_stamp(WallTime time) { return formatted(time, "%Y-%m-%d-%H%M%S"); }

}  // namespace tessera::cli::play
