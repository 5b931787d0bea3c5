#pragma once

#include "core/data.h"
#include "core/message.h"
#include "protocol/reader.h"
#include "search/scratch.h"

namespace tessera::wasm {

// The work that `tessera bench` measures as simulations, to be timed by the page that calls.
Result<Data> simulate(protocol::Reader& in, search::Scratch& scratch);

}  // namespace tessera::wasm
