#include "server/target.h"

#include <algorithm>
#include <charconv>
#include <system_error>

#include "base/text.h"

namespace tessera::server {
namespace {

// "/path" of "http://host/path", and "/" of "http://host"; clients write that to proxies, but
// every server has to understand it (RFC 9112, 3.2.2).
std::string_view without_authority(std::string_view target) {
  constexpr std::string_view kScheme = "http://";
  if (lower_case(target.substr(0, kScheme.size())) != kScheme) return target;
  const std::size_t slash = target.find_first_of("/?", kScheme.size());
  if (slash == std::string_view::npos || target[slash] == '?') return "/";
  return target.substr(slash);
}

// The byte of two hexadecimal digits.
std::optional<char> decoded_byte(std::string_view digits) {
  unsigned byte = 0;
  if (digits.size() != 2) return std::nullopt;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + 2, byte, 16);
  if (error != std::errc{} || end != digits.data() + 2) return std::nullopt;
  return static_cast<char>(byte);
}

std::optional<std::string> decoded_word(std::string_view word) {
  std::string text;
  for (std::size_t i = 0; i < word.size(); ++i) {
    if (word[i] != '%') {
      text += word[i] == '+' ? ' ' : word[i];
      continue;
    }
    const auto byte = decoded_byte(word.substr(i + 1, 2));
    if (!byte) return std::nullopt;
    text += *byte;
    i += 2;
  }
  return text;
}

}  // namespace

std::optional<QueryPairs> query_of(std::string_view target) {
  QueryPairs pairs;
  const std::size_t mark = target.find('?');
  std::string_view rest = mark == std::string_view::npos ? "" : target.substr(mark + 1);
  while (!rest.empty()) {
    const std::string_view pair = rest.substr(0, rest.find('&'));
    rest.remove_prefix(std::min(rest.size(), pair.size() + 1));
    const std::size_t equals = pair.find('=');
    auto name = decoded_word(pair.substr(0, equals));
    auto value = decoded_word(equals == std::string_view::npos ? "" : pair.substr(equals + 1));
    if (!name || !value) return std::nullopt;
    if (!pair.empty()) pairs.emplace_back(*std::move(name), *std::move(value));
  }
  return pairs;
}

std::optional<std::string> path_of(std::string_view target) {
  target = without_authority(target);
  if (!target.starts_with('/')) return std::nullopt;
  target.remove_prefix(1);
  target = target.substr(0, target.find('?'));
  std::string path;
  for (std::size_t i = 0; i < target.size(); ++i) {
    if (target[i] != '%') {
      path += target[i];
      continue;
    }
    const auto byte = decoded_byte(target.substr(i + 1, 2));
    if (!byte) return std::nullopt;
    if (*byte == '/') {
      path += target.substr(i, 3);
    } else {
      path += *byte;
    }
    i += 2;
  }
  return path;
}

}  // namespace tessera::server
