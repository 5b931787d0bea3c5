#pragma once

#include <compare>
#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play/when.h"
#include "core/message.h"

namespace tessera::cli::play {

// Keeps games by itself, each in a file of its own from the first time it is kept: whoever wrote
// down its name finds the same game there. The name says when that was, so that none is
// used twice.
class Autosave {
 public:
  static constexpr std::size_t kMostFinished = 20;

  Autosave(std::filesystem::path folder, WallClock now) : folder_(std::move(folder)), now_(std::move(now)) {}

  // The file of the game that is being played; empty while it was not kept.
  [[nodiscard]] const std::filesystem::path& file() const { return file_; }
  [[nodiscard]] bool is_own(const std::filesystem::path& path) const;
  struct Game {
    WallTime played;
    std::filesystem::path path;

    friend auto operator<=>(const Game&, const Game&) = default;
  };
  // Those to go on with, the one that was played last first.
  [[nodiscard]] std::vector<Game> unfinished() const { return all(false); }
  Result<void> remove(const std::filesystem::path& path);
  // In its own file, or in another one if that is not as this game left it: another
  // terminal has gone on with the same game then, and neither is lost. Of finished games
  // only the last few stay.
  Result<void> keep(std::string_view text);
  void new_game();
  // The game of this file is being played now. A file elsewhere is not ours to write; where the
  // same game is kept up to there or less far, it goes on in its own file.
  void go_on_with(const std::filesystem::path& path);
  // The file of the same game at the same point, if it is kept: that one knows the chance to
  // come. Otherwise the path itself.
  [[nodiscard]] std::filesystem::path kept_copy(const std::filesystem::path& path) const;

 private:
  [[nodiscard]] std::vector<Game> all(bool finished) const;
  void drop_old_ones();
  [[nodiscard]] bool owns() const;
  void own(const std::filesystem::path& path);
  [[nodiscard]] Result<std::filesystem::path> new_file() const;

  std::filesystem::path folder_;
  WallClock now_;
  std::filesystem::path file_;
  std::string text_;  // of that file, as it was last kept
};

}  // namespace tessera::cli::play
