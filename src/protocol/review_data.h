#pragma once

#include <cstddef>

#include "core/data.h"
#include "review/review.h"

namespace tessera::protocol {

// A review for programs, with the worst mistakes, so many at most: docs/review.md.
Data review_data(const review::Review& review, std::size_t most);

}  // namespace tessera::protocol
