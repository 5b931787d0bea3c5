#include "terminal/screen.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.h"
#include "terminal/messages.h"
#include "words/letters.h"

namespace tessera::terminal {
namespace {

constexpr std::string_view kHome = "\x1b[H";
constexpr std::string_view kClearRow = "\x1b[K\n";
constexpr std::string_view kClearBelow = "\x1b[J";
constexpr std::string_view kWipe = "\x1b[H\x1b[2J\x1b[3J";

// A word that is longer than a line, a path say, is needed whole.
void add_broken(Lines& lines, std::string_view word, std::size_t columns) {
  lines.emplace_back();
  std::size_t used = 0;
  for (const char byte : word) {
    const bool begins = (static_cast<unsigned char>(byte) & 0xc0) != 0x80;  // a character, in UTF-8
    if (begins && used++ == columns) {
      lines.emplace_back();
      used = 1;
    }
    lines.back() += byte;
  }
}

// The two signs that tables and logs have. Anything else is a name, and its owner's matter.
std::string with_plain_signs(std::string_view text) {
  constexpr std::array<std::pair<std::string_view, char>, 2> kSigns{{{"…", '~'}, {"·", '.'}}};
  std::string out;
  while (!text.empty()) {
    const auto* sign = std::find_if(kSigns.begin(), kSigns.end(),
                                    [&](const auto& known) { return text.starts_with(known.first); });
    out += sign == kSigns.end() ? text.front() : sign->second;
    text.remove_prefix(sign == kSigns.end() ? 1 : sign->first.size());
  }
  return out;
}

// Where a page that begins at `at` ends. In its lower half it rather ends where something
// is complete, at a blank line, but not behind a heading: that is one line, or two with
// its underline, and belongs to what follows.
std::size_t page_end(const Lines& lines, std::size_t at, std::size_t rows) {
  constexpr std::size_t kHeadingLines = 2;
  if (lines.size() - at <= rows) return lines.size();
  for (std::size_t end = at + rows; end > at + rows / 2; --end) {
    if (!lines[end].empty()) continue;
    std::size_t block = 0;
    while (block < end - at && !lines[end - block - 1].empty()) ++block;
    if (block > kHeadingLines) return end;
  }
  return at + rows;
}

}  // namespace

void Screen::write(std::string_view text) {
  const TerminalTraits now = traits();
  if (!now.ascii) return terminal_.write(text);
  // Whoever reads a file or a pipe will know its letters.
  terminal_.write(now.person ? words::in_ascii(text) : with_plain_signs(text));
}

void Screen::show(const Lines& lines) {
  // What was on the screen before the game is pushed up, not painted over.
  std::string text(redraws() && !begun_ ? traits().rows : 0, '\n');
  begun_ = true;
  text += redraws() ? kHome : "\n";
  for (const std::string& line : lines) text += concat(line, redraws() ? kClearRow : "\n");
  if (redraws()) text += kClearBelow;
  write(text);
}

void Screen::wipe() {
  const TerminalTraits now = traits();
  if (now.wipes)
    write(kWipe);
  else if (now.person)
    write(std::string(now.rows, '\n'));
  else
    write("\f\n");
}

std::optional<std::string> Screen::ask(std::string_view prompt) {
  write(prompt);
  auto line = terminal_.read_line();
  // A keyboard echoes by itself; a pipe does not, and a transcript should show it. What it
  // brings must not reach a terminal as it is.
  constexpr std::size_t kLongestEcho = 200;
  if (!traits().person) write(concat(printable(line.value_or(""), kLongestEcho), '\n'));
  if (traits().person && !line) write("\n");
  return line;
}

// English words work in every language.
bool Screen::is_back(std::string_view typed) const {
  for (const std::string& back : {words_.say(Say::type_back), words::say(Say::type_back)})
    for (const std::string_view word : split_words(back))
      if (words::is_typed(typed, word)) return true;
  return false;
}

std::optional<std::string> Screen::page(const Lines& lines) {
  const TerminalTraits now = traits();
  if (!now.person) {
    show(lines);
    return "";
  }
  const std::size_t rows = std::max<std::size_t>(now.rows, 4) - 2;
  for (std::size_t at = 0, end = 0; at < lines.size(); at = end) {
    end = page_end(lines, at, rows);
    show({lines.begin() + static_cast<std::ptrdiff_t>(at), lines.begin() + static_cast<std::ptrdiff_t>(end)});
    while (end < lines.size() && lines[end].empty()) ++end;
    const bool last = end == lines.size();
    auto answer =
        ask(palette().paint(concat(words_.say(last ? Say::enter_back : Say::enter_more), ' '), {Hue::soft}));
    if (!answer) return std::nullopt;
    const std::string typed = tidy(*answer);
    if (is_back(typed)) return "";
    if (!typed.empty()) return answer;
  }
  return "";
}

Lines wrap(std::string_view text, std::size_t columns) {
  Lines lines;
  for (const std::string& line : split_lines(text)) {
    bool first = true;
    for (std::string_view word : split_words(line)) {
      if (!first && display_width(lines.back()) + 1 + display_width(word) <= columns)
        lines.back() += concat(' ', word);
      else
        add_broken(lines, word, std::max<std::size_t>(columns, 1));
      first = false;
    }
  }
  return lines;
}

Lines split_lines(std::string_view text) {
  Lines lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

Lines painted(const Picture& picture, const TerminalTraits& traits) {
  Lines lines;
  const Palette palette(traits.colours, traits.light_ground);
  for (const Picture::Line& line : picture.lines()) lines.push_back(palette.paint(line, traits.columns));
  return lines;
}

}  // namespace tessera::terminal
