#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "core/message.h"

namespace tessera::table {

// What a seat adds to the luck of its table: plain UTF-8 text of at most 64 bytes. An
// empty word is the same as none.
class Word {
 public:
  Word() = default;
  static Result<Word> parse(std::string_view text);
  [[nodiscard]] const std::string& text() const { return text_; }
  [[nodiscard]] bool empty() const { return text_.empty(); }
  friend bool operator==(const Word&, const Word&) = default;

 private:
  explicit Word(std::string text) : text_(std::move(text)) {}
  std::string text_;
};

}  // namespace tessera::table
