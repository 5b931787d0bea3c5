#pragma once

#include <cstdint>
#include <string_view>
#include <tl/expected.hpp>

#include "core/record.h"
#include "table/hash.h"

namespace tessera::table {

struct Verified {
  std::uint64_t outcomes = 0;  // chance lines, all of which the secret gives
  Digest commitment{};         // to be compared with what was shown before the first draw
};

// Replays a record and computes each of its chance lines anew from the secret in its tag.
tl::expected<Verified, BadLine> verify(std::string_view record);

}  // namespace tessera::table
