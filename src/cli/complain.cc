#include "cli/complain.h"

#include <cstdio>
#include <fmt/core.h>

#include "base/text.h"

namespace tessera::cli {

ExitCode complain(const Message& message, ExitCode exit, const words::Catalogue& words) {
  fmt::print(stderr, "{}\n", words.say(message));
  return exit;
}

ExitCode complain_about_line(std::string_view path, int line, const Message& reason,
                             const words::Catalogue& words) {
  std::fflush(stdout);
  // Whole, so that programs find the file.
  fmt::print(stderr, "{}:{}: {}\n", printable(path, path.size()), line, words.say(reason));
  return ExitCode::bad_input;
}

}  // namespace tessera::cli
