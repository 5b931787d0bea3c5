#pragma once

#include <string>
#include <string_view>

namespace tessera::testing {

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
