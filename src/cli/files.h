#pragma once

#include <string>
#include <string_view>

#include "core/message.h"

namespace tessera::cli {

// The whole of a file; "-" is standard input.
Result<std::string> read_file(const std::string& path);

// All or nothing: a reader never sees half a file, and a full disk keeps the old one.
Result<void> write_file(const std::string& path, std::string_view text);
// The same, for nobody but its owner to read.
Result<void> write_private_file(const std::string& path, std::string_view text);

}  // namespace tessera::cli
