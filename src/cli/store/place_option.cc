#include "cli/store/place_option.h"

namespace tessera::cli {

void add_place_option(CLI::App& command, std::string& place) {
  command.add_option("--store", place, "Where the games are: a path, or postgresql://...")
      ->option_text("PLACE")
      ->required();
}

}  // namespace tessera::cli
