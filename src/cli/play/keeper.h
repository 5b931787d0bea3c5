#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace tessera::cli::play {

// Keeps unfinished games: the last one in last.tessera, those before it aside in
// kept-1.tessera, kept-2.tessera and so on, the newest with the largest number. When
// the last one is finished, the newest of the others takes its place.
class Keeper {
 public:
  explicit Keeper(std::filesystem::path folder)
      : folder_(std::move(folder)), last_(folder_ / "last.tessera") {}

  [[nodiscard]] const std::filesystem::path& path() const { return last_; }
  // Whether the kept game is the one that is being played, as it was last kept: another
  // terminal may have put another one there meanwhile.
  [[nodiscard]] bool owns() const;
  // All that are kept, the newest first.
  [[nodiscard]] std::vector<std::filesystem::path> games() const;
  Result<void> keep(std::string_view record);
  // Keeps it aside, while the last one is gone on with.
  Result<void> keep_aside(std::string_view record) { return write(next_aside(), record); }
  void drop();  // the game is finished: nothing to go on with
  void new_game() { own_.reset(); }
  // The game of this file is being played now: if it is a kept one, it is the last one from now on.
  void go_on_with(const std::filesystem::path& path);

 private:
  // The numbers of those aside, the largest first.
  [[nodiscard]] std::vector<int> numbers() const;
  [[nodiscard]] std::filesystem::path aside(int number) const;
  [[nodiscard]] std::filesystem::path next_aside() const;
  void take_last();
  [[nodiscard]] Result<void> write(const std::filesystem::path& path, std::string_view record) const;

  std::filesystem::path folder_;
  std::filesystem::path last_;
  std::optional<std::string> own_;  // the record of the game that is being played
};

}  // namespace tessera::cli::play
