#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "cli/play/house.h"
#include "cli/play/keeper.h"
#include "cli/play/left_games.h"
#include "cli/play/wish.h"
#include "terminal/screen.h"

namespace tessera::cli::play {

// Refusal codes of open_record: the file can't be read, or it is not a record to go on with.
inline constexpr std::string_view kFileTrouble = "file";
inline constexpr std::string_view kBadRecord = "record";

// The game of a record, as it was left. Seats, names and a seed in the wish go
// before those of its tags.
Result<Session> open_record(const std::filesystem::path& path, const Wish& wish, const House& house);

// Asks for a game, then for its table; Enter accepts everything. Nothing when
// the person would rather not play, or the input ended.
class Opening {
 public:
  Opening(const House& house, terminal::Screen& screen, Keeper& keeper)
      : house_(house), screen_(screen), keeper_(keeper), left_(house, keeper) {}

  std::optional<Session> run(Wish wish);

 private:
  enum class Answer { chosen, kept, leave };
  Answer choose_game(Wish& wish);
  bool settle_table(Wish& wish, bool& back);
  // Says what came of it; nothing when the input ended.
  std::optional<std::string> delete_left(std::string_view which);
  [[nodiscard]] terminal::Lines game_lines(const std::string& message) const;
  [[nodiscard]] const AnyGame* game_called(const std::string& text) const;
  // What was typed meanwhile; nothing when the input ended.
  std::optional<std::string> show_rules(const AnyGame& game);
  [[nodiscard]] terminal::Lines form_help(const GameSpec& spec) const;
  [[nodiscard]] terminal::Lines table_form(const Wish& wish, const std::string& message) const;

  const House& house_;
  terminal::Screen& screen_;
  Keeper& keeper_;
  LeftGames left_;
  std::size_t chosen_ = 0;  // of those
};

}  // namespace tessera::cli::play
