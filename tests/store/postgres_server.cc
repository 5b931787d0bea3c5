#include "tests/store/postgres_server.h"

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <grp.h>
#include <gtest/gtest.h>
#include <iterator>
#include <pwd.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

#include "base/text.h"
#include "store/postgres/connection.h"
#include "tests/support/said.h"

namespace tessera::store {
namespace {

// Debian has a folder for each version.
std::string program(const std::string& name) {
  std::string found = name;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator("/usr/lib/postgresql", error)) {
    const std::string path = entry.path() / "bin" / name;
    if (std::filesystem::exists(path)) found = path;
  }
  return found;
}

const passwd* somebody_else() {
  if (::geteuid() != 0) return nullptr;
  const passwd* user = ::getpwnam("postgres");
  return user != nullptr ? user : ::getpwnam("nobody");
}

pid_t begin(const std::vector<std::string>& words, const std::string& output) {
  const passwd* user = somebody_else();
  const pid_t process = ::fork();
  if (process != 0) return process;
  ::setsid();
  const int file = ::open(output.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0644);
  ::dup2(file, STDOUT_FILENO);
  ::dup2(file, STDERR_FILENO);
  if (user != nullptr &&
      (::setgroups(0, nullptr) != 0 || ::setgid(user->pw_gid) != 0 || ::setuid(user->pw_uid) != 0))
    std::_Exit(126);
  // Whatever becomes of the tests, the server goes with them.
  ::prctl(PR_SET_PDEATHSIG, SIGQUIT);
  std::vector<char*> arguments;
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  if (::chdir("/") == 0) ::execvp(arguments[0], arguments.data());
  std::_Exit(127);
}

void wait_for(pid_t process) {
  while (::waitpid(process, nullptr, 0) < 0 && errno == EINTR) {
  }
}

}  // namespace

PostgresServer& PostgresServer::shared() {
  static PostgresServer server;
  if (!server.is_running()) server.start();
  return server;
}

PostgresServer::PostgresServer() {
  if (const passwd* user = somebody_else();
      user != nullptr && ::chown(folder_.path().c_str(), user->pw_uid, user->pw_gid) != 0)
    std::abort();
  wait_for(begin({program("initdb"), "--pgdata", folder_.path() + "/data", "--no-sync", "--auth", "trust",
                  "--username", "tessera", "--encoding", "UTF8", "--locale", "C"},
                 folder_.path() + "/initdb.log"));
  start();
}

PostgresServer::~PostgresServer() { stop(); }

std::string PostgresServer::place_of(const std::string& database) const {
  return concat("postgresql://tessera@/", database, "?host=", folder_.path());
}

void PostgresServer::start() {
  const auto begin_server = [this] {
    return begin({program("postgres"), "-D", folder_.path() + "/data", "-k", folder_.path(), "-c",
                  "listen_addresses=", "-c", "fsync=off", "-c", "shared_buffers=16MB", "-c",
                  "max_connections=20", "-c", "autovacuum=off"},
                 folder_.path() + "/server.log");
  };
  process_ = begin_server();
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(60);
  while (!PgConnection::open(place_of("postgres"))) {
    if (std::chrono::steady_clock::now() > deadline) {
      std::fprintf(stderr, "PostgreSQL does not start; is the package postgresql installed?\n");
      std::abort();
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    // It does not start while a process of the one that was killed is still there.
    if (::waitpid(process_, nullptr, WNOHANG) == process_) process_ = begin_server();
  }
}

void PostgresServer::stop() {
  if (!is_running()) return;
  ::kill(process_, SIGINT);
  wait_for(process_);
  process_ = 0;
}

void PostgresServer::kill() {
  if (!is_running()) return;
  // Its processes are no group; those that it has started are found by their parent.
  std::ifstream list(concat("/proc/", process_, "/task/", process_, "/children"));
  const std::vector<pid_t> children{std::istream_iterator<pid_t>(list), {}};
  ::kill(process_, SIGKILL);
  for (const pid_t child : children) ::kill(child, SIGKILL);
  wait_for(process_);
  process_ = 0;
}

void PostgresServer::run(const std::string& place, const char* sql) const {
  auto connection = PgConnection::open(place);
  ASSERT_TRUE(connection) << said(connection.error());
  (*connection)->run(sql);
  EXPECT_FALSE((*connection)->failed()) << said((*connection)->failure());
}

std::string PostgresServer::new_database() {
  const std::string name = concat("t", ++databases_);
  run(place_of("postgres"), concat("CREATE DATABASE ", name).c_str());
  return place_of(name);
}

}  // namespace tessera::store
