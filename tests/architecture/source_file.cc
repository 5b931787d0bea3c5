#include "tests/architecture/source_file.h"

#include <algorithm>
#include <cctype>
#include <initializer_list>
#include <sstream>

#include "base/text.h"

namespace tessera::architecture {
namespace {

bool is_word(std::string_view text) {
  const char first = text.empty() ? ' ' : text.front();
  return std::isalpha(static_cast<unsigned char>(first)) != 0 || first == '_';
}

bool is_one_of(std::string_view text, std::initializer_list<std::string_view> list) {
  return std::ranges::find(list, text) != list.end();
}

// Types and constants are known by how they are written; other names, where they are called.
bool is_type_or_constant(std::string_view name) {
  const auto is_capital = [](char c) { return c >= 'A' && c <= 'Z'; };
  return is_capital(name[0]) || (name.size() > 1 && name[0] == 'k' && is_capital(name[1]));
}

}  // namespace

SourceFile::SourceFile(std::string_view text) : tokens_(code_tokens(text)) {
  std::istringstream lines{std::string(text)};
  for (std::string line; std::getline(lines, line);) {
    const auto words = split_words(line);
    if (words.size() < 2 || words[0] != "#include" || words[1].size() < 3) continue;
    const std::string_view name = words[1].substr(1, words[1].size() - 2);
    (words[1].front() == '<' ? libraries_ : own_).emplace_back(name);
  }
}

NameSet SourceFile::names_for_others() const {
  NameSet names;
  std::vector<bool> of_namespaces;  // of the braces that are open
  for (std::size_t i = 0; i < tokens_.size(); ++i) {
    if (word(i) == "{") of_namespaces.push_back(opens_namespace(i));
    if (word(i) == "}" && !of_namespaces.empty()) of_namespaces.pop_back();
    const bool inside = std::ranges::find(of_namespaces, false) != of_namespaces.end();
    if (!inside && is_word(word(i)) && introduces(i)) names.insert(word(i));
  }
  return names;
}

bool SourceFile::opens_namespace(std::size_t brace) const {
  std::size_t i = brace;
  while (i > 0 && (word(i - 1) == "::" || (is_word(word(i - 1)) && word(i - 1) != "namespace"))) --i;
  return i > 0 && word(i - 1) == "namespace";
}

bool SourceFile::introduces(std::size_t i) const {
  const std::string_view before = i == 0 ? "" : word(i - 1);
  const std::string_view after = word(i + 1);
  if (is_one_of(before, {"struct", "class", "enum", "union"})) return is_one_of(after, {"{", ":", "final"});
  if (is_one_of(before, {"using", "concept"})) return after == "=";
  const bool after_type = is_word(before) || is_one_of(before, {">", "&", "*"});
  if (!after_type || is_one_of(word(i), {"requires", "decltype", "operator", "alignas"})) return false;
  return is_type_or_constant(word(i)) ? is_one_of(after, {"=", "{", "["}) : after == "(";
}

NameSet SourceFile::names_of_its_own() const {
  NameSet names;
  for (std::size_t i = 1; i < tokens_.size(); ++i) {
    const std::string_view before = word(i - 1);
    const bool of_a_test = before == "(" && i > 1 && word(i - 2).find("TEST") != std::string_view::npos;
    const bool after_type = (is_word(before) && !is_one_of(before, {"return", "else", "case", "new"})) ||
                            is_one_of(before, {">", "&", "*", "]", "."});
    const bool ends = is_one_of(word(i + 1), {"(", "{", "=", ";", ",", ")", ":", "[", "<", ">"});
    if (is_word(word(i)) && (of_a_test || (after_type && ends))) names.insert(word(i));
  }
  return names;
}

// GoogleTest has a namespace `testing` too.
NameSet SourceFile::namespaces() const {
  NameSet names;
  for (std::size_t i = 0; i < tokens_.size(); ++i) {
    if (word(i) != "namespace") continue;
    for (++i; is_word(word(i)) || word(i) == "::"; ++i)
      if (is_word(word(i)) && word(i) != "testing") names.insert(word(i));
  }
  return names;
}

bool SourceFile::is_standard(std::size_t i) const {
  if (i < 2 || word(i - 1) != "::") return false;
  return word(i - 2) == "std" || (i >= 4 && word(i - 2) == "ranges" && word(i - 4) == "std");
}

NameSet SourceFile::standard_names() const {
  NameSet names;
  for (std::size_t i = 0; i < tokens_.size(); ++i)
    if (is_standard(i)) names.insert(word(i));
  return names;
}

// Members are not looked up in namespaces.
NameSet SourceFile::names_in_use(const NameSet& namespaces) const {
  NameSet names;
  for (std::size_t i = 0; i < tokens_.size(); ++i) {
    const std::string_view before = i == 0 ? "" : word(i - 1);
    if (!is_word(word(i)) || is_standard(i) || is_one_of(before, {".", "->", "~"})) continue;
    if (before == "::" && (i < 2 || !namespaces.contains(word(i - 2)))) continue;
    if (is_type_or_constant(word(i)) || word(i + 1) == "(") names.insert(word(i));
  }
  return names;
}

int SourceFile::line_of(std::string_view name) const {
  const auto token = std::ranges::find(tokens_, name, &CodeToken::text);
  return token == tokens_.end() ? 0 : token->line;
}

}  // namespace tessera::architecture
