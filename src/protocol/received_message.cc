#include "protocol/received_message.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <variant>

namespace tessera::protocol {
namespace {

constexpr int kDeepest = 8;  // messages within messages: more is nothing we have ever sent

// As ours are: what is shown for an unknown code must not move a cursor.
bool is_code(std::string_view text) {
  const auto fits = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '.';
  };
  return text.size() <= 100 && std::ranges::all_of(text, fits);
}

const std::string* text_in(const Data& data) { return std::get_if<std::string>(&data.value()); }

}  // namespace

std::optional<ReceivedMessage> ReceivedMessage::read(const Data& data) {
  auto texts = std::make_shared<Texts>();
  auto message = read_message(data, *texts, 0);
  if (!message) return std::nullopt;
  return ReceivedMessage(std::move(texts), *std::move(message));
}

std::optional<Message> ReceivedMessage::read_message(const Data& data, Texts& texts, int depth) {
  const std::string* code = text_in(data["code"]);
  if (code == nullptr || !is_code(*code) || depth > kDeepest) return std::nullopt;
  const std::string_view kept = texts.emplace_back(*code);
  const std::size_t point = kept.find('.');
  if (point == std::string_view::npos) return std::nullopt;
  Message message(Code{kept.substr(0, point), kept.substr(point + 1)});
  if (const auto* fields = std::get_if<Data::Fields>(&data["arguments"].value()))
    for (const auto& [name, value] : *fields)
      if (auto argument = read_argument(value, texts, depth + 1))
        message.add(texts.emplace_back(name), *std::move(argument));
  return message;
}

std::optional<Argument> ReceivedMessage::read_argument(const Data& data, Texts& texts, int depth) {
  if (const auto* number = std::get_if<std::int64_t>(&data.value())) return Argument(*number);
  if (const auto* number = std::get_if<double>(&data.value())) return Argument(*number);
  if (const auto* text = text_in(data)) return Argument(*text);
  if (const auto* list = std::get_if<Data::List>(&data.value())) {
    Argument::List items;
    for (const Data& item : *list)
      if (auto one = depth > kDeepest ? std::nullopt : read_argument(item, texts, depth + 1))
        items.push_back(*std::move(one));
    return Argument(std::move(items));
  }
  const auto* seat = std::get_if<std::int64_t>(&data["seat"].value());
  if (seat != nullptr && *seat >= 0 && *seat < kMaxSeats)
    return Argument(seat_at(static_cast<std::size_t>(*seat)));
  if (auto message = read_message(data, texts, depth)) return Argument(*std::move(message));
  return std::nullopt;
}

}  // namespace tessera::protocol
