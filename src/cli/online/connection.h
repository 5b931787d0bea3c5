#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/client/client_socket.h"
#include "cli/client/server_at.h"
#include "core/data.h"
#include "core/message.h"

namespace tessera::cli::online {

// How long to wait before the next attempt, after so many that failed: longer each time.
std::chrono::milliseconds pause_after(int failures);

// One person's connection to a server, which comes back by itself. What was said and not answered is
// said again then, under the same id: the server counts it once.
class Connection {
 public:
  using Clock = std::chrono::steady_clock;

  // `first` is what to say whenever there is a new connection.
  Connection(client::ServerAt server, std::string cookie, std::function<Data()> first);

  Result<void> open(Clock::time_point now);
  [[nodiscard]] bool is_open() const { return socket_.is_open(); }
  [[nodiscard]] int file() const { return socket_.file(); }

  // Says something under an id of its own, which is answered.
  std::string say(Data::Fields message);
  // Whether anything but a sign of life is not answered yet.
  [[nodiscard]] bool is_waiting() const { return !unanswered_.empty(); }
  [[nodiscard]] bool waits_for(std::string_view id) const;
  // Says what `first` says once more: what is known no longer fits.
  void begin_again();
  [[nodiscard]] const std::string& first_id() const { return first_id_; }  // under which that was said

  // All messages that have come. When the connection is lost meanwhile, is_open says so.
  std::vector<Data> hear(Clock::time_point now);
  // Tries again when it is time, and asks a silent server for a sign.
  void look_at_clock(Clock::time_point now);
  // When to look again at the latest.
  [[nodiscard]] std::chrono::milliseconds patience(Clock::time_point now) const;

 private:
  void note_answer(const Data& message);
  std::string fresh_id();
  void lose(Clock::time_point now);

  client::ServerAt server_;
  std::string cookie_;
  std::function<Data()> first_;
  client::ClientSocket socket_;
  struct Said {
    std::string id;
    std::string text;
  };
  std::vector<Said> unanswered_;
  std::string id_prefix_;
  std::string first_id_;
  int last_id_ = 0;
  int failures_ = 0;
  Clock::time_point retry_at_;
  Clock::time_point opened_at_;
  Clock::time_point heard_at_;
  bool asked_for_sign_ = false;
};

}  // namespace tessera::cli::online
