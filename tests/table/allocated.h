#pragma once

namespace tessera::testing {

long allocated_bytes();  // on the heap now

}  // namespace tessera::testing
