#include "terminal/picture.h"

#include <algorithm>
#include <utility>

namespace tessera::terminal {
namespace {

std::size_t line_width(const Picture::Line& line) {
  std::size_t width = 0;
  for (const Picture::Span& span : line) width += display_width(span.text);
  return width;
}

std::string spaces_up_to(std::size_t width, std::string_view utf8) {
  std::string spaces(width - std::min(width, display_width(utf8)), ' ');
  return spaces;
}

}  // namespace

std::size_t display_width(std::string_view utf8) {
  return static_cast<std::size_t>(std::count_if(
      utf8.begin(), utf8.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

std::string padded(std::string_view utf8, std::size_t width) {
  return std::string(utf8) + spaces_up_to(width, utf8);
}

std::string right_aligned(std::string_view utf8, std::size_t width) {
  return spaces_up_to(width, utf8) + std::string(utf8);
}

std::string shortened(std::string_view name, std::size_t columns) {
  constexpr std::size_t kLeast = 4;
  columns = std::max(columns, kLeast);
  if (display_width(name) <= columns) return std::string(name);
  const std::size_t space = name.size() - 2;
  const bool numbered = name[space] == ' ' && name.back() >= '0' && name.back() <= '9';
  const std::string end = '.' + std::string(numbered ? name.substr(space) : "");
  std::string begin(numbered ? name.substr(0, space) : name);
  while (display_width(begin) + display_width(end) > columns) {
    while ((static_cast<unsigned char>(begin.back()) & 0xc0) == 0x80)
      begin.pop_back();  // the rest of a character
    begin.pop_back();
  }
  return begin + end;
}

void Picture::add(std::string_view text, Ink ink) {
  if (!open_) lines_.emplace_back();
  open_ = true;
  if (text.empty()) return;
  if (std::exchange(marked_, false) && text.front() == ' ') text.remove_prefix(1);
  if (!text.empty()) lines_.back().push_back({std::string(text), ink});
}

void Picture::end_line() {
  if (!open_) lines_.emplace_back();
  open_ = false;
  marked_ = false;
}

void Picture::add_line(std::string_view text, Ink ink) {
  add(text, ink);
  end_line();
}

void Picture::append(const Picture& below) {
  if (open_) end_line();
  lines_.insert(lines_.end(), below.lines_.begin(), below.lines_.end());
}

void Picture::begin_mark() {
  if (open_ && !lines_.back().empty()) {
    std::string& before = lines_.back().back().text;
    if (before.ends_with(' ')) before.pop_back();
    if (before.empty()) lines_.back().pop_back();
  }
  add("[", kMark);
}

void Picture::end_mark() {
  add("]", kMark);
  marked_ = true;
}

std::size_t Picture::width() const {
  std::size_t width = 0;
  for (const Line& line : lines_) width = std::max(width, line_width(line));
  return width;
}

std::string Picture::plain() const {
  std::string out;
  for (const Line& line : lines_) {
    std::string text;
    for (const Span& span : line) text += span.text;
    text.erase(text.find_last_not_of(' ') + 1);
    out += text + '\n';
  }
  return out;
}

Picture Picture::beside(const Picture& left, const Picture& right, std::size_t gap) {
  Picture both;
  const std::size_t column = left.width() + gap;
  const std::size_t height = std::max(left.lines_.size(), right.lines_.size());
  for (std::size_t i = 0; i < height; ++i) {
    Line line = i < left.lines_.size() ? left.lines_[i] : Line{};
    if (i < right.lines_.size() && !right.lines_[i].empty()) {
      line.push_back({std::string(column - line_width(line), ' '), Ink{}});
      line.insert(line.end(), right.lines_[i].begin(), right.lines_[i].end());
    }
    both.lines_.push_back(std::move(line));
  }
  return both;
}

}  // namespace tessera::terminal
