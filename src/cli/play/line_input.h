#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "terminal/screen.h"

namespace tessera::cli::play {

// The lines that people type. What they type while they read page after page is the next one.
class LineInput {
 public:
  explicit LineInput(terminal::Screen& screen) : screen_(screen) {}

  // Nothing when the input ended.
  std::optional<std::string> ask(std::string_view prompt) {
    if (!typed_.empty()) return std::exchange(typed_, "");
    return screen_.ask(prompt);
  }
  // False when the input ended.
  bool page(const terminal::Lines& lines) {
    auto typed = screen_.page(lines);
    if (typed) typed_ = *typed;
    return typed.has_value();
  }

  // A line that was typed already: there is no need to show anything before it is obeyed.
  [[nodiscard]] bool is_waiting() const { return !typed_.empty(); }
  void put_back(std::string line) { typed_ = std::move(line); }
  void drop() { typed_.clear(); }

 private:
  terminal::Screen& screen_;
  std::string typed_;
};

}  // namespace tessera::cli::play
