#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "cli/client/server_at.h"
#include "core/message.h"

namespace tessera::cli::online {

// The key by which a server knows somebody, in a file that is theirs alone to read: one for each server.
class KeyFile {
 public:
  KeyFile(const std::filesystem::path& state_folder, const client::ServerAt& server);

  // "tessera=KEY"; empty where there is none yet.
  [[nodiscard]] std::string read() const;
  [[nodiscard]] Result<void> keep(std::string_view key) const;

 private:
  std::filesystem::path path_;  // empty for somebody without a home
};

}  // namespace tessera::cli::online
