#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "core/message.h"
#include "table/event.h"

namespace tessera::table {

// A place between two events of a log, to go on from there when it has grown.
struct LogMark {
  std::size_t byte = 0;    // where the next event begins
  EventNumber number = 0;  // of the next event
  Time last{0};            // of the event before
};

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
    explicit Cursor(const Log& log, LogMark from = {}) : Cursor(log.bytes_, from) {}
    [[nodiscard]] bool done() const { return at_.byte == bytes_.size(); }
    [[nodiscard]] EventNumber number() const { return at_.number; }  // of the next event
    [[nodiscard]] const LogMark& mark() const { return at_; }
    Result<Event> next();

   private:
    friend class Log;
    explicit Cursor(std::span<const std::byte> bytes, LogMark from = {}) : bytes_(bytes), at_(from) {}
    std::span<const std::byte> bytes_;
    LogMark at_;
  };

 private:
  std::vector<std::byte> bytes_;
  EventNumber size_ = 0;
  Time last_{0};
};

}  // namespace tessera::table
