#pragma once

#include <filesystem>
#include <string_view>

#include "base/result.h"

namespace tessera::cli::play {

// Keeps the last unfinished game. If there is another one already, that one
// is moved aside once, not lost.
class Keeper {
 public:
  explicit Keeper(const std::filesystem::path& folder)
      : last_(folder / "last.tessera"), previous_(folder / "previous.tessera") {}

  [[nodiscard]] const std::filesystem::path& path() const { return last_; }
  // Whether the kept game is the one that is being played.
  [[nodiscard]] bool owns() const { return owned_; }
  Result<void> keep(std::string_view record);
  void drop();  // the game is finished: nothing to go on with
  void new_game(bool it_is_the_kept_one) { owned_ = it_is_the_kept_one; }

 private:
  std::filesystem::path last_;
  std::filesystem::path previous_;
  bool owned_ = false;
};

}  // namespace tessera::cli::play
