#include "tests/cli/online/served_tables.h"

#include <csignal>
#include <stdexcept>

namespace tessera::testing {

TableServer::TableServer() {
  (void)page_.write("index.html", "start");
  start();
}

void TableServer::start() {
  const std::string port = url_.empty() ? "0" : url_.substr(url_.rfind(':') + 1);
  program_ = std::make_unique<RunningProgram>(std::vector<std::string>{
      "serve", "--files", page_.path(), "--port", port, "--store", games_.path() + "/server.db",
      // Programs play faster than people may.
      "--messages-a-second", "10000"});
  const std::string greeting = program_->read_line();
  const std::size_t at = greeting.find("http://");
  url_ = greeting.substr(at, greeting.find(' ', at) - at);
}

void TableServer::crash() {
  program_->send_signal(SIGKILL);
  program_->wait();
}

RunningProgram& OnlinePlayer::play(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "play");
  arguments.insert(arguments.end(), {"--online", server_.url(), "--lang", "en"});
  if (!name_.empty()) arguments.insert(arguments.end(), {"--name", name_});
  program_ =
      std::make_unique<RunningProgram>(arguments, std::vector<std::string>{"XDG_STATE_HOME=" + folder()});
  return *program_;
}

namespace {

bool is_question(const std::string& line) {
  return line.starts_with("Your move, ") || line.starts_with("One move is possible");
}

}  // namespace

std::string OnlinePlayer::read_line() {
  if (program_->at_end()) throw std::runtime_error(name_ + "'s program has ended");
  return program_->read_line();
}

std::string OnlinePlayer::read_to_a_question() {
  std::string all;
  for (std::string line; !is_question(line);) all += (line = read_line()) + '\n';
  return all;
}

std::string OnlinePlayer::play_to_the_end(int moves, const std::function<void()>& then) {
  std::string all;
  for (;;) {
    const std::string line = read_line();
    all += line + '\n';
    if (line.starts_with("result ") || line.starts_with("resigned ")) return all;
    if (!is_question(line)) continue;
    if (moves-- == 0) then();
    program_->write("#1\n");
  }
}

std::string table_in(const std::string& printed) {
  const std::size_t at = printed.find("/t/") + 3;
  return printed.substr(at, printed.find('\n', at) - at);
}

std::string result_in(const std::string& printed) {
  const std::size_t at = printed.rfind("\nresult ") + 1;
  return printed.substr(at, printed.find('\n', at) - at);
}

}  // namespace tessera::testing
