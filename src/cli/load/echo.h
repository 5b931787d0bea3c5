#pragma once

#include <string>

#include "core/data.h"

namespace tessera::cli::load {

struct EchoFigures {
  Data data;
  double echoes_per_cpu_second = 0;
};

// How many messages of a move's length a bare server that echoes them takes for a second of its
// processor's time, from so many connections at once. The program says where it listens.
EchoFigures measure_echo(const std::string& program, int connections, int seconds);

}  // namespace tessera::cli::load
