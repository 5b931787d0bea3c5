#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <string>

#include "core/data.h"
#include "core/message.h"

namespace tessera::protocol {

// A message to people that came as data, {"code": "lexio.too_weak", "arguments": {...}}: what to_data
// has written. A message knows its names by reference; this one owns them.
class ReceivedMessage {
 public:
  // Nothing where the data is no message.
  static std::optional<ReceivedMessage> read(const Data& data);

  [[nodiscard]] const Message& message() const { return message_; }

 private:
  using Texts = std::deque<std::string>;
  static std::optional<Message> read_message(const Data& data, Texts& texts, int depth);
  static std::optional<Argument> read_argument(const Data& data, Texts& texts, int depth);

  ReceivedMessage(std::shared_ptr<const Texts> texts, Message message)
      : texts_(std::move(texts)), message_(std::move(message)) {}

  std::shared_ptr<const Texts> texts_;
  Message message_;
};

}  // namespace tessera::protocol
