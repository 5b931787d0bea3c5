#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace tessera::cli::load {

struct LoadArguments {
  int tables = 100;
  int seconds = 10;
  std::optional<double> rate;
  int connections = 0;
  std::string url;
  int process = 0;
  std::string store;
  int crashes = 0;
  std::string echo;
  std::uint64_t seed = 1;
};

}  // namespace tessera::cli::load
