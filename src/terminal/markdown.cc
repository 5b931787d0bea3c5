#include "terminal/markdown.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "base/text.h"

namespace tessera::terminal {
namespace {

using Spans = Picture::Line;

constexpr Ink kHeading{.hue = Hue::accent, .bold = true};
constexpr Ink kCode{.hue = Hue::blue};

std::string_view trimmed(std::string_view text) {
  const std::size_t first = std::min(text.find_first_not_of(' '), text.size());
  const std::size_t last = text.find_last_not_of(' ');
  return text.substr(first, last == std::string_view::npos ? 0 : last + 1 - first);
}

// --- Inside a line: **bold**, *emphasis*, `code`, [text](address) --------------

struct Inline {
  std::size_t length;  // of the source
  std::string_view text;
  Ink ink;
};

// A mark that closes what it opened, with something in between.
Inline marked(std::string_view source, std::string_view mark, Ink ink) {
  if (!source.starts_with(mark) || source.size() <= mark.size() || source[mark.size()] == ' ')
    return {0, {}, {}};
  const std::size_t end = source.find(mark, mark.size());
  if (end == std::string_view::npos || end == mark.size()) return {0, {}, {}};
  return {end + mark.size(), source.substr(mark.size(), end - mark.size()), ink};
}

Inline link(std::string_view source) {
  const std::size_t middle = source.starts_with('[') ? source.find("](") : std::string_view::npos;
  const std::size_t end = middle == std::string_view::npos ? middle : source.find(')', middle);
  if (end == std::string_view::npos) return {0, {}, {}};
  return {end + 1, source.substr(1, middle - 1), {}};
}

Inline inline_at(std::string_view source) {
  for (const Inline& found : {marked(source, "`", kCode), marked(source, "**", kBold),
                              marked(source, "*", Ink{.hue = Hue::accent}), link(source)})
    if (found.length > 0) return found;
  return {0, {}, {}};
}

Spans spans_of(std::string_view source, Ink base) {
  Spans spans;
  std::string plain;
  const auto flush = [&] {
    if (!plain.empty()) spans.push_back({std::exchange(plain, ""), base});
  };
  while (!source.empty()) {
    const Inline found = inline_at(source);
    if (found.length == 0) {
      plain += source.front();
      source.remove_prefix(1);
      continue;
    }
    flush();
    spans.push_back({std::string(found.text), found.ink == Ink{} ? base : found.ink});
    source.remove_prefix(found.length);
  }
  flush();
  return spans;
}

std::size_t width_of(const Spans& spans) {
  std::size_t width = 0;
  for (const Picture::Span& span : spans) width += display_width(span.text);
  return width;
}

// --- Blocks ------------------------------------------------------------------

struct Block {
  enum class Kind { heading, prose, item, code, table };
  Kind kind;
  std::string marker;                // of an item: "- ", "12. "; of a heading: "##"
  std::vector<std::string> lines{};  // prose and items are one line each
};

// "- ", "12. "
std::size_t bullet_length(std::string_view source) {
  if (source.starts_with("- ")) return 2;
  const std::size_t digits = std::min(source.find_first_not_of("0123456789"), source.size());
  return digits > 0 && source.substr(digits).starts_with(". ") ? digits + 2 : 0;
}

class Parser {
 public:
  void feed(std::string_view source) {
    const std::string_view text = trimmed(source);
    if (source.starts_with("```")) {
      fenced_ = !fenced_;
      open_ = false;
    } else if (fenced_ || (source.starts_with("    ") && !is_in(Block::Kind::prose, Block::Kind::item))) {
      continue_or_begin(Block::Kind::code).lines.emplace_back(source.substr(fenced_ ? 0 : 4));
    } else if (text.empty()) {
      // A blank line within code belongs to it; behind it, nobody sees it.
      if (is_in(Block::Kind::code, Block::Kind::code))
        blocks_.back().lines.emplace_back();
      else
        open_ = false;
    } else if (source.starts_with('#')) {
      const std::size_t level = std::min(source.find_first_not_of('#'), source.size());
      begin({Block::Kind::heading, std::string(level, '#'), {std::string(trimmed(source.substr(level)))}});
      open_ = false;
    } else if (source.starts_with('|')) {
      continue_or_begin(Block::Kind::table).lines.emplace_back(text);
    } else if (begins_item(source)) {
      const std::size_t bullet = bullet_length(source);
      begin({Block::Kind::item, std::string(source.substr(0, bullet)), {}});
      blocks_.back().lines.emplace_back(trimmed(source.substr(bullet)));
    } else if (is_in(Block::Kind::prose, Block::Kind::item)) {
      blocks_.back().lines.front() += concat(' ', text);
    } else {
      begin({Block::Kind::prose, "", {std::string(text)}});
    }
  }

  std::vector<Block> take() {
    for (Block& block : blocks_)
      while (!block.lines.empty() && block.lines.back().empty()) block.lines.pop_back();
    return std::move(blocks_);
  }

 private:
  [[nodiscard]] bool is_in(Block::Kind a, Block::Kind b) const {
    return open_ && (blocks_.back().kind == a || blocks_.back().kind == b);
  }
  // In the middle of a sentence only the number that is next begins an item: a line of
  // prose may happen to begin with "21. ".
  [[nodiscard]] bool begins_item(std::string_view source) const {
    const std::size_t bullet = bullet_length(source);
    if (bullet == 0 || source.starts_with('-') || !is_in(Block::Kind::prose, Block::Kind::item))
      return bullet > 0;
    const std::string_view before = blocks_.back().marker;
    const auto last = parse_int(before.substr(0, before.find('.')));
    return parse_int(source.substr(0, bullet - 2)) == last.value_or(0) + 1;
  }
  Block& begin(Block block) {
    blocks_.push_back(std::move(block));
    open_ = true;
    return blocks_.back();
  }
  Block& continue_or_begin(Block::Kind kind) {
    return is_in(kind, kind) ? blocks_.back() : begin({kind, "", {}});
  }

  std::vector<Block> blocks_;
  bool open_ = false;  // the last block may go on
  bool fenced_ = false;
};

// --- Drawing -----------------------------------------------------------------

void add_heading(Picture& picture, const Block& block) {
  const std::string& title = block.lines.front();
  picture.add_line(title, kHeading);
  const std::size_t level = block.marker.size();
  if (level <= 2) picture.add_line(std::string(display_width(title), level == 1 ? '=' : '-'), kSoft);
}

// Words in spans, broken where the width ends. A span may begin in the middle of a word.
void add_wrapped(Picture& picture, const Spans& spans, std::string_view marker, std::size_t columns) {
  picture.add(marker, kHeading);
  std::size_t used = marker.size();
  bool line_is_empty = true;
  bool ends_in_word = false;
  for (const Picture::Span& span : spans) {
    bool glued = ends_in_word && !span.text.starts_with(' ');
    for (std::string_view word : split_words(span.text)) {
      if (!line_is_empty && !glued && used + 1 + display_width(word) > columns) {
        picture.end_line();
        picture.add(std::string(marker.size(), ' '));
        used = marker.size();
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

std::vector<Spans> cells_of(std::string_view row, Ink base) {
  std::vector<Spans> cells;
  row.remove_prefix(1);
  while (!row.empty()) {
    const std::size_t end = std::min(row.find('|'), row.size());
    cells.push_back(spans_of(trimmed(row.substr(0, end)), base));
    row.remove_prefix(std::min(end + 1, row.size()));
  }
  return cells;
}

void add_table(Picture& picture, const Block& block) {
  std::vector<std::vector<Spans>> rows;
  std::vector<std::size_t> widths;
  for (const std::string& line : block.lines) {
    if (line.find_first_not_of("|-: ") == std::string::npos) continue;
    rows.push_back(cells_of(line, rows.empty() ? kBold : Ink{}));
    widths.resize(std::max(widths.size(), rows.back().size()));
    for (std::size_t c = 0; c < rows.back().size(); ++c)
      widths[c] = std::max(widths[c], width_of(rows.back()[c]));
  }
  for (const auto& row : rows) {
    for (std::size_t c = 0; c < row.size(); ++c) {
      picture.add("  ");
      for (const Picture::Span& span : row[c]) picture.add(span.text, span.ink);
      if (c + 1 < row.size()) picture.add(std::string(widths[c] - width_of(row[c]), ' '));
    }
    picture.end_line();
  }
}

void add_block(Picture& picture, const Block& block, std::size_t columns) {
  switch (block.kind) {
    case Block::Kind::heading:
      return add_heading(picture, block);
    case Block::Kind::prose:
    case Block::Kind::item:
      return add_wrapped(picture, spans_of(block.lines.front(), {}), block.marker, columns);
    case Block::Kind::table:
      return add_table(picture, block);
    case Block::Kind::code:
      for (const std::string& line : block.lines)
        picture.add_line(line.empty() ? "" : concat("  ", line), kCode);
  }
}

}  // namespace

Picture render_markdown(std::string_view text, std::size_t columns) {
  Parser parser;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    parser.feed(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  Picture picture;
  const Block* before = nullptr;
  const std::vector<Block> blocks = parser.take();
  for (const Block& block : blocks) {
    const bool same_list =
        before != nullptr && before->kind == Block::Kind::item && block.kind == Block::Kind::item;
    if (before != nullptr && !same_list) picture.add_line("");
    add_block(picture, block, std::clamp<std::size_t>(columns, 20, 80));
    before = &block;
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
