#pragma once

namespace tessera::testing {

// How often this program has asked for memory so far, and for how many bytes.
long allocations();
long allocated_bytes();

}  // namespace tessera::testing
