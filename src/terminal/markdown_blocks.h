#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "terminal/picture.h"

namespace tessera::terminal {

// One block of a Markdown text, as md4c finds it: what it says, and how far from the left.
struct MarkdownBlock {
  enum class Kind { heading, prose, code, table, rule };
  using Spans = Picture::Line;

  Kind kind;
  std::size_t indent = 0;                  // columns before the text
  std::string marker{};                    // of a list's item, standing in the indent: "- ", "12. "
  bool is_close = false;                   // follows an item of the same list, without a line between them
  std::size_t level = 0;                   // of a heading
  Spans spans{};                           // of a heading and of prose; kLineBreak ends a line
  std::string code{};                      // lines that stay as they are
  std::vector<std::vector<Spans>> rows{};  // of a table, by cell; the first is the heading

  static constexpr std::string_view kLineBreak = "\n";
};

std::vector<MarkdownBlock> markdown_blocks(std::string_view text);

}  // namespace tessera::terminal
