#pragma once

#include "base/random.h"
#include "store/entry.h"

namespace tessera::store::test_entries {

// Anything that may be written, sensible or not, about few enough tables and people that
// entries meet.
Entry random_entry(Rng& rng);
Batch random_batch(Rng& rng);

}  // namespace tessera::store::test_entries
