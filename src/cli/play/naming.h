#pragma once

#include <string>
#include <string_view>

#include "cli/play/players.h"
#include "core/picture.h"

namespace tessera::cli::play {

// Games know seats only ("seat 1", "seat 0 (you)"); at a table people have names.
std::string with_names(std::string_view text, const Players& players);

// The same for a picture. What stands in columns stays there, as far as the spaces
// behind a name allow.
Picture with_names(const Picture& picture, const Players& players);

}  // namespace tessera::cli::play
