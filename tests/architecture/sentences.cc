#include "tests/architecture/sentences.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

#include "base/text.h"

namespace tessera::architecture {
namespace {

struct Literal {
  int line;
  std::string text;
};

bool starts_at(std::string_view text, std::size_t at, std::string_view what) {
  return text.substr(at, what.size()) == what;
}

// String literals outside of comments and includes. What a backslash escapes becomes a space.
std::vector<Literal> literals_of(std::string_view text) {
  std::vector<Literal> literals;
  int line = 1;
  const auto skip_to = [&](std::size_t from, std::string_view end) {
    const std::size_t found = std::min(text.find(end, from), text.size());
    line += static_cast<int>(std::count(text.begin() + static_cast<std::ptrdiff_t>(from),
                                        text.begin() + static_cast<std::ptrdiff_t>(found), '\n'));
    return found;
  };
  for (std::size_t i = 0; i < text.size();) {
    if (starts_at(text, i, "//") || starts_at(text, i, "#include") || starts_at(text, i, "static_assert")) {
      i = skip_to(i, "\n");
    } else if (starts_at(text, i, "/*")) {
      i = skip_to(i, "*/");
    } else if (starts_at(text, i, "R\"(")) {
      const std::size_t end = text.find(")\"", i);
      literals.push_back({line, std::string(text.substr(i + 3, end - i - 3))});
      i = skip_to(i, ")\"") + 2;
    } else if (text[i] == '\'' && i + 2 < text.size()) {
      const bool separator = i > 0 && std::isalnum(static_cast<unsigned char>(text[i - 1])) != 0;
      i += separator ? 1 : text[i + 1] == '\\' ? 4 : 3;
    } else if (text[i] == '"') {
      Literal literal{line, ""};
      for (++i; i < text.size() && text[i] != '"'; ++i) {
        const bool escaped = text[i] == '\\';
        literal.text += escaped ? ' ' : text[i];
        if (escaped) ++i;
      }
      literals.push_back(std::move(literal));
      ++i;
    } else {
      if (text[i] == '\n') ++line;
      ++i;
    }
  }
  return literals;
}

bool is_lower_word(std::string_view word) {
  while (!word.empty() && (word.back() == ',' || word.back() == ':' || word.back() == '.'))
    word.remove_suffix(1);
  return word.size() >= 2 &&
         std::all_of(word.begin(), word.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

// Words that sentences need and no notation has.
bool is_grammar(std::string_view word) {
  static constexpr std::array<std::string_view, 34> kGrammar = {
      "the", "a",   "an",   "of",  "is",    "are",  "was", "not",   "no",   "to",   "and",  "or",
      "on",  "in",  "with", "for", "you",   "your", "it",  "its",   "that", "this", "from", "by",
      "has", "had", "have", "can", "can't", "must", "may", "would", "than", "there"};
  return std::ranges::find(kGrammar, word) != kGrammar.end();
}

// Of SQL's, which begin in capitals, or go on in them.
bool is_statement(const std::vector<std::string_view>& words) {
  static constexpr std::array<std::string_view, 14> kVerbs = {
      "SELECT", "INSERT", "UPDATE", "DELETE", "CREATE", "WITH",   "WHERE",
      "ORDER",  "AND",    "JOIN",   "FROM",   "PRAGMA", "VALUES", "TRUNCATE"};
  return !words.empty() && std::ranges::find(kVerbs, words[0]) != kVerbs.end();
}

bool reads_like_a_sentence(std::string_view text) {
  const auto words = split_words(text);
  if (is_statement(words)) return false;
  const auto lower = std::count_if(words.begin(), words.end(), is_lower_word);
  const bool grammar = std::any_of(words.begin(), words.end(), is_grammar);
  return lower >= 4 || (grammar && words.size() >= 2 && lower >= 1);
}

}  // namespace

std::vector<std::string> sentences_in(std::string_view path, std::string_view text) {
  std::vector<std::string> found;
  for (const Literal& literal : literals_of(text))
    if (reads_like_a_sentence(literal.text))
      found.push_back(concat(path, ':', literal.line, ": \"", literal.text, '"'));
  return found;
}

}  // namespace tessera::architecture
