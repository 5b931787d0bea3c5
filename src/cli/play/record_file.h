#pragma once

#include <filesystem>
#include <string>

#include "cli/play/services.h"
#include "cli/play/shown_game.h"
#include "cli/play/table_display.h"

namespace tessera::cli::play {

// The file that a person saves a game to.
class RecordFile {
 public:
  RecordFile(const ShownGame& game, TableDisplay& display) : game_(game), display_(display) {}

  // Where `save FILE` would write; refusals are said, and so is success. Over another file only when told so.
  void save(const std::string& name, bool over, const std::string& record);

 private:
  const ShownGame& game_;
  TableDisplay& display_;
  std::string saved_to_;  // a file that is ours to write again
};

// The commands to review a finished game that is kept in a file, and to verify its chance.
std::string looking_back_text(const Services& services, const std::filesystem::path& file,
                              bool can_be_verified, std::size_t columns);

}  // namespace tessera::cli::play
