#pragma once

#include <chrono>

namespace tessera::table {

// A moment, counted from an epoch of the caller's, or a span between two. The table has no
// clock of its own: every command says when it is given.
using Time = std::chrono::milliseconds;

// Far enough from any overflow: more than 270,000 years.
inline constexpr Time kLatest{1LL << 53};

}  // namespace tessera::table
