#pragma once

#include <string>
#include <string_view>

#include "tests/support/temporary_folder.h"

namespace tessera::testing {

struct Ran {
  int exit_code;
  std::string out;
  std::string err;
};

// Runs the built program as a shell would: `tessera ARGUMENTS`, with this on standard input and
// these variables, as in "LANG=fr".
Ran run_tessera(const std::string& arguments, std::string_view input = "",
                const std::string& environment = "");

// Runs a shell's script and gives its exit code; -1 when a signal ended it.
int run_script(const std::string& script);

std::string text_of(const std::string& path);

}  // namespace tessera::testing
