#pragma once

#include <string>
#include <sys/types.h>
#include <vector>

namespace tessera::cli::load {

// What a process has used so far.
struct Usage {
  double cpu_seconds = 0;
  double memory_kb = 0;  // resident
};
Usage usage_of(pid_t process);

// A server in a process of its own; ended with this object.
class ServerProcess {
 public:
  // Another program, which says on its first line where it listens.
  explicit ServerProcess(const std::string& program);
  // This program: `tessera serve --port N` with these arguments; port 0 takes any.
  ServerProcess(int port, const std::vector<std::string>& arguments);
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;
  ~ServerProcess();

  // As it says itself; empty when it did not start.
  [[nodiscard]] const std::string& url() const { return url_; }
  [[nodiscard]] pid_t id() const { return pid_; }
  void send_signal(int signal) const;
  void wait();

 private:
  void start(const std::string& program, const std::vector<std::string>& arguments);

  pid_t pid_ = -1;
  std::string url_;
};

}  // namespace tessera::cli::load
