#pragma once

#include <string_view>

#include "cli/exit_code.h"
#include "core/message.h"
#include "words/catalogue.h"

namespace tessera::cli {

// Says on standard error what is wrong; the answer is the exit code it was given.
ExitCode complain(const Message& message, ExitCode exit,
                  const words::Catalogue& words = words::Catalogue::english());

// "FILE:LINE: reason", after all that was printed so far.
ExitCode complain_about_line(std::string_view path, int line, const Message& reason,
                             const words::Catalogue& words = words::Catalogue::english());

}  // namespace tessera::cli
