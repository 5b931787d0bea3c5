#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>
#include <variant>
#include <vector>

#include "core/data.h"
#include "core/seat.h"

// What there is to say to a person, as data: a code and its arguments. Nothing below
// src/words makes a sentence of it, so that every language can.

namespace tessera {

// Whose message it is and its name there: {"lexio", "too_weak"}. A catalogue finds the
// sentence under both.
struct Code {
  std::string_view room;
  std::string_view name;

  friend bool operator==(const Code&, const Code&) = default;
};

// TESSERA_MESSAGES(Say, "lexio", TESSERA_LEXIO_MESSAGES) declares the messages of a room:
// an enumeration with the names of the list, code_of() and all_codes() for them. The list
// is a macro that calls its argument for every name.
#define TESSERA_MESSAGE_ENUMERATOR(NAME) NAME,
#define TESSERA_MESSAGE_NAME(NAME) #NAME,
#define TESSERA_MESSAGES(ENUM, ROOM, LIST)                                            \
  enum class ENUM : std::uint8_t { LIST(TESSERA_MESSAGE_ENUMERATOR) };                \
  inline constexpr std::string_view k##ENUM##Names[] = {LIST(TESSERA_MESSAGE_NAME)};  \
  constexpr ::tessera::Code code_of(ENUM say) {                                       \
    return {ROOM, k##ENUM##Names[static_cast<std::size_t>(say)]};                     \
  }                                                                                   \
  inline std::vector<::tessera::Code> all_codes(ENUM) {                               \
    std::vector<::tessera::Code> codes;                                               \
    for (const std::string_view name : k##ENUM##Names) codes.push_back({ROOM, name}); \
    return codes;                                                                     \
  }                                                                                   \
  static_assert(true)

template <class E>
concept MessageEnum = requires(E say) {
  { code_of(say) } -> std::same_as<Code>;
};

class Argument;

class Message {
 public:
  struct Named;
  using Arguments = std::vector<Named>;

  template <MessageEnum E>
  Message(E say, std::initializer_list<Named> arguments = {});  // NOLINT(google-explicit-constructor)
  explicit Message(Code code);                                  // without arguments
  Message(const Message&);
  Message(Message&&) noexcept;
  Message& operator=(const Message&);
  Message& operator=(Message&&) noexcept;
  ~Message();

  [[nodiscard]] Code code() const { return code_; }
  template <MessageEnum E>
  [[nodiscard]] bool is(E say) const {
    return code_ == code_of(say);
  }
  [[nodiscard]] const Arguments& arguments() const { return arguments_; }
  // Null when the message has no argument of that name.
  [[nodiscard]] const Argument* argument(std::string_view name) const;
  void add(std::string_view name, Argument value);  // the name must outlive the message

  friend bool operator==(const Message& a, const Message& b);

 private:
  Code code_;
  Arguments arguments_;
};

// What a message is about: a number, a word of the notation or of whoever typed it, a
// seat, another message (the name of a combination, say), or several of them.
class Argument {
 public:
  using List = std::vector<Argument>;

  template <std::integral T>
    requires(!std::same_as<T, bool> && !std::same_as<T, char>)
  Argument(T value) : value_(static_cast<std::int64_t>(value)) {}     // NOLINT(google-explicit-constructor)
  Argument(double value) : value_(value) {}                           // NOLINT(google-explicit-constructor)
  Argument(std::string value) : value_(std::move(value)) {}           // NOLINT(google-explicit-constructor)
  Argument(std::string_view value) : Argument(std::string(value)) {}  // NOLINT(google-explicit-constructor)
  Argument(const char* value) : Argument(std::string(value)) {}       // NOLINT(google-explicit-constructor)
  Argument(Seat value) : value_(value) {}                             // NOLINT(google-explicit-constructor)
  Argument(Message value) : value_(std::move(value)) {}               // NOLINT(google-explicit-constructor)
  template <MessageEnum E>
  Argument(E value) : Argument(Message(value)) {}     // NOLINT(google-explicit-constructor)
  Argument(List value) : value_(std::move(value)) {}  // NOLINT(google-explicit-constructor)

  [[nodiscard]] const auto& value() const { return value_; }
  friend bool operator==(const Argument&, const Argument&) = default;

 private:
  std::variant<std::int64_t, double, std::string, Seat, Message, List> value_;
};

struct Message::Named {
  std::string_view name;
  Argument value;

  friend bool operator==(const Named&, const Named&) = default;
};

template <MessageEnum E>
Message::Message(E say, std::initializer_list<Named> arguments)
    : code_(code_of(say)), arguments_(arguments) {}

// {"code": "lexio.too_weak", "arguments": {...}}; a seat is {"seat": 2}.
Data to_data(const Message& message);

// What was asked for, or why it was refused.
template <class T>
using Result = tl::expected<T, Message>;

template <MessageEnum E>
tl::unexpected<Message> refuse(E say, std::initializer_list<Message::Named> arguments = {}) {
  return tl::unexpected<Message>(Message(say, arguments));
}

}  // namespace tessera
