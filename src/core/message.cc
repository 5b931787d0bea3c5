#include "core/message.h"

#include <algorithm>

#include "base/text.h"

namespace tessera {
namespace {

Data argument_data(const Argument& argument) {
  struct ToData {
    Data operator()(std::int64_t number) const { return number; }
    Data operator()(double number) const { return number; }
    Data operator()(const std::string& word) const { return word; }
    Data operator()(Seat seat) const { return Data::Fields{{"seat", seat}}; }
    Data operator()(const Message& message) const { return to_data(message); }
    Data operator()(const Argument::List& list) const {
      Data::List items;
      for (const Argument& item : list) items.push_back(argument_data(item));
      return items;
    }
  };
  return std::visit(ToData{}, argument.value());
}

}  // namespace

Message::Message(const Message&) = default;
Message::Message(Message&&) noexcept = default;
Message& Message::operator=(const Message&) = default;
Message& Message::operator=(Message&&) noexcept = default;
Message::~Message() = default;

Message::Message(Code code) : code_(code) {}

bool operator==(const Message& a, const Message& b) {
  return a.code_ == b.code_ && a.arguments_ == b.arguments_;
}

const Argument* Message::argument(std::string_view name) const {
  const auto at = std::ranges::find(arguments_, name, &Named::name);
  return at == arguments_.end() ? nullptr : &at->value;
}

void Message::add(std::string_view name, Argument value) { arguments_.push_back({name, std::move(value)}); }

Data to_data(const Message& message) {
  Data::Fields arguments;
  for (const auto& [name, value] : message.arguments())
    arguments.emplace_back(std::string(name), argument_data(value));
  return Data::Fields{{"code", concat(message.code().room, '.', message.code().name)},
                      {"arguments", std::move(arguments)}};
}

}  // namespace tessera
