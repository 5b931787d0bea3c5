#include "cli/store/dates.h"

#include <algorithm>
#include <cctype>
#include <fmt/core.h>

namespace tessera::cli {

std::optional<StoreTime> parse_day(std::string_view text) {
  constexpr std::string_view kForm = "YYYY-MM-DD";
  if (text.size() != kForm.size()) return std::nullopt;
  for (std::size_t i = 0; i < text.size(); ++i)
    if (kForm[i] == '-' ? text[i] != '-' : std::isdigit(static_cast<unsigned char>(text[i])) == 0)
      return std::nullopt;
  const auto number = [&](std::size_t from, std::size_t digits) {
    int value = 0;
    for (const char c : text.substr(from, digits)) value = value * 10 + (c - '0');
    return value;
  };
  const std::chrono::year_month_day day{std::chrono::year(number(0, 4)),
                                        std::chrono::month(static_cast<unsigned>(number(5, 2))),
                                        std::chrono::day(static_cast<unsigned>(number(8, 2)))};
  if (!day.ok()) return std::nullopt;
  return std::chrono::duration_cast<StoreTime>(std::chrono::sys_days(day).time_since_epoch());
}

std::string day_text(StoreTime time) {
  const std::chrono::year_month_day day{std::chrono::sys_days(std::chrono::floor<std::chrono::days>(time))};
  return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(day.year()), static_cast<unsigned>(day.month()),
                     static_cast<unsigned>(day.day()));
}

}  // namespace tessera::cli
