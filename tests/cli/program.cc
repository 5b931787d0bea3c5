#include "tests/cli/program.h"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sys/wait.h>

namespace tessera::testing {

std::string text_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

int run_script(const std::string& script) {
  const int status = std::system(script.c_str());
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

Ran run_tessera(const std::string& arguments, std::string_view input, const std::string& environment) {
  const TemporaryFolder folder;
  const std::string in = folder.write("in", input);
  const std::string out = folder.path() + "/out";
  const std::string err = folder.path() + "/err";
  // Neither the tester's locale nor the tester's games play a part.
  const std::string command = "LC_ALL=C LC_MESSAGES=en " + environment + " XDG_STATE_HOME='" + folder.path() +
                              "/state' <" + in + " >" + out + " 2>" + err + " '" + TESSERA_PROGRAM + "' " +
                              arguments;
  const int exit_code = run_script(command);
  return {exit_code, text_of(out), text_of(err)};
}

}  // namespace tessera::testing
