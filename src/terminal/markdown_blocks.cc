#include "terminal/markdown_blocks.h"

#include <array>
#include <md4c.h>
#include <utility>

#include "base/text.h"

namespace tessera::terminal {
namespace {

using Block = MarkdownBlock;

constexpr Ink kEmphasis{.hue = Hue::accent};
constexpr Ink kCodeInText{.hue = Hue::blue};
constexpr std::size_t kQuoteIndent = 2;

// The characters that Markdown can't always write as they are. Any other entity is shown as typed.
std::string_view character_of(std::string_view entity) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kEntities{
      {{"&amp;", "&"}, {"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&nbsp;", " "}}};
  for (const auto& [name, character] : kEntities)
    if (name == entity) return character;
  return entity;
}

// Takes what md4c reports, in the order of the text.
class Collector {
 public:
  void enter(MD_BLOCKTYPE type, const void* detail) {
    open_ = false;
    switch (type) {
      case MD_BLOCK_QUOTE:
        indent_ += kQuoteIndent;
        break;
      case MD_BLOCK_UL:
        lists_.push_back({.is_tight = static_cast<const MD_BLOCK_UL_DETAIL*>(detail)->is_tight != 0});
        break;
      case MD_BLOCK_OL: {
        const auto& list = *static_cast<const MD_BLOCK_OL_DETAIL*>(detail);
        lists_.push_back(
            {.is_tight = list.is_tight != 0, .delimiter = list.mark_delimiter, .next = list.start});
        break;
      }
      case MD_BLOCK_LI:
        enter_item(lists_.back());
        break;
      case MD_BLOCK_H:
        begin(Block::Kind::heading).level = static_cast<const MD_BLOCK_H_DETAIL*>(detail)->level;
        break;
      case MD_BLOCK_P:
        begin(Block::Kind::prose);
        break;
      case MD_BLOCK_CODE:
        begin(Block::Kind::code);
        break;
      case MD_BLOCK_HR:
        begin(Block::Kind::rule);
        break;
      case MD_BLOCK_TABLE:
        begin(Block::Kind::table);
        break;
      case MD_BLOCK_TR:
        blocks_.back().rows.emplace_back();
        break;
      case MD_BLOCK_TH:
      case MD_BLOCK_TD:
        blocks_.back().rows.back().emplace_back();
        inks_ = {type == MD_BLOCK_TH ? kBold : Ink{}};
        open_ = true;
        break;
      default:
        break;
    }
  }

  void leave(MD_BLOCKTYPE type) {
    open_ = false;
    if (type == MD_BLOCK_QUOTE) indent_ -= kQuoteIndent;
    if (type == MD_BLOCK_UL || type == MD_BLOCK_OL) lists_.pop_back();
    if (type != MD_BLOCK_LI) return;
    if (!marker_.empty()) begin(Block::Kind::prose);  // an item that says nothing
    open_ = false;
    indent_ -= lists_.back().marker_width;
  }

  void enter(MD_SPANTYPE type) {
    open_text();
    inks_.push_back(type == MD_SPAN_STRONG ? kBold
                    : type == MD_SPAN_EM   ? kEmphasis
                    : type == MD_SPAN_CODE ? kCodeInText
                                           : inks_.back());
  }
  void leave_span() { inks_.pop_back(); }

  void add(MD_TEXTTYPE type, std::string_view text) {
    open_text();
    Block& block = blocks_.back();
    if (block.kind == Block::Kind::code) {
      block.code += text;
      return;
    }
    Block::Spans& spans = block.kind == Block::Kind::table ? block.rows.back().back() : block.spans;
    if (type == MD_TEXT_BR) return spans.push_back({std::string(Block::kLineBreak), {}});
    if (type == MD_TEXT_SOFTBR) text = " ";
    if (type == MD_TEXT_ENTITY) text = character_of(text);
    if (!spans.empty() && spans.back().ink == inks_.back() && spans.back().text != Block::kLineBreak)
      spans.back().text += text;
    else
      spans.push_back({std::string(text), inks_.back()});
  }

  std::vector<Block> take() { return std::move(blocks_); }

 private:
  struct List {
    bool is_tight;
    char delimiter = '\0';  // of numbers; none where the items have a dash
    unsigned next = 0;
    bool has_items = false;
    std::size_t marker_width = 0;  // of the item that is read
  };

  void enter_item(List& list) {
    marker_ = list.delimiter == '\0' ? "- " : concat(list.next++, list.delimiter, ' ');
    list.marker_width = marker_.size();
    indent_ += list.marker_width;
    // A list within another one belongs to the item above it.
    is_close_ = list.is_tight && (list.has_items || lists_.size() > 1);
    list.has_items = true;
  }

  // An item of a tight list has text, but no paragraph.
  void open_text() {
    if (!open_) begin(Block::Kind::prose);
  }

  Block& begin(Block::Kind kind) {
    const bool is_close = !marker_.empty() && is_close_;
    blocks_.push_back(
        {.kind = kind, .indent = indent_, .marker = std::exchange(marker_, ""), .is_close = is_close});
    inks_ = {Ink{}};
    open_ = true;
    return blocks_.back();
  }

  std::vector<Block> blocks_;
  std::vector<List> lists_;  // the innermost last
  std::vector<Ink> inks_;    // of the spans around the text, the innermost last
  std::string marker_;       // of an item whose text has not begun
  bool is_close_ = false;
  std::size_t indent_ = 0;
  bool open_ = false;  // the last block takes text
};

Collector& collector(void* data) { return *static_cast<Collector*>(data); }

}  // namespace

std::vector<MarkdownBlock> markdown_blocks(std::string_view text) {
  MD_PARSER parser{};
  parser.flags = MD_FLAG_TABLES | MD_FLAG_NOHTML | MD_FLAG_COLLAPSEWHITESPACE;
  parser.enter_block = [](MD_BLOCKTYPE type, void* detail, void* data) {
    collector(data).enter(type, detail);
    return 0;
  };
  parser.leave_block = [](MD_BLOCKTYPE type, void*, void* data) {
    collector(data).leave(type);
    return 0;
  };
  parser.enter_span = [](MD_SPANTYPE type, void*, void* data) {
    collector(data).enter(type);
    return 0;
  };
  parser.leave_span = [](MD_SPANTYPE, void*, void* data) {
    collector(data).leave_span();
    return 0;
  };
  parser.text = [](MD_TEXTTYPE type, const MD_CHAR* piece, MD_SIZE size, void* data) {
    collector(data).add(type, {piece, size});
    return 0;
  };
  Collector blocks;
  md_parse(text.data(), static_cast<MD_SIZE>(text.size()), &parser, &blocks);
  return blocks.take();
}

}  // namespace tessera::terminal
