#include "protocol/reader.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "base/text.h"
#include "protocol/messages.h"
#include "table/hex.h"

namespace tessera::protocol {
namespace {

constexpr std::size_t kBitsSize = sizeof(std::uint64_t);

template <class T>
constexpr Say kWrongType = Say::field_not_text;
template <>
constexpr Say kWrongType<bool> = Say::field_not_bool;
template <>
constexpr Say kWrongType<std::int64_t> = Say::field_not_number;
template <>
constexpr Say kWrongType<Data::List> = Say::field_not_list;
template <>
constexpr Say kWrongType<Data::Fields> = Say::field_not_object;

const Data kNothing;

}  // namespace

bool Reader::has(std::string_view name) const {
  return !std::holds_alternative<std::monostate>((*data_)[name].value());
}

std::string Reader::path_to(std::string_view name) const {
  return path_.empty() ? std::string(name) : concat(path_, '.', name);
}

void Reader::refuse(Message refusal) {
  if (!*refusal_) *refusal_ = std::move(refusal);
}

template <class T>
const T* Reader::field(std::string_view name) {
  const Data& data = (*data_)[name];
  if (const auto* value = std::get_if<T>(&data.value())) return value;
  refuse(Message(has(name) ? kWrongType<T> : Say::field_missing, {{"field", path_to(name)}}));
  return nullptr;
}

std::string Reader::text(std::string_view name) {
  const auto* text = field<std::string>(name);
  return text != nullptr ? *text : "";
}

bool Reader::yes_or_no(std::string_view name) {
  const auto* value = field<bool>(name);
  return value != nullptr && *value;
}

std::int64_t Reader::number(std::string_view name, std::int64_t least, std::int64_t most) {
  const auto* number = field<std::int64_t>(name);
  if (number == nullptr) return least;
  if (*number >= least && *number <= most) return *number;
  refuse(Message(Say::field_out_of_range, {{"field", path_to(name)}, {"least", least}, {"most", most}}));
  return least;
}

std::size_t Reader::word(std::string_view name, std::span<const std::string_view> words) {
  const auto* text = field<std::string>(name);
  if (text == nullptr) return 0;
  const auto found = std::find(words.begin(), words.end(), *text);
  if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
  Argument::List known(words.begin(), words.end());
  refuse(
      Message(Say::field_none_of, {{"field", path_to(name)}, {"value", *text}, {"words", std::move(known)}}));
  return 0;
}

Seat Reader::seat(std::string_view name, int players) {
  return seat_at(static_cast<std::size_t>(number(name, 0, players - 1)));
}

Viewer Reader::viewer(std::string_view name, int players) {
  return has(name) ? Viewer(seat(name, players)) : Viewer::onlooker();
}

std::vector<std::byte> Reader::bytes(std::string_view name) {
  const auto* text = field<std::string>(name);
  if (text == nullptr) return {};
  if (auto bytes = table::from_hex(*text)) return *std::move(bytes);
  refuse(Message(Say::field_not_hex, {{"field", path_to(name)}}));
  return {};
}

std::uint64_t Reader::bits(std::string_view name) {
  const std::vector<std::byte> digits = bytes(name);
  if (digits.size() != kBitsSize) {
    refuse(Message(Say::field_not_hex, {{"field", path_to(name)}}));
    return 0;
  }
  std::uint64_t bits = 0;
  for (const std::byte byte : digits) bits = bits << 8U | std::to_integer<std::uint64_t>(byte);
  return bits;
}

std::vector<std::string> Reader::texts(std::string_view name) {
  std::vector<std::string> texts;
  const auto* list = field<Data::List>(name);
  if (list == nullptr) return texts;
  for (const Data& item : *list) {
    const auto* text = std::get_if<std::string>(&item.value());
    if (text == nullptr) {
      refuse(Message(Say::field_not_text, {{"field", concat(path_to(name), '[', texts.size(), ']')}}));
      return texts;
    }
    texts.push_back(*text);
  }
  return texts;
}

std::vector<std::pair<std::string, std::string>> Reader::pairs(std::string_view name) {
  std::vector<std::pair<std::string, std::string>> pairs;
  const auto* fields = field<Data::Fields>(name);
  if (fields == nullptr) return pairs;
  Reader within(object(name));
  for (const auto& [key, value] : *fields) {
    const auto* number = std::get_if<std::int64_t>(&value.value());
    pairs.emplace_back(key, number != nullptr ? concat(*number) : within.text(key));
  }
  return pairs;
}

Reader Reader::object(std::string_view name) {
  const bool found = field<Data::Fields>(name) != nullptr;
  return {found ? (*data_)[name] : kNothing, *refusal_, path_to(name)};
}

std::vector<Reader> Reader::objects(std::string_view name) {
  std::vector<Reader> objects;
  const auto* list = field<Data::List>(name);
  if (list == nullptr) return objects;
  for (const Data& item : *list) {
    std::string path = concat(path_to(name), '[', objects.size(), ']');
    if (!std::holds_alternative<Data::Fields>(item.value()))
      refuse(Message(Say::field_not_object, {{"field", path}}));
    objects.push_back(Reader(item, *refusal_, std::move(path)));
  }
  return objects;
}

std::string bits_text(std::uint64_t bits) {
  std::array<std::byte, kBitsSize> bytes{};
  for (std::size_t i = 0; i < bytes.size(); ++i)
    bytes[i] = static_cast<std::byte>(bits >> (8 * (bytes.size() - 1 - i)));
  return table::to_hex(bytes);
}

}  // namespace tessera::protocol
