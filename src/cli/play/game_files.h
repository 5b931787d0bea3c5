#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "cli/play/autosave.h"
#include "cli/play/game_text.h"
#include "cli/play/live_game.h"
#include "cli/play/record_file.h"
#include "cli/play/table_display.h"
#include "terminal/screen.h"

namespace tessera::cli::play {

// The files of one game: where it is saved, where its end is kept, and other games to go on with.
class GameFiles {
 public:
  GameFiles(const Services& services, const LiveGame& game, TableDisplay& display, Autosave& autosave,
            terminal::Screen& screen)
      : services_(services),
        game_(game),
        display_(display),
        autosave_(autosave),
        screen_(screen),
        saved_(game, display),
        end_is_kept_(game.is_over()) {}

  // Writes the record to a file of the person's choice; over another file only when told so.
  void save(const std::string& name, bool over) { saved_.save(name, over, record_of(game_)); }
  // Keeps a game that is over, so that it can be reviewed and verified.
  void keep_the_end();
  // After the end: the commands to review it and to verify its chance, if the game is kept.
  [[nodiscard]] std::string what_can_be_done() const;

  struct Opened {
    std::filesystem::path path;
    LiveGame game;
  };
  // Another game to go on with. Without a name it is the one before this; once more, and it is
  // this one again.
  std::optional<Opened> open(const std::string& name);

 private:
  const Services& services_;
  const LiveGame& game_;
  TableDisplay& display_;
  Autosave& autosave_;
  terminal::Screen& screen_;
  RecordFile saved_;
  bool end_is_kept_;  // or was there before
};

}  // namespace tessera::cli::play
