#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "terminal/terminal.h"

namespace tessera::terminal {

// Asks the test for every line, showing it what was written since the line before.
class AnsweringTerminal final : public Terminal {
 public:
  using Answer = std::function<std::optional<std::string>(const std::string& shown)>;
  AnsweringTerminal(TerminalTraits traits, Answer answer) : traits_(traits), answer_(std::move(answer)) {}
  [[nodiscard]] TerminalTraits traits() const override { return traits_; }
  void write(std::string_view text) override { shown_ += text; }
  std::optional<std::string> read_line() override { return answer_(std::exchange(shown_, "")); }
  [[nodiscard]] const std::string& shown() const { return shown_; }

 private:
  TerminalTraits traits_;
  Answer answer_;
  std::string shown_;
};

}  // namespace tessera::terminal
