#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/hub/settings.h"
#include "store/people.h"

namespace tessera::server::hub {

// What a person's device shows to be let in as them: 32 random bytes in base64url, 43 characters.
// Only the device has it; the store has its hash.
std::string fresh_key(const Entropy& entropy);
// Nothing for what can't be a key.
std::optional<store::KeyHash> key_hash(std::string_view key);

}  // namespace tessera::server::hub
