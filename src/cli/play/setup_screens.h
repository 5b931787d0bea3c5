#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/play/autosave.h"
#include "cli/play/live_game.h"
#include "cli/play/unfinished_games.h"
#include "terminal/screen.h"

namespace tessera::cli::play {

// Asks for a game, then for its table; Enter accepts everything. Nothing when
// the person would rather not play, or the input ended.
class SetupScreens {
 public:
  SetupScreens(const Services& services, terminal::Screen& screen, Autosave& autosave)
      : services_(services),
        words_(*services.words),
        screen_(screen),
        autosave_(autosave),
        unfinished_(services, autosave) {}

  std::optional<LiveGame> run(ChosenSettings chosen);

 private:
  enum class Answer { chosen, kept, leave };
  Answer choose_game(ChosenSettings& chosen);
  bool choose_settings(ChosenSettings& chosen, bool& back);
  // Says what came of it; nothing when the input ended.
  std::optional<std::string> delete_game(std::string_view which);
  [[nodiscard]] terminal::Lines menu_lines(std::string_view message) const;
  [[nodiscard]] const AnyGame* game_called(const std::string& text) const;
  // What was typed meanwhile; nothing when the input ended.
  std::optional<std::string> show_rules(const AnyGame& game);

  const Services& services_;
  const words::Catalogue& words_;
  terminal::Screen& screen_;
  Autosave& autosave_;
  UnfinishedGames unfinished_;
  std::size_t place_ = 0;  // of the unfinished game that was chosen
};

}  // namespace tessera::cli::play
