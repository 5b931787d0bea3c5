#include "cli/play/keeper.h"

#include <system_error>

#include "base/text.h"
#include "cli/files.h"

namespace tessera::cli::play {

std::filesystem::path Keeper::aside(int number) const {
  return folder_ / concat("kept-", number, ".tessera");
}

int Keeper::others() const {
  int count = 0;
  std::error_code error;
  while (std::filesystem::exists(aside(count + 1), error)) ++count;
  return count;
}

Result<void> Keeper::write(const std::filesystem::path& path, std::string_view record) const {
  if (folder_.empty()) return refuse("file", "nowhere to keep the game: HOME is not set");
  std::error_code error;
  std::filesystem::create_directories(folder_, error);
  if (error) return refuse("file", concat(folder_.string(), ": ", error.message()));
  return write_file(path.string(), record);
}

Result<void> Keeper::keep(std::string_view record) {
  std::error_code error;
  if (!owned_ && std::filesystem::exists(last_, error))
    std::filesystem::rename(last_, aside(others() + 1), error);
  auto written = write(last_, record);
  owned_ = owned_ || written.has_value();
  return written;
}

void Keeper::drop() {
  std::error_code error;
  if (owned_ && std::filesystem::remove(last_, error) && has_others())
    std::filesystem::rename(aside(others()), last_, error);
  owned_ = false;
}

}  // namespace tessera::cli::play
