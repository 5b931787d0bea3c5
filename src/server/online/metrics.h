#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "server/hub/hub.h"
#include "server/online/commits.h"

namespace tessera::server {

struct FrontFigures {
  std::size_t waiting_bots;
  std::uint64_t refused_often;
  std::uint64_t refused_origins;
  std::uint64_t log_lines_left_out;
};

// All figures in the text format of Prometheus.
std::string exposition(const hub::Figures& hub, const Commits& commits, const FrontFigures& front);

}  // namespace tessera::server
