#include "server/accept_encoding.h"

#include <algorithm>
#include <optional>

#include "base/text.h"
#include "server/list.h"

namespace tessera::server {
namespace {

constexpr int kBest = 1000;
constexpr int kLeast = 1;

// "0.5", "1", "0.001": at most three digits after the point.
std::optional<int> parse_quality(std::string_view text) {
  if (text.empty() || text.size() > 5 || (text[0] != '0' && text[0] != '1')) return std::nullopt;
  if (text.size() > 1 && text[1] != '.') return std::nullopt;
  int quality = text[0] == '1' ? kBest : 0;
  int worth = kBest;
  for (const char digit : text.substr(std::min<std::size_t>(2, text.size()))) {
    if (digit < '0' || digit > '9') return std::nullopt;
    worth /= 10;
    quality += (digit - '0') * worth;
  }
  if (quality > kBest) return std::nullopt;
  return quality;
}

// Of an item's part after the coding: nothing, or "q=0.5".
std::optional<int> quality_of(std::string_view parameter) {
  if (parameter.empty()) return kBest;
  if (lower_case(parameter.substr(0, 2)) != "q=") return std::nullopt;
  return parse_quality(parameter.substr(2));
}

}  // namespace

int liking(std::string_view accept_encoding, std::string_view coding) {
  std::optional<int> any;
  while (!accept_encoding.empty()) {
    std::string_view item = take_item(accept_encoding, ',');
    const std::string name = lower_case(take_item(item, ';'));
    const auto quality = quality_of(trimmed(item));
    if (!quality) continue;
    if (name == coding) return *quality;
    if (name == "*") any = quality;
  }
  return any.value_or(coding == "identity" ? kLeast : 0);
}

}  // namespace tessera::server
