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

bool is_test_macro(std::string_view name) {
  return name.starts_with("TEST") || name.find("_TEST") != std::string_view::npos;
}

}  // namespace

SourceFile::SourceFile(std::string_view text) : tokens_(code_tokens(text)) {
  read_includes(text);
  read_names();
}

void SourceFile::read_includes(std::string_view text) {
  std::istringstream lines{std::string(text)};
  for (std::string line; std::getline(lines, line);) {
    const auto words = split_words(line);
    if (words.size() < 2 || words[0] != "#include" || words[1].size() < 3) continue;
    const std::string_view name = words[1].substr(1, words[1].size() - 2);
    (words[1].front() == '<' ? libraries_ : own_).emplace_back(name);
  }
}

void SourceFile::read_names() {
  std::vector<Place> places{{"", true}};  // within the braces that are open
  int angles = 0;                         // of a list of template parameters
  bool names_a_test = false;
  for (std::size_t i = 0; i < tokens_.size(); ++i) {
    if (word(i) == "{") places.push_back(place_within(places.back(), i));
    if (word(i) == "}" && places.size() > 1) places.pop_back();
    if (word(i) == "<" && (angles > 0 || (i > 0 && word(i - 1) == "template"))) ++angles;
    if (word(i) == ">" && angles > 0) --angles;
    if (word(i) == ")") names_a_test = false;
    if (is_word(word(i)) && !names_a_test)
      read_name(i, {places.back().space, places.back().in_namespace && angles == 0});
    if (word(i) == "(" && i > 0 && is_test_macro(word(i - 1))) names_a_test = true;
  }
}

// `namespace a::b {` opens a namespace, perhaps one without a name.
SourceFile::Place SourceFile::place_within(Place outer, std::size_t brace) {
  std::size_t first = brace;
  while (first > 0 && (word(first - 1) == "::" || is_word(word(first - 1))) && word(first - 1) != "namespace")
    --first;
  if (first == 0 || word(first - 1) != "namespace") return {outer.space, false};
  std::string space(outer.space);
  if (!space.empty() && first < brace) space += "::";
  for (std::size_t i = first; i < brace; ++i) space += word(i);
  return {*spaces_.insert(space).first, outer.in_namespace};
}

void SourceFile::read_name(std::size_t i, Place place) {
  const std::string_view before = i == 0 ? "" : word(i - 1);
  if (place.in_namespace && introduces(i)) {
    declared_.insert({place.space, word(i)});
  } else if (declares(i)) {
    local_names_.insert(word(i));
  }
  // Members are not looked up in namespaces.
  if (is_one_of(before, {".", "->", "~"})) return;
  if (is_type_or_constant(word(i)) || is_one_of(word(i + 1), {"(", "<"}) || before == "::")
    used_.push_back({word(i), qualifier_before(i), place.space, tokens_[i].line});
}

std::string_view SourceFile::qualifier_before(std::size_t i) {
  if (i < 2 || word(i - 1) != "::") return "";
  std::string qualifier;
  for (; i > 1 && word(i - 1) == "::"; i -= 2) {
    if (!is_word(word(i - 2))) return *spaces_.insert(concat("::", qualifier)).first;
    qualifier = concat(word(i - 2), qualifier.empty() ? "" : "::", qualifier);
  }
  return *spaces_.insert(qualifier).first;
}

bool SourceFile::follows_type(std::size_t i) const {
  while (i > 0 && is_one_of(word(i - 1), {"&", "*"})) --i;
  if (i == 0) return false;
  static const std::set<std::string_view> kNoTypes = {"return", "else",      "case",   "new",
                                                      "const",  "constexpr", "static", "inline"};
  return word(i - 1) == ">" || (is_word(word(i - 1)) && !kNoTypes.contains(word(i - 1)));
}

bool SourceFile::introduces(std::size_t i) const {
  const std::string_view before = i == 0 ? "" : word(i - 1);
  const std::string_view after = word(i + 1);
  if (is_one_of(before, {"struct", "class", "enum", "union"})) return is_one_of(after, {"{", ":", "final"});
  if (is_one_of(before, {"using", "concept"})) return after == "=";
  if (is_one_of(word(i), {"requires", "decltype", "operator", "alignas"})) return false;
  const bool fits = is_type_or_constant(word(i)) ? is_one_of(after, {"=", "{", "["}) : after == "(";
  return fits && follows_type(i);
}

// Rather too often than too rarely.
bool SourceFile::declares(std::size_t i) const {
  return is_one_of(word(i + 1), {"(", "{", "=", ";", ",", ")", ":", "[", "]", ">"}) &&
         (follows_type(i) || (i > 0 && is_one_of(word(i - 1), {"]", "."})));
}

}  // namespace tessera::architecture
