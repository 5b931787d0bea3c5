#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "core/message.h"

namespace tessera::table {

// A table's name: 1 to 64 letters A to Z and a to z, digits, '-' or '_'.
class TableId {
 public:
  static Result<TableId> parse(std::string_view text);
  [[nodiscard]] const std::string& text() const { return text_; }
  friend bool operator==(const TableId&, const TableId&) = default;

 private:
  explicit TableId(std::string text) : text_(std::move(text)) {}
  std::string text_;
};

}  // namespace tessera::table
