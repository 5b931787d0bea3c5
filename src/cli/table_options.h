#pragma once

#include <CLI/App.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/any_game.h"
#include "core/message.h"

// The table that selfplay, arena and ladder are told of in the same words: a game, how
// many play, its options, and the seed of the luck.

namespace tessera::cli {

struct TableArguments {
  std::string game;
  std::optional<int> players;
  std::vector<std::string> options;
  std::uint64_t seed = 1;
};
void add_table_options(CLI::App& command, TableArguments& arguments);

struct ChosenTable {
  const AnyGame* game;
  Setup setup;
};
Result<ChosenTable> parse_table(const TableArguments& arguments);

}  // namespace tessera::cli
