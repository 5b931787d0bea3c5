#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "tests/cli/running_program.h"
#include "tests/support/temporary_folder.h"

// A server with a store, and people who play there with the program.

namespace tessera::testing {

class TableServer {
 public:
  TableServer();

  [[nodiscard]] std::string url() const { return url_; }
  // As after a failure of the machine, at the same address.
  void crash();
  void start();

 private:
  TemporaryFolder page_;
  TemporaryFolder games_;
  std::string url_;
  std::unique_ptr<RunningProgram> program_;
};

// Somebody with a folder of their own, whom servers know again.
class OnlinePlayer {
 public:
  OnlinePlayer(const TableServer& server, std::string name) : server_(server), name_(std::move(name)) {}

  // `tessera play GAME --online URL ...`; before it is another run's, that one ends.
  RunningProgram& play(std::vector<std::string> arguments);
  [[nodiscard]] RunningProgram& program() { return *program_; }
  [[nodiscard]] std::string folder() const { return folder_.path(); }

  // All that is printed until a move is asked for.
  std::string read_to_a_question();
  // Plays the first of the possible moves until the game is over, and says all that was printed.
  // After so many moves something may be done.
  std::string play_to_the_end(int moves = -1, const std::function<void()>& then = {});

 private:
  std::string read_line();  // throws when there is none any more

  const TableServer& server_;
  std::string name_;
  TemporaryFolder folder_;
  std::unique_ptr<RunningProgram> program_;
};

// "ID" of the link that was printed.
std::string table_in(const std::string& printed);

// The record's last line.
std::string result_in(const std::string& printed);

}  // namespace tessera::testing
