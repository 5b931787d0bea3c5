#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "core/message.h"
#include "table/event.h"

namespace tessera::table {

// A table's events as bytes, about a dozen for a move. Bytes once written never change, so
// that a store may append what is new. They hold the secret: only for the host itself.
class Log {
 public:
  Log() = default;
  // Takes bytes() back. Refused when they are damaged; whether the events make sense one
  // after the other is for whoever folds them. Bytes that end within an event are refused too.
  static Result<Log> parse(std::span<const std::byte> bytes);

  void append(const Event& event);

  [[nodiscard]] std::span<const std::byte> bytes() const { return bytes_; }
  [[nodiscard]] EventNumber size() const { return size_; }
  [[nodiscard]] Time last() const { return last_; }  // of the last event

  // Reads the events one after the other. The log must not change meanwhile.
  class Cursor {
   public:
    explicit Cursor(const Log& log) : Cursor(log.bytes_) {}
    [[nodiscard]] bool done() const { return at_ == bytes_.size(); }
    [[nodiscard]] EventNumber number() const { return number_; }  // of the next event
    Result<Event> next();

   private:
    friend class Log;
    explicit Cursor(std::span<const std::byte> bytes) : bytes_(bytes) {}
    std::span<const std::byte> bytes_;
    std::size_t at_ = 0;
    EventNumber number_ = 0;
    Time last_{0};
  };

 private:
  std::vector<std::byte> bytes_;
  EventNumber size_ = 0;
  Time last_{0};
};

}  // namespace tessera::table
