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
    {"cmath", "exp hypot isfinite log10 log1p pow sqrt"},
    {"concepts", "constructible_from copyable integral same_as"},
    {"condition_variable", "condition_variable"},
    {"cstddef", "byte to_integer"},
    {"cstdint", "int16_t int32_t int64_t int8_t uint16_t uint32_t uint64_t uint8_t"},
    {"cstdio", "FILE fclose fopen fprintf fputs fread fwrite"},
    {"cstdlib", "abort getenv"},
    {"cstring", "memcmp memcpy strerror strlen"},
    {"csignal", "signal"},
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
    for (const auto& [path, file] : files_) {
      reach(files_, path, reached_[path]);
      namespaces_.merge(file.namespaces());
      if (path.ends_with(".h"))
        for (const std::string_view name : file.names_for_others()) headers_[name].insert(path);
    }
    // What stands for something else where none of its headers is included could mean that.
    for (const auto& [path, file] : files_)
      for (const std::string_view name : file.names_of_its_own())
        if (headers_.contains(name) && !reaches_any(path, headers_[name])) headers_.erase(name);
    for (const HeaderNames& header : kStandardNames)
      for (const std::string_view name : split_words(header.names)) standard_headers_[name] = header.header;
  }

  [[nodiscard]] std::vector<std::string> errors() const {
    std::vector<std::string> errors;
    for (const auto& [path, file] : files_) {
      const Reached& reached = reached_.at(path);
      for (const std::string_view name : file.standard_names()) {
        const auto found = standard_headers_.find(name);
        if (found != standard_headers_.end() && !reached.libraries.contains(found->second))
          errors.push_back(
              concat(path, ':', file.line_of(name), ": std::", name, " needs <", found->second, '>'));
      }
      for (const std::string_view name : file.names_in_use(namespaces_)) {
        const auto found = headers_.find(name);
        if (found != headers_.end() && !reaches_any(path, found->second))
          errors.push_back(
              concat(path, ':', file.line_of(name), ": ", name, " needs \"", *found->second.begin(), '"'));
      }
    }
    return errors;
  }

 private:
  [[nodiscard]] bool reaches_any(const std::string& path, const Paths& headers) const {
    const Paths& own = reached_.at(path).own;
    return std::ranges::any_of(headers, [&](const std::string& header) { return own.contains(header); });
  }

  Files files_;
  std::map<std::string, Reached, std::less<>> reached_;
  NameSet namespaces_;                         // our own
  std::map<std::string_view, Paths> headers_;  // of our own names; each declares it
  std::map<std::string_view, std::string_view> standard_headers_;
};

}  // namespace

std::vector<std::string> missing_includes(const Sources& sources) { return Checker(sources).errors(); }

}  // namespace tessera::architecture
