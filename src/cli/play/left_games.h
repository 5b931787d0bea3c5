#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play/house.h"
#include "cli/play/keeper.h"
#include "terminal/screen.h"

namespace tessera::cli::play {

// The unfinished games that are offered, the one that was played last first. They are
// called r, r2, r3 and so on.
class LeftGames {
 public:
  LeftGames(const House& house, Keeper& keeper) : house_(house), keeper_(keeper) {}

  void find();
  [[nodiscard]] bool empty() const { return games_.empty(); }
  // The place of the one that is called so.
  [[nodiscard]] std::optional<std::size_t> called(std::string_view text) const;
  // When it was played, how far and by whom; those that there is no room for are counted.
  [[nodiscard]] terminal::Lines lines(const terminal::Palette& palette, std::size_t columns) const;
  // "Lexio, 12 moves: You, Casual 1, Casual 2".
  [[nodiscard]] std::string summary(std::size_t place) const;

  Session go_on_with(std::size_t place);
  Result<void> remove(std::size_t place);

 private:
  struct Game {
    std::filesystem::path path;
    Time played;
    Session session;
  };
  const House& house_;
  Keeper& keeper_;
  std::vector<Game> games_;
};

}  // namespace tessera::cli::play
