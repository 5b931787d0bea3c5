#include "cli/files.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <system_error>

#include "base/text.h"

namespace tessera::cli {
namespace {

struct Close {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Close>;

tl::unexpected<Refusal> refuse_file(const std::string& path, std::string_view what) {
  return refuse("file", concat(path, ": ", what, ": ", std::strerror(errno)));
}

}  // namespace

Result<std::string> read_file(const std::string& path) {
  if (path != "-" && std::filesystem::is_directory(path))
    return refuse("file", concat(path, ": is a folder, not a file"));
  const File file(path == "-" ? nullptr : std::fopen(path.c_str(), "rb"));
  if (path != "-" && !file) return refuse_file(path, "can't be opened");
  std::FILE* const in = file ? file.get() : stdin;
  std::string text;
  char buffer[1 << 16];
  while (const std::size_t n = std::fread(buffer, 1, sizeof buffer, in)) text.append(buffer, n);
  if (std::ferror(in) != 0) return refuse_file(path, "can't be read");
  return text;
}

Result<void> write_file(const std::string& path, std::string_view text) {
  const std::string draft = path + ".part";
  File file(std::fopen(draft.c_str(), "wb"));
  if (!file) return refuse_file(path, "can't be written");
  const bool written = std::fwrite(text.data(), 1, text.size(), file.get()) == text.size();
  const bool closed = std::fclose(file.release()) == 0;
  if (!written || !closed) {
    auto refusal = refuse_file(path, "can't be written");
    std::remove(draft.c_str());
    return refusal;
  }
  if (std::rename(draft.c_str(), path.c_str()) != 0) return refuse_file(path, "can't be replaced");
  return {};
}

}  // namespace tessera::cli
