#pragma once

#include <memory>
#include <string>

#include "cli/load/server_process.h"

namespace tessera::cli::load {

// A server for measuring: its games are in a new folder, and no limit of rates is in the way.
class OwnServer {
 public:
  // Without a place, an SQLite file in the folder. Throws when it does not start.
  OwnServer(const std::string& store, int port);
  OwnServer(const OwnServer&) = delete;
  OwnServer& operator=(const OwnServer&) = delete;
  ~OwnServer();

  [[nodiscard]] const ServerProcess& process() const { return *process_; }
  [[nodiscard]] const std::string& folder() const { return folder_; }
  // Kills it as it stands, and starts it anew at the same port, with the same games.
  void crash();

 private:
  void start(int port);

  std::string folder_;
  std::string store_;
  std::unique_ptr<ServerProcess> process_;
};

}  // namespace tessera::cli::load
