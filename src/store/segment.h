#pragma once

#include <cstddef>
#include <vector>

#include "table/event.h"

namespace tessera::store {

// Events of a log as they were appended, in one piece.
struct Segment {
  table::EventNumber first;
  table::EventNumber count;
  std::vector<std::byte> bytes;
};

inline std::vector<std::byte> joined(const std::vector<Segment>& segments) {
  std::vector<std::byte> all;
  for (const Segment& segment : segments) all.insert(all.end(), segment.bytes.begin(), segment.bytes.end());
  return all;
}

}  // namespace tessera::store
