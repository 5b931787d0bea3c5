#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play/autosave.h"
#include "cli/play/live_game.h"
#include "terminal/screen.h"

namespace tessera::cli::play {

// The unfinished games that are offered, the one that was played last first. They are
// called r, r2, r3 and so on.
class UnfinishedGames {
 public:
  UnfinishedGames(const Services& services, Autosave& autosave) : services_(services), autosave_(autosave) {}

  void find();
  [[nodiscard]] bool empty() const { return games_.empty(); }
  // The place of the one that is called so.
  [[nodiscard]] std::optional<std::size_t> called(std::string_view text) const;
  // When it was played, how far and by whom; those that there is no room for are counted.
  [[nodiscard]] terminal::Lines lines(const terminal::Palette& palette, std::size_t columns) const;
  // "Lexio, 12 moves: You, Casual 1, Casual 2".
  [[nodiscard]] std::string summary(std::size_t place) const;

  LiveGame go_on_with(std::size_t place);
  Result<void> remove(std::size_t place);

 private:
  struct Entry {
    std::filesystem::path path;
    WallTime played;
    LiveGame game;
  };
  const Services& services_;
  Autosave& autosave_;
  std::vector<Entry> games_;
};

}  // namespace tessera::cli::play
