#pragma once

#include <compare>
#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "tests/architecture/code_tokens.h"

namespace tessera::architecture {

// A name and the namespace that it is declared in, "tessera::lexio" say.
struct DeclaredName {
  std::string_view space;
  std::string_view name;

  friend auto operator<=>(const DeclaredName&, const DeclaredName&) = default;
};

// A type, a constant or a function that is called.
struct UsedName {
  std::string_view name;
  std::string_view qualifier;  // "std" of std::vector, "" of vector
  std::string_view space;      // where it is used
  int line;
};

// A C++ file as words: what it includes, declares and uses. It reads, it does not compile, and is
// made for how this tree is written. The text must outlive it.
class SourceFile {
 public:
  explicit SourceFile(std::string_view text);
  SourceFile(SourceFile&&) = default;
  SourceFile& operator=(SourceFile&&) = default;
  SourceFile(const SourceFile&) = delete;  // a copy would point into the original
  SourceFile& operator=(const SourceFile&) = delete;
  ~SourceFile() = default;

  [[nodiscard]] const std::vector<std::string>& libraries() const { return libraries_; }  // <vector>
  [[nodiscard]] const std::vector<std::string>& own() const { return own_; }              // "base/text.h"
  // The types, functions and constants that stand in a namespace, and those that are used.
  [[nodiscard]] const std::set<DeclaredName>& declared() const { return declared_; }
  [[nodiscard]] const std::vector<UsedName>& used() const { return used_; }
  // All else that looks like a declaration: members, parameters, variables.
  [[nodiscard]] const std::set<std::string_view>& local_names() const { return local_names_; }

 private:
  // Where a word stands: in which namespace, and whether in nothing else.
  struct Place {
    std::string_view space;
    bool in_namespace = true;
  };

  void read_includes(std::string_view text);
  void read_names();
  void read_name(std::size_t i, Place place);
  [[nodiscard]] Place place_within(Place outer, std::size_t brace);
  [[nodiscard]] std::string_view word(std::size_t i) const {
    return i < tokens_.size() ? tokens_[i].text : std::string_view();
  }
  [[nodiscard]] std::string_view qualifier_before(std::size_t i);
  [[nodiscard]] bool follows_type(std::size_t i) const;
  [[nodiscard]] bool introduces(std::size_t i) const;
  [[nodiscard]] bool declares(std::size_t i) const;

  std::vector<CodeToken> tokens_;
  std::set<std::string> spaces_;  // names of namespaces, which others point to
  std::vector<std::string> libraries_;
  std::vector<std::string> own_;
  std::set<DeclaredName> declared_;
  std::set<std::string_view> local_names_;
  std::vector<UsedName> used_;
};

}  // namespace tessera::architecture
