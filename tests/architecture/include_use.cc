#include "tests/architecture/include_use.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <string_view>

#include "base/text.h"
#include "tests/architecture/source_file.h"

namespace tessera::architecture {
namespace {

struct HeaderNames {
  std::string_view header;
  std::string_view names;
};

constexpr HeaderNames kStandardNames[] = {
    {"algorithm",
     "adjacent_find all_of any_of binary_search clamp copy_if count_if fill_n find_if is_sorted lower_bound "
     "max_element min_element mismatch none_of remove_if rotate set_difference set_intersection sort "
     "stable_sort transform upper_bound"},
    {"array", "array to_array"},
    {"atomic", "atomic"},
    {"bit", "bit_cast bit_width countr_zero endian popcount rotl"},
    {"charconv", "from_chars to_chars"},
    {"chrono", "chrono"},
    {"cmath", "exp hypot isfinite log10 log1p lround pow round sqrt"},
    {"concepts", "constructible_from copyable integral same_as"},
    {"condition_variable", "condition_variable"},
    {"cstddef", "byte to_integer"},
    {"cstdint", "int16_t int32_t int64_t int8_t uint16_t uint32_t uint64_t uint8_t"},
    {"cstdio", "FILE fclose fopen fprintf fputs fread fwrite"},
    {"cstdlib", "abort getenv"},
    {"cstring", "memcmp memcpy strerror strlen"},
    {"csignal", "raise signal"},
    {"exception", "exception"},
    {"filesystem", "filesystem"},
    {"fstream", "fstream ifstream ofstream"},
    {"functional", "function greater"},
    {"future", "async future"},
    {"initializer_list", "initializer_list"},
    {"iostream", "cerr cin cout"},
    {"iterator", "back_inserter istreambuf_iterator"},
    {"limits", "numeric_limits"},
    {"map", "map multimap"},
    {"memory", "make_shared make_unique shared_ptr unique_ptr weak_ptr"},
    {"mutex", "lock_guard mutex scoped_lock unique_lock"},
    {"numeric", "accumulate iota"},
    {"optional", "nullopt nullopt_t optional"},
    {"ostream", "ostream"},
    {"regex", "regex regex_match regex_replace regex_search smatch sregex_iterator"},
    {"set", "multiset set"},
    {"span", "span"},
    {"sstream", "istringstream ostringstream stringstream"},
    {"stdexcept", "invalid_argument logic_error runtime_error"},
    {"string", "getline stoi string to_string"},
    {"string_view", "string_view"},
    {"system_error", "errc error_code"},
    {"thread", "jthread this_thread thread"},
    {"tuple", "tuple"},
    {"type_traits", "conditional_t decay_t is_same_v is_trivially_copyable_v remove_cvref_t"},
    {"unordered_map", "unordered_map"},
    {"utility", "as_const declval exchange forward move pair swap"},
    {"variant", "get_if holds_alternative monostate variant variant_size_v visit"},
    {"vector", "vector"},
};

// Headers that others bring with them.
constexpr HeaderNames kBrought[] = {
    {"fstream", "ostream"},
    {"iostream", "ostream"},
    {"sstream", "ostream"},
    {"string", "string_view initializer_list"},
    {"gtest/gtest.h",
     "atomic condition_variable cstddef cstdint functional initializer_list iostream iterator limits map "
     "memory mutex set sstream string string_view system_error tuple type_traits utility vector"},
    {"gmock/gmock.h", "algorithm gtest/gtest.h"},
};

using Files = std::map<std::string, SourceFile, std::less<>>;
using Paths = std::set<std::string, std::less<>>;

// All that a file includes, directly or not.
struct Reached {
  Paths own;  // itself too
  Paths libraries;
};

void reach_library(std::string_view header, Reached& reached) {
  if (!reached.libraries.emplace(header).second) return;
  for (const HeaderNames& bringing : kBrought)
    if (bringing.header == header)
      for (const std::string_view brought : split_words(bringing.names)) reach_library(brought, reached);
}

void reach(const Files& files, const std::string& path, Reached& reached) {
  const auto file = files.find(path);
  if (file == files.end() || !reached.own.insert(path).second) return;
  for (const std::string& header : file->second.libraries()) reach_library(header, reached);
  for (const std::string& header : file->second.own()) {
    reach(files, concat("src/", header), reached);
    reach(files, header, reached);
  }
}

class Checker {
 public:
  explicit Checker(const Sources& sources) {
    for (const auto& [path, text] : sources) files_.emplace(path, SourceFile(text));
    for (const auto& [path, file] : files_)
      if (path.ends_with(".h"))
        for (const DeclaredName& name : file.declared()) headers_[name].insert(path);
    for (const HeaderNames& header : kStandardNames)
      for (const std::string_view name : split_words(header.names)) standard_headers_[name] = header.header;
  }

  [[nodiscard]] std::vector<std::string> errors() const {
    std::vector<std::string> errors;
    for (const auto& [path, file] : files_) {
      Reached reached;
      reach(files_, path, reached);
      std::set<std::string_view> named;
      for (const UsedName& use : file.used()) {
        const std::string header = missing_header(use, reached);
        if (!header.empty() && named.insert(use.name).second)
          errors.push_back(concat(path, ':', use.line, ": ", use.qualifier,
                                  use.qualifier.empty() ? "" : "::", use.name, " needs ", header));
      }
    }
    return errors;
  }

 private:
  // The header that a name needs and the file does not reach; nothing where all is well.
  [[nodiscard]] std::string missing_header(const UsedName& use, const Reached& reached) const {
    if (use.qualifier == "std" || use.qualifier == "std::ranges") {
      const auto found = standard_headers_.find(use.name);
      const bool missing = found != standard_headers_.end() && !reached.libraries.contains(found->second);
      return missing ? concat('<', found->second, '>') : "";
    }
    const auto found = look_up(use);
    if (found == headers_.end()) return "";
    const auto& [name, headers] = *found;
    // What is qualified by a namespace is no member and no variable.
    const bool may_be_local = use.qualifier.empty();
    for (const std::string& path : reached.own) {
      const SourceFile& file = files_.at(path);
      if (file.declared().contains(name)) return "";
      if (may_be_local && file.local_names().contains(name.name)) return "";
    }
    return concat('"', *headers.begin(), '"');
  }

  // As the language does it: in the namespace of the use, then in those around it.
  using Headers = std::map<DeclaredName, Paths>;
  [[nodiscard]] Headers::const_iterator look_up(const UsedName& use) const {
    for (std::string_view space = use.space; !space.empty(); space = around(space)) {
      const auto found = use.qualifier.empty()
                             ? headers_.find({space, use.name})
                             : headers_.find({concat(space, "::", use.qualifier), use.name});
      if (found != headers_.end()) return found;
    }
    return headers_.find({use.qualifier, use.name});
  }
  static std::string_view around(std::string_view space) {
    const std::size_t end = space.rfind("::");
    return end == std::string_view::npos ? "" : space.substr(0, end);
  }

  Files files_;
  Headers headers_;  // that declare a name of our own
  std::map<std::string_view, std::string_view> standard_headers_;
};

}  // namespace

std::vector<std::string> missing_includes(const Sources& sources) { return Checker(sources).errors(); }

}  // namespace tessera::architecture
