#include "terminal/line_editor.h"

#include <utility>

#include "terminal/picture.h"

namespace tessera::terminal {
namespace {

constexpr std::size_t kLongest = 4000;
constexpr char kEscape = '\x1b';
constexpr char kDelete = '\x7f';
constexpr char kEraseWord = '\x17';  // Ctrl-W
constexpr char kEraseLine = '\x15';  // Ctrl-U

bool continues_a_character(char byte) { return (static_cast<unsigned char>(byte) & 0xc0) == 0x80; }
bool is_control(char byte) { return static_cast<unsigned char>(byte) < 0x20; }

}  // namespace

void LineEditor::erase_last(std::string& echo) {
  std::size_t at = typed_.size();
  while (at > 0 && continues_a_character(typed_[at - 1])) --at;
  if (at > 0) --at;
  for (std::size_t columns = display_width(std::string_view(typed_).substr(at)); columns > 0; --columns)
    echo += "\b \b";
  typed_.erase(at);
}

std::optional<std::string> LineEditor::type(std::string_view& bytes, std::string& echo) {
  while (!bytes.empty()) {
    const char byte = bytes.front();
    bytes.remove_prefix(1);
    // Arrows and the like: ESC, mostly "[", and what follows up to a letter or "~".
    if (escape_ == Escape::begun) {
      escape_ = byte == '[' || byte == 'O' ? Escape::sequence : Escape::no;
    } else if (escape_ == Escape::sequence) {
      if (byte >= '@' && byte <= '~') escape_ = Escape::no;
    } else if (byte == '\n' || byte == '\r') {
      echo += '\n';
      return std::exchange(typed_, "");
    } else if (byte == kEscape) {
      escape_ = Escape::begun;
    } else if (byte == kDelete || byte == '\b') {
      if (!typed_.empty()) erase_last(echo);
    } else if (byte == kEraseLine) {
      while (!typed_.empty()) erase_last(echo);
    } else if (byte == kEraseWord) {
      while (!typed_.empty() && typed_.back() == ' ') erase_last(echo);
      while (!typed_.empty() && typed_.back() != ' ') erase_last(echo);
    } else if (!is_control(byte) && typed_.size() < kLongest) {
      typed_ += byte;
      echo += byte;
    }
  }
  return std::nullopt;
}

}  // namespace tessera::terminal
