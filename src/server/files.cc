#include "server/files.h"

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <fstream>
#include <span>
#include <sstream>
#include <system_error>
#include <utility>

#include "base/text.h"
#include "server/media_type.h"
#include "server/messages.h"
#include "table/hash.h"
#include "table/hex.h"

namespace tessera::server {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kStartPage = "index.html";
// Far more than a page has. Whoever names a home folder by mistake gets an answer at once.
constexpr std::size_t kMostFiles = 5000;
constexpr std::size_t kMostBytes = 256 << 20;

Representation represent(std::string bytes) {
  const table::Digest digest = table::sha256(std::as_bytes(std::span(bytes)));
  constexpr std::size_t kTagBytes = 16;
  std::string tag = concat('"', table::to_hex(std::span(digest).first(kTagBytes)), '"');
  return {std::move(bytes), std::move(tag)};
}

Result<std::string> read_bytes(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream bytes;
  if (file.peek() != std::ifstream::traits_type::eof()) bytes << file.rdbuf();
  if (!file.is_open() || file.bad()) return refuse(Say::file_not_read, {{"path", path.string()}});
  return std::move(bytes).str();
}

bool is_hidden(const fs::path& path) { return path.filename().string().starts_with('.'); }

// The paths below a folder, sorted, so that what is read does not depend on the disk.
Result<std::vector<fs::path>> list_files(const fs::path& folder) {
  std::vector<fs::path> paths;
  std::uintmax_t size = 0;
  std::error_code error;
  auto at = fs::recursive_directory_iterator(folder, error);
  for (; !error && at != fs::recursive_directory_iterator(); at.increment(error)) {
    if (is_hidden(at->path())) {
      at.disable_recursion_pending();
    } else if (at->symlink_status(error).type() == fs::file_type::regular) {
      paths.push_back(at->path());
      size += at->file_size(error);
    }
    if (!error && size > kMostBytes)
      return refuse(Say::too_many_bytes, {{"folder", folder.string()}, {"most", kMostBytes >> 20}});
    if (paths.size() > kMostFiles)
      return refuse(Say::too_many_files, {{"folder", folder.string()}, {"most", kMostFiles}});
  }
  if (error) return refuse(Say::folder_not_read, {{"folder", folder.string()}, {"problem", error.message()}});
  std::ranges::sort(paths);
  return paths;
}

std::optional<Representation> take_smaller(std::map<std::string, std::string>& all, const std::string& path,
                                           std::size_t than) {
  const auto found = all.find(path);
  if (found == all.end()) return std::nullopt;
  const auto entry = all.extract(found);
  if (entry.mapped().size() >= than) return std::nullopt;
  return represent(std::move(entry.mapped()));
}

}  // namespace

bool has_fingerprint(std::string_view path) {
  constexpr std::size_t kLength = 8;
  if (!path.starts_with("assets/")) return false;
  const std::string_view name = path.substr(path.rfind('/') + 1);
  const std::string_view stem = name.substr(0, name.rfind('.'));
  if (stem.size() <= kLength + 1 || stem[stem.size() - kLength - 1] != '-') return false;
  const std::string_view mark = stem.substr(stem.size() - kLength);
  const auto is = [&](auto what) {
    return [what](char c) { return what(static_cast<unsigned char>(c)) != 0; };
  };
  // A word such as "-settings" is none: it has neither digits nor capitals.
  return std::ranges::any_of(mark, is([](int c) { return std::isdigit(c) + std::isupper(c); })) &&
         std::ranges::all_of(mark, is([](int c) { return std::isalnum(c) + (c == '_') + (c == '-'); }));
}

Files::Files(std::vector<Entry> entries) {
  std::map<std::string, std::string> all;
  for (Entry& entry : entries) all.emplace(std::move(entry.path), std::move(entry.bytes));
  // FILE comes before FILE.br and FILE.gz in the order of the map, which are taken out with it.
  while (!all.empty()) {
    auto node = all.extract(all.begin());
    const std::string& path = node.key();
    const std::size_t size = node.mapped().size();
    File file{media_type(path), has_fingerprint(path), represent(std::move(node.mapped())),
              take_smaller(all, path + ".gz", size), take_smaller(all, path + ".br", size)};
    files_.emplace(path, std::move(file));
  }
}

Result<Files> Files::read(const fs::path& folder) {
  std::error_code error;
  if (!fs::is_directory(folder, error)) return refuse(Say::no_such_folder, {{"folder", folder.string()}});
  const auto paths = list_files(folder);
  if (!paths) return tl::unexpected(paths.error());
  std::vector<Entry> entries;
  for (const fs::path& path : *paths) {
    auto bytes = read_bytes(path);
    if (!bytes) return tl::unexpected(bytes.error());
    entries.push_back({path.lexically_relative(folder).generic_string(), *std::move(bytes)});
  }
  Files files(std::move(entries));
  if (files.find("") == nullptr) return refuse(Say::no_start_page, {{"folder", folder.string()}});
  return files;
}

const File* Files::find(std::string_view path) const {
  const auto found = files_.find(path.empty() ? kStartPage : path);
  return found == files_.end() ? nullptr : &found->second;
}

}  // namespace tessera::server
