#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "tests/architecture/code_tokens.h"

namespace tessera::architecture {

using NameSet = std::set<std::string_view>;

// A C++ file as words: what it includes, what it declares, and what it uses. The text must outlive it.
class SourceFile {
 public:
  explicit SourceFile(std::string_view text);

  [[nodiscard]] const std::vector<std::string>& libraries() const { return libraries_; }  // <vector>
  [[nodiscard]] const std::vector<std::string>& own() const { return own_; }              // "base/text.h"

  // The types, functions and constants that stand in its namespaces.
  [[nodiscard]] NameSet names_for_others() const;
  // All that looks like a declaration, wherever it stands; rather too much than too little.
  [[nodiscard]] NameSet names_of_its_own() const;
  [[nodiscard]] NameSet namespaces() const;

  // A name of std or std::ranges.
  [[nodiscard]] NameSet standard_names() const;
  // What may be a name of one of these namespaces: a type, a constant or a function that is called.
  [[nodiscard]] NameSet names_in_use(const NameSet& namespaces) const;

  [[nodiscard]] int line_of(std::string_view name) const;  // where it stands first

 private:
  [[nodiscard]] std::string_view word(std::size_t i) const {
    return i < tokens_.size() ? tokens_[i].text : std::string_view();
  }
  [[nodiscard]] bool opens_namespace(std::size_t brace) const;
  [[nodiscard]] bool introduces(std::size_t i) const;
  [[nodiscard]] bool is_standard(std::size_t i) const;

  std::vector<CodeToken> tokens_;
  std::vector<std::string> libraries_;
  std::vector<std::string> own_;
};

}  // namespace tessera::architecture
