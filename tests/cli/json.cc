#include "tests/cli/json.h"

#include <charconv>
#include <system_error>
#include <utility>

namespace tessera::testing {
namespace {

class JsonReader {
 public:
  explicit JsonReader(std::string_view text) : rest_(text) {}

  std::optional<Json> whole() {
    auto value = read();
    skip("\n");
    return rest_.empty() ? value : std::nullopt;
  }

 private:
  bool skip(std::string_view word) {
    const bool found = rest_.starts_with(word);
    if (found) rest_.remove_prefix(word.size());
    return found;
  }

  std::optional<Json> read() {
    if (skip("null")) return Json{};
    if (skip("true") || skip("false"))
      return Json{.kind = Json::Kind::boolean, .string = "", .items = {}, .keys = {}};
    if (rest_.starts_with('"')) return read_string();
    if (rest_.starts_with('[')) return read_list('[', ']', false);
    if (rest_.starts_with('{')) return read_list('{', '}', true);
    return read_number();
  }

  std::optional<Json> read_number() {
    const std::size_t end = std::min(rest_.find_first_not_of("-0123456789.eE+"), rest_.size());
    Json value{.kind = Json::Kind::number, .string = "", .items = {}, .keys = {}};
    const auto [stop, error] = std::from_chars(rest_.data(), rest_.data() + end, value.number);
    const bool leading_zeros = end > 1 && rest_[0] == '0' && rest_[1] >= '0' && rest_[1] <= '9';
    if (error != std::errc{} || stop != rest_.data() + end || leading_zeros) return std::nullopt;
    rest_.remove_prefix(end);
    return value;
  }

  std::optional<Json> read_string() {
    Json value{.kind = Json::Kind::string, .string = "", .items = {}, .keys = {}};
    for (std::size_t i = 1; i < rest_.size(); ++i) {
      const char c = rest_[i];
      if (c == '"') {
        rest_.remove_prefix(i + 1);
        return value;
      }
      if (static_cast<unsigned char>(c) < 0x20) return std::nullopt;
      if (c == '\\' && ++i == rest_.size()) return std::nullopt;
      value.string += rest_[i];
    }
    return std::nullopt;
  }

  std::optional<Json> read_list(char open, char close, bool keyed) {
    Json value{.kind = keyed ? Json::Kind::object : Json::Kind::list, .string = "", .items = {}, .keys = {}};
    skip({&open, 1});
    if (skip({&close, 1})) return value;
    do {
      if (keyed) {
        const auto key = rest_.starts_with('"') ? read_string() : std::nullopt;
        if (!key || !skip(":")) return std::nullopt;
        value.keys.push_back(key->string);
      }
      auto item = read();
      if (!item) return std::nullopt;
      value.items.push_back(*std::move(item));
    } while (skip(","));
    if (!skip({&close, 1})) return std::nullopt;
    return value;
  }

  std::string_view rest_;
};

}  // namespace

const Json& Json::operator[](std::string_view key) const {
  static const Json kNothing;
  for (std::size_t i = 0; i < keys.size(); ++i)
    if (keys[i] == key) return items[i];
  return kNothing;
}

std::optional<Json> parse_json(std::string_view text) { return JsonReader(text).whole(); }

}  // namespace tessera::testing
