#pragma once

#include <string>
#include <sys/types.h>

#include "tests/support/temporary_folder.h"

namespace tessera::store {

// A real PostgreSQL of the test's own, reached by a socket in a temporary folder. It does not run as
// root, and root runs it as somebody else.
class PostgresServer {
 public:
  // The one that the tests of a program share, started when it is first asked for.
  static PostgresServer& shared();

  PostgresServer();
  PostgresServer(const PostgresServer&) = delete;
  PostgresServer& operator=(const PostgresServer&) = delete;
  ~PostgresServer();

  // An empty database, as a store's place.
  std::string new_database();
  void run(const std::string& place, const char* sql) const;

  void start();
  void stop();  // in good order
  void kill();  // all its processes at once, as a loss of power would
  [[nodiscard]] bool is_running() const { return process_ > 0; }

 private:
  [[nodiscard]] std::string place_of(const std::string& database) const;

  tessera::testing::TemporaryFolder folder_;
  pid_t process_ = 0;
  int databases_ = 0;
};

}  // namespace tessera::store
