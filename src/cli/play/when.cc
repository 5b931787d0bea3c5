#include "cli/play/when.h"

#include <array>
#include <ctime>

#include "cli/play/messages.h"

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

std::string when_text(WallTime then, WallTime now, const words::Catalogue& words) {
  const auto days = (day_of(now) - day_of(then)).count();
  const std::string time = formatted(then, "%H:%M");
  if (days == 0) return words.say(Message(Say::today, {{"time", time}}));
  if (days == 1) return words.say(Message(Say::yesterday, {{"time", time}}));
  if (days > 1 && days < 7) return words.say(Message(Say::days_ago, {{"days", days}}));
  return formatted(then, "%Y-%m-%d");
}

std::string time_stamp(WallTime time) { return formatted(time, "%Y-%m-%d-%H%M%S"); }

}  // namespace tessera::cli::play
