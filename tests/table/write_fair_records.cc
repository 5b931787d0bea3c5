#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>

#include "base/text.h"
#include "games/catalog.h"
#include "tests/support/fair_games.h"

// usage: fair_records FOLDER
//
// Writes a fair game of every configuration there, for verifiers that are no part of this library.
int main(int argc, char** argv) {
  using namespace tessera;
  if (argc != 2) {
    std::fputs("usage: fair_records FOLDER\n", stderr);
    return 2;
  }
  const std::filesystem::path folder = argv[1];
  std::filesystem::create_directories(folder);
  std::uint64_t number = 0;
  for (const AnyGame* game : all_games())
    for (const Setup& setup : every_setup(*game)) {
      std::ofstream file(folder / concat(game->spec().name, '-', number, ".tessera"), std::ios::binary);
      file << testing::fair_record(*game, setup, testing::numbered_luck(number, setup.players));
      ++number;
      if (!file.flush()) return 3;
    }
}
