#include "cli/play/places.h"

#include <cstdlib>

#include "base/text.h"

namespace tessera::cli::play {
namespace {

std::filesystem::path folder_in(const char* variable) {
  const char* folder = std::getenv(variable);  // NOLINT(concurrency-mt-unsafe): nothing else runs
  return folder == nullptr ? std::filesystem::path() : std::filesystem::path(folder);
}

}  // namespace

std::filesystem::path path_typed(std::string_view text) {
  const std::filesystem::path home = folder_in("HOME");
  return text.starts_with("~/") && !home.empty() ? home / text.substr(2) : std::filesystem::path(text);
}

std::string shown_path(const std::filesystem::path& path) {
  constexpr std::size_t kLongestPath = 4096;  // PATH_MAX of Linux
  return printable(path.string(), kLongestPath);
}

std::filesystem::path state_folder() {
  // The XDG specification: a relative path is to be ignored.
  if (const auto state = folder_in("XDG_STATE_HOME"); state.is_absolute()) return state / "tessera";
  const std::filesystem::path home = folder_in("HOME");
  return home.empty() ? home : home / ".local" / "state" / "tessera";
}

}  // namespace tessera::cli::play
