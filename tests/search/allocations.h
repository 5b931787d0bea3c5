#pragma once

namespace tessera::testing {

// How often this program has asked for memory so far.
long allocations();

}  // namespace tessera::testing
