#pragma once

#include "table/secret.h"

namespace tessera::cli {

// From the operating system's randomness. Throws where there is none.
table::Secret fresh_secret();

}  // namespace tessera::cli
