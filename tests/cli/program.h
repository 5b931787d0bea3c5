#pragma once

#include <string>
#include <string_view>

namespace tessera::testing {

struct Ran {
  int exit_code;
  std::string out;
  std::string err;
};

// Runs the built program as a shell would: `tessera ARGUMENTS`, with this on standard input.
Ran run_tessera(const std::string& arguments, std::string_view input = "");

// Runs a shell's script and gives its exit code; -1 when a signal ended it.
int run_script(const std::string& script);

std::string text_of(const std::string& path);

// A folder of its own for a test, removed with it.
class TemporaryFolder {
 public:
  TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  ~TemporaryFolder();
  [[nodiscard]] const std::string& path() const { return path_; }
  // Writes a file into it and returns its path.
  [[nodiscard]] std::string write(std::string_view name, std::string_view text) const;

 private:
  std::string path_;
};

}  // namespace tessera::testing
