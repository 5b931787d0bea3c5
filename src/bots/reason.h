#pragma once

#include <string>
#include <vector>

#include "core/data.h"

namespace tessera {

// Something that speaks for a move or against it. The data says it to programs, which
// find its kind in the field "kind"; the words say the same to people.
struct Reason {
  Data data;
  std::string words;
};
using Reasons = std::vector<Reason>;

}  // namespace tessera
