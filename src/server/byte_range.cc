#include "server/byte_range.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <limits>
#include <optional>
#include <system_error>

#include "base/text.h"
#include "server/list.h"

namespace tessera::server {
namespace {

// Digits alone. What is beyond all files is as far as counting goes.
std::optional<std::size_t> parse_position(std::string_view digits) {
  if (digits.empty() || digits.find_first_not_of("0123456789") != std::string_view::npos) return std::nullopt;
  std::size_t position = 0;
  const auto result = std::from_chars(digits.data(), digits.data() + digits.size(), position);
  if (result.ec == std::errc::result_out_of_range) return std::numeric_limits<std::size_t>::max();
  return position;
}

ByteRange last_bytes(std::size_t wanted, std::size_t bytes) {
  const std::size_t size = std::min(wanted, bytes);
  if (size == 0) return {.kind = ByteRange::Kind::outside};
  return {ByteRange::Kind::part, bytes - size, size};
}

}  // namespace

ByteRange parse_range(std::string_view range, std::size_t bytes) {
  constexpr std::string_view kUnit = "bytes=";
  if (lower_case(range.substr(0, kUnit.size())) != kUnit) return {};
  range = trimmed(range.substr(kUnit.size()));
  const std::size_t dash = range.find('-');
  if (dash == std::string_view::npos) return {};
  const auto first = parse_position(range.substr(0, dash));
  const auto last = parse_position(range.substr(dash + 1));
  const bool is_open = dash + 1 == range.size();
  if (dash == 0 && last) return last_bytes(*last, bytes);
  if (!first || (!last && !is_open) || (last && *last < *first)) return {};
  if (*first >= bytes) return {.kind = ByteRange::Kind::outside};
  const std::size_t end = last ? std::min(*last, bytes - 1) : bytes - 1;
  return {ByteRange::Kind::part, *first, end - *first + 1};
}

}  // namespace tessera::server
