#include "terminal/markdown.h"

#include <algorithm>
#include <string>
#include <vector>

#include "base/text.h"
#include "terminal/markdown_blocks.h"

namespace tessera::terminal {
namespace {

using Spans = MarkdownBlock::Spans;

constexpr Ink kHeading{.hue = Hue::accent, .bold = true};
constexpr Ink kCode{.hue = Hue::blue};

std::size_t width_of(const Spans& spans) {
  std::size_t width = 0;
  for (const Picture::Span& span : spans) width += display_width(span.text);
  return width;
}

void add_heading(Picture& picture, const MarkdownBlock& block) {
  std::string title;
  for (const Picture::Span& span : block.spans) title += span.text;
  picture.add_line(title, kHeading);
  if (block.level <= 2)
    picture.add_line(std::string(display_width(title), block.level == 1 ? '=' : '-'), kSoft);
}

// Words in spans, broken where the width ends. A span may begin in the middle of a word.
void add_wrapped(Picture& picture, const MarkdownBlock& block, std::size_t columns) {
  picture.add(std::string(block.indent - block.marker.size(), ' '));
  picture.add(block.marker, kHeading);
  std::size_t used = block.indent;
  bool line_is_empty = true;
  bool ends_in_word = false;
  const auto break_line = [&] {
    picture.end_line();
    picture.add(std::string(block.indent, ' '));
    used = block.indent;
  };
  for (const Picture::Span& span : block.spans) {
    if (span.text == MarkdownBlock::kLineBreak) {
      break_line();
      line_is_empty = true;
      ends_in_word = false;
      continue;
    }
    bool glued = ends_in_word && !span.text.starts_with(' ');
    for (std::string_view word : split_words(span.text)) {
      if (!line_is_empty && !glued && used + 1 + display_width(word) > columns) {
        break_line();
      } else if (!line_is_empty && !glued) {
        picture.add(" ");
        ++used;
      }
      picture.add(word, span.ink);
      used += display_width(word);
      line_is_empty = glued = false;
    }
    ends_in_word = !span.text.ends_with(' ');
  }
  picture.end_line();
}

void add_table(Picture& picture, const MarkdownBlock& block) {
  std::vector<std::size_t> widths;
  for (const auto& row : block.rows) {
    widths.resize(std::max(widths.size(), row.size()));
    for (std::size_t c = 0; c < row.size(); ++c) widths[c] = std::max(widths[c], width_of(row[c]));
  }
  for (const auto& row : block.rows) {
    picture.add(std::string(block.indent, ' '));
    for (std::size_t c = 0; c < row.size(); ++c) {
      picture.add("  ");
      for (const Picture::Span& span : row[c]) picture.add(span.text, span.ink);
      if (c + 1 < row.size()) picture.add(std::string(widths[c] - width_of(row[c]), ' '));
    }
    picture.end_line();
  }
}

void add_code(Picture& picture, const MarkdownBlock& block) {
  std::string_view code = block.code;
  while (code.ends_with('\n')) code.remove_suffix(1);
  while (!code.empty()) {
    const std::size_t end = std::min(code.find('\n'), code.size());
    const std::string_view line = code.substr(0, end);
    picture.add_line(line.empty() ? "" : concat(std::string(block.indent + 2, ' '), line), kCode);
    code.remove_prefix(std::min(end + 1, code.size()));
  }
}

void add_block(Picture& picture, const MarkdownBlock& block, std::size_t columns) {
  switch (block.kind) {
    case MarkdownBlock::Kind::heading:
      return add_heading(picture, block);
    case MarkdownBlock::Kind::prose:
      return add_wrapped(picture, block, columns);
    case MarkdownBlock::Kind::table:
      return add_table(picture, block);
    case MarkdownBlock::Kind::code:
      return add_code(picture, block);
    case MarkdownBlock::Kind::rule:
      return picture.add_line(std::string(columns, '-'), kSoft);
  }
}

}  // namespace

Picture render_markdown(std::string_view text, std::size_t columns) {
  Picture picture;
  for (const MarkdownBlock& block : markdown_blocks(text)) {
    if (!picture.lines().empty() && !block.is_close) picture.add_line("");
    add_block(picture, block, std::clamp<std::size_t>(columns, 20, 80));
  }
  return picture;
}

std::string_view section(std::string_view text, std::string_view heading) {
  const std::size_t at = text.find(concat("\n## ", heading, '\n'));
  if (at == std::string_view::npos) return {};
  text.remove_prefix(at + 1);
  return text.substr(0, text.find("\n## "));
}

}  // namespace tessera::terminal
