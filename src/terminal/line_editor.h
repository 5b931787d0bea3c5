#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tessera::terminal {

// A line while it is typed, key by key: so that a screen can be drawn again below somebody's
// fingers. Knows what every keyboard has: letters, backspace, Ctrl-W and Ctrl-U.
class LineEditor {
 public:
  // Takes bytes as a keyboard sends them, up to the end of a line. What there is to show for
  // them is added to `echo`; the bytes that were taken are removed.
  std::optional<std::string> type(std::string_view& bytes, std::string& echo);

  [[nodiscard]] const std::string& typed() const { return typed_; }
  void clear() { typed_.clear(); }

 private:
  void erase_last(std::string& echo);

  std::string typed_;
  enum class Escape { no, begun, sequence } escape_ = Escape::no;
};

}  // namespace tessera::terminal
