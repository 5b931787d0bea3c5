#include "cli/load/own_server.h"

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <system_error>
#include <vector>

#include "cli/client/server_at.h"

namespace tessera::cli::load {
namespace {

// On a disk rather than in memory, where /tmp often is.
std::string new_folder() {
  std::string pattern =
      std::filesystem::is_directory("/var/tmp") ? "/var/tmp/tessera-load-XXXXXX" : "/tmp/tessera-load-XXXXXX";
  if (mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("no folder can be made for the games");
  return pattern;
}

}  // namespace

OwnServer::OwnServer(const std::string& store, int port)
    : folder_(new_folder()), store_(store.empty() ? folder_ + "/server.db" : store) {
  std::ofstream(folder_ + "/index.html") << "load";
  start(port);
}

OwnServer::~OwnServer() {
  process_.reset();
  std::error_code ignored;
  std::filesystem::remove_all(folder_, ignored);
}

void OwnServer::start(int port) {
  process_ = std::make_unique<ServerProcess>(
      port, std::vector<std::string>{"--files", folder_, "--store", store_, "--connections", "100000",
                                     "--connections-an-address", "100000", "--messages-a-second", "100000",
                                     "--tables-a-person", "100000", "--calls-a-minute", "10000000",
                                     "--people-a-minute", "10000000", "--log", "error"});
  if (process_->url().empty()) throw std::runtime_error("the server does not start");
}

void OwnServer::crash() {
  const int port = client::ServerAt::parse(process_->url())->port;
  process_->send_signal(SIGKILL);
  process_->wait();
  start(port);
}

}  // namespace tessera::cli::load
