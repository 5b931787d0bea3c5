#pragma once

#include <cstddef>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"

namespace tessera::server {

// The bytes of a file as they are or compressed, with the entity tag of exactly these bytes.
struct Representation {
  std::string bytes;
  std::string tag;  // with its quotes
};

struct File {
  std::string_view type;  // the value of Content-Type
  bool is_immutable;      // its name has a fingerprint of its content
  Representation plain;
  std::optional<Representation> gzip;
  std::optional<Representation> brotli;
};

// All files that can be asked for, in memory. Requests look names up here and never touch the
// file system: what is not in this table does not exist.
class Files {
 public:
  struct Entry {
    std::string path;  // "assets/app.js"
    std::string bytes;
  };

  // FILE.br and FILE.gz beside FILE are FILE compressed, and are no files of their own.
  explicit Files(std::vector<Entry> entries);

  // All files of a folder and those below it. Left out are links, which may lead elsewhere, and
  // names that begin with a dot. Refuses a folder without index.html, and more than a page has.
  static Result<Files> read(const std::filesystem::path& folder);

  // Null when there is none. The empty path is the start page, index.html.
  [[nodiscard]] const File* find(std::string_view path) const;
  [[nodiscard]] std::size_t count() const { return files_.size(); }

 private:
  std::map<std::string, File, std::less<>> files_;
};

// Whether a path is like "assets/app-B3xY_9ka.js", as the page's build names what never changes
// under its name.
bool has_fingerprint(std::string_view path);

}  // namespace tessera::server
