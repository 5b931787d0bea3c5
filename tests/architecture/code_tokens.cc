#include "tests/architecture/code_tokens.h"

#include <algorithm>
#include <cctype>
#include <string>
#include <utility>

#include "base/text.h"

namespace tessera::architecture {
namespace {

bool is_word_character(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

class Scanner {
 public:
  explicit Scanner(std::string_view source) : source_(source) {}

  std::vector<CodeToken> scan() {
    while (at_ < source_.size()) step();
    return std::move(tokens_);
  }

 private:
  void step() {
    if (begins("//")) return skip(end_of("\n", at_));
    if (begins("/*")) return skip(end_of("*/", at_ + 2) + 2);
    if (source_[at_] == '#' && at_line_start()) return skip(end_of_directive());
    if (begins("R\"")) return add_literal(end_of_raw_string());
    if (source_[at_] == '"' || source_[at_] == '\'') return add_literal(end_of_literal());
    if (is_word_character(source_[at_])) return add(word_length());
    if (begins("::") || begins("->")) return add(2);
    if (std::isspace(static_cast<unsigned char>(source_[at_])) != 0) return skip(at_ + 1);
    add(1);
  }

  [[nodiscard]] bool begins(std::string_view what) const { return source_.substr(at_, what.size()) == what; }
  [[nodiscard]] std::size_t end_of(std::string_view what, std::size_t from) const {
    return std::min(source_.find(what, from), source_.size());
  }
  [[nodiscard]] bool at_line_start() const {
    const std::size_t before = source_.find_last_not_of(" \t", at_ == 0 ? 0 : at_ - 1);
    return at_ == 0 || before == std::string_view::npos || source_[before] == '\n';
  }
  // A directive goes on where its line ends with a backslash.
  [[nodiscard]] std::size_t end_of_directive() const {
    std::size_t end = end_of("\n", at_);
    while (end < source_.size() && source_[end - 1] == '\\') end = end_of("\n", end + 1);
    return end;
  }
  // R"mark( ... )mark"
  [[nodiscard]] std::size_t end_of_raw_string() const {
    const std::string_view mark = source_.substr(at_ + 2, end_of("(", at_) - at_ - 2);
    const std::string close = concat(')', mark, '"');
    return end_of(close, at_) + close.size();
  }
  [[nodiscard]] std::size_t end_of_literal() const {
    std::size_t end = at_ + 1;
    while (end < source_.size() && source_[end] != source_[at_]) end += source_[end] == '\\' ? 2 : 1;
    return end + 1;
  }
  // Digits may be kept apart by single quotes.
  [[nodiscard]] std::size_t word_length() const {
    const bool number = std::isdigit(static_cast<unsigned char>(source_[at_])) != 0;
    std::size_t end = at_;
    while (end < source_.size() && (is_word_character(source_[end]) || (number && source_[end] == '\'')))
      ++end;
    return end - at_;
  }

  void add(std::size_t length) {
    tokens_.push_back({source_.substr(at_, length), line_});
    at_ += length;
  }
  void add_literal(std::size_t end) {
    tokens_.push_back({"", line_});
    skip(end);
  }
  void skip(std::size_t end) {
    const std::string_view skipped = source_.substr(at_, end - at_);
    line_ += static_cast<int>(std::ranges::count(skipped, '\n'));
    at_ += std::max<std::size_t>(skipped.size(), 1);
  }

  std::string_view source_;
  std::size_t at_ = 0;
  int line_ = 1;
  std::vector<CodeToken> tokens_;
};

}  // namespace

std::vector<CodeToken> code_tokens(std::string_view source) { return Scanner(source).scan(); }

}  // namespace tessera::architecture
