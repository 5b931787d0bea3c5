#include "cli/play/keeper.h"

#include <system_error>

#include "base/text.h"
#include "cli/files.h"

namespace tessera::cli::play {

Result<void> Keeper::keep(std::string_view record) {
  if (!last_.has_parent_path()) return refuse("file", "nowhere to keep the game: HOME is not set");
  std::error_code error;
  std::filesystem::create_directories(last_.parent_path(), error);
  if (error) return refuse("file", concat(last_.parent_path().string(), ": ", error.message()));
  if (!owned_ && std::filesystem::exists(last_, error)) std::filesystem::rename(last_, previous_, error);
  auto written = write_file(last_.string(), record);
  owned_ = owned_ || written.has_value();
  return written;
}

void Keeper::drop() {
  std::error_code error;
  if (owned_) std::filesystem::remove(last_, error);
  owned_ = false;
}

}  // namespace tessera::cli::play
