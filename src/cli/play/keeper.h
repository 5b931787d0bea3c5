#pragma once

#include <filesystem>
#include <string_view>

#include "base/result.h"

namespace tessera::cli::play {

// Keeps unfinished games: the last one in last.tessera, those before it aside in
// kept-1.tessera, kept-2.tessera and so on. When the last one is finished, the one
// before comes back in its place.
class Keeper {
 public:
  explicit Keeper(std::filesystem::path folder)
      : folder_(std::move(folder)), last_(folder_ / "last.tessera") {}

  [[nodiscard]] const std::filesystem::path& path() const { return last_; }
  // Whether the kept game is the one that is being played.
  [[nodiscard]] bool owns() const { return owned_; }
  // Whether there are unfinished games besides the last one.
  [[nodiscard]] bool has_others() const { return others() > 0; }
  Result<void> keep(std::string_view record);
  // Keeps it aside, while the last one is gone on with.
  Result<void> keep_aside(std::string_view record) { return write(aside(others() + 1), record); }
  void drop();  // the game is finished: nothing to go on with
  void new_game(bool it_is_the_kept_one) { owned_ = it_is_the_kept_one; }

 private:
  [[nodiscard]] std::filesystem::path aside(int number) const;
  [[nodiscard]] int others() const;
  [[nodiscard]] Result<void> write(const std::filesystem::path& path, std::string_view record) const;

  std::filesystem::path folder_;
  std::filesystem::path last_;
  bool owned_ = false;
};

}  // namespace tessera::cli::play
