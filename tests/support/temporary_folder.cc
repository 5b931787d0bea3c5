#include "tests/support/temporary_folder.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <unistd.h>

namespace tessera::testing {

TemporaryFolder::TemporaryFolder() {
  std::string name = std::filesystem::temp_directory_path() / "tessera-test-XXXXXX";
  if (mkdtemp(name.data()) == nullptr) std::abort();
  path_ = name;
}

TemporaryFolder::~TemporaryFolder() { std::filesystem::remove_all(path_); }

std::string TemporaryFolder::write(std::string_view name, std::string_view text) const {
  std::string path = path_ + '/' + std::string(name);
  std::ofstream(path, std::ios::binary) << text;
  return path;
}

}  // namespace tessera::testing
