#include "cli/files.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <memory>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

#include "cli/messages.h"

namespace tessera::cli {
namespace {

struct Close {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Close>;

// What any new file gets; a temporary one would be its owner's alone.
mode_t default_permissions() {
  const mode_t mask = umask(0);
  umask(mask);
  return 0666 & ~mask;
}

// The system says why.
tl::unexpected<Message> refuse_file(const std::string& path, Say what) {
  const Message problem(what, {{"problem", std::strerror(errno)}});
  return refuse(Say::file_problem, {{"path", path}, {"problem", problem}});
}

}  // namespace

Result<std::string> read_file(const std::string& path) {
  std::error_code error;
  if (path != "-" && std::filesystem::is_directory(path, error))
    return refuse(Say::file_problem, {{"path", path}, {"problem", Say::is_a_folder}});
  const File file(path == "-" ? nullptr : std::fopen(path.c_str(), "rb"));
  if (path != "-" && !file) return refuse_file(path, Say::not_opened);
  std::FILE* const in = file ? file.get() : stdin;
  std::string text;
  char buffer[1 << 16];
  while (const std::size_t n = std::fread(buffer, 1, sizeof buffer, in)) text.append(buffer, n);
  if (std::ferror(in) != 0) return refuse_file(path, Say::not_read);
  return text;
}

namespace {

Result<void> write_with(const std::string& path, std::string_view text, mode_t permissions) {
  std::string draft = path + ".XXXXXX";
  const int descriptor = mkstemp(draft.data());
  if (descriptor < 0) return refuse_file(path, Say::not_written);
  const bool allowed = fchmod(descriptor, permissions) == 0;
  File file(fdopen(descriptor, "wb"));
  const bool written = allowed && std::fwrite(text.data(), 1, text.size(), file.get()) == text.size();
  const bool closed = std::fclose(file.release()) == 0;
  if (written && closed && std::rename(draft.c_str(), path.c_str()) == 0) return {};
  auto refusal = refuse_file(path, Say::not_written);
  std::remove(draft.c_str());
  return refusal;
}

}  // namespace

Result<void> write_file(const std::string& path, std::string_view text) {
  return write_with(path, text, default_permissions());
}

Result<void> write_private_file(const std::string& path, std::string_view text) {
  return write_with(path, text, S_IRUSR | S_IWUSR);
}

}  // namespace tessera::cli
