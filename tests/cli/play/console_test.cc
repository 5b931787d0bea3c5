#include <array>
#include <chrono>
#include <csignal>
#include <poll.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/cli/play/support.h"

// The program itself, in a terminal of its own.

namespace tessera::cli::play {
namespace {

class InTerminal {
 public:
  InTerminal(const std::vector<std::string>& arguments, const std::vector<std::string>& environment) {
    winsize size{24, 80, 0, 0};
    child_ = forkpty(&terminal_, nullptr, nullptr, &size);
    if (child_ != 0) return;
    std::vector<const char*> argv{TESSERA_PROGRAM};
    for (const std::string& argument : arguments) argv.push_back(argument.c_str());
    argv.push_back(nullptr);
    std::vector<const char*> envp;
    for (const std::string& variable : environment) envp.push_back(variable.c_str());
    envp.push_back(nullptr);
    execve(TESSERA_PROGRAM, const_cast<char**>(argv.data()), const_cast<char**>(envp.data()));
    _exit(127);
  }
  ~InTerminal() {
    if (child_ > 0) {
      kill(child_, SIGKILL);
      waitpid(child_, nullptr, 0);
    }
    close(terminal_);
  }
  InTerminal(const InTerminal&) = delete;
  InTerminal& operator=(const InTerminal&) = delete;

  void type(std::string_view text) {
    ASSERT_EQ(::write(terminal_, text.data(), text.size()), static_cast<ssize_t>(text.size()));
  }
  void send(int signal) const { kill(child_, signal); }

  // Everything that was shown until this came, or until the program ended.
  std::string read_until(std::string_view wanted) {
    std::string shown;
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    while (!has(shown, wanted) && std::chrono::steady_clock::now() < deadline) {
      pollfd ready{terminal_, POLLIN, 0};
      if (poll(&ready, 1, 100) <= 0) continue;
      std::array<char, 4096> bytes{};
      const ssize_t count = ::read(terminal_, bytes.data(), bytes.size());
      if (count <= 0) break;
      shown.append(bytes.data(), static_cast<std::size_t>(count));
    }
    return shown;
  }

  // How it ended, as waitpid says. What it still writes is read, or it could not end.
  int wait() {
    const std::string never(1, '\0');
    read_until(never);
    int status = 0;
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    while (waitpid(child_, &status, WNOHANG) == 0) {
      if (std::chrono::steady_clock::now() > deadline) return -1;  // still there: not an end at all
      poll(nullptr, 0, 5);
    }
    child_ = -1;
    return status;
  }

 private:
  int terminal_ = -1;
  pid_t child_ = -1;
};

class Console : public ::testing::Test {
 protected:
  Folder folder_;
  [[nodiscard]] std::vector<std::string> environment(std::vector<std::string> more) const {
    more.push_back("XDG_STATE_HOME=" + folder_.path().string());
    more.push_back("HOME=" + folder_.path().string());
    return more;
  }
  [[nodiscard]] std::vector<std::filesystem::path> kept() const {
    return kept_in(folder_.path() / "tessera");
  }
};

TEST_F(Console, SignalsKeepTheGameAndThenEndTheProgram) {
  for (int signal : {SIGINT, SIGTERM, SIGHUP}) {
    std::filesystem::remove_all(folder_.path() / "tessera");
    InTerminal program({"play", "101", "--seed", "3"}, environment({"TERM=xterm-256color"}));
    EXPECT_TRUE(has(program.read_until("> "), "\x1b[38;5;")) << "256 colours";
    program.type("#1\n");
    program.read_until("Enter plays it");
    program.send(signal);
    program.read_until("--resume");
    const int status = program.wait();
    EXPECT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == signal) << signal;
    ASSERT_EQ(kept().size(), 1U);
    EXPECT_TRUE(has(read_text(kept().front()), "tag seed 3\n"));
  }
}

TEST_F(Console, TheEndOfTheInputIsAQuietEnd) {
  InTerminal program({"play", "101", "--seed", "3"}, environment({"TERM=xterm", "COLORTERM=truecolor"}));
  EXPECT_TRUE(has(program.read_until("> "), "\x1b[38;2;")) << "24 bits";
  program.type("#1\n");
  program.read_until("Enter plays it");
  program.type("\x04");
  EXPECT_TRUE(has(program.read_until("--resume"), "Your game is kept."));
  const int status = program.wait();
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

TEST_F(Console, NoEscapeCodesWhereTheyAreNotWelcome) {
  for (const char* variable : {"NO_COLOR=1", "TERM=dumb"}) {
    std::vector<std::string> variables{variable};
    if (variables[0] != "TERM=dumb") variables.emplace_back("TERM=xterm-256color");
    InTerminal program({"play", "lexio", "--seed", "3"}, environment(variables));
    std::string shown = program.read_until("You> ");
    program.type("#1\n?\nhelp\n\nquit\n");
    shown += program.read_until("--resume");
    EXPECT_TRUE(has(shown, "Your game is kept."));
    EXPECT_FALSE(has(shown, "\x1b")) << variable;
    program.wait();
  }
}

TEST_F(Console, AStrangerPlaysAWholeGameFromTheOpening) {
  InTerminal program({"play"}, environment({"TERM=xterm"}));
  EXPECT_TRUE(has(program.read_until("Which game?"), "Lexio"));
  program.type("1\n");
  program.read_until("Enter plays");
  program.type("seed 2\n\n");
  // 25 tokens are taken and placed, and at most 25 flipped.
  program.type(times(80, "#1\n"));
  EXPECT_TRUE(has(program.read_until("save FILE, new or quit> "), "The game is over"));
  program.type("quit\n");
  const int status = program.wait();
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  EXPECT_TRUE(kept().empty());
}

TEST(ConsoleWithoutATerminal, AsksNobody) {
  const auto ran = testing::run_tessera("play", "1\n");
  EXPECT_EQ(ran.exit_code, 2);
  EXPECT_TRUE(has(ran.err, "say which game"));
  EXPECT_EQ(ran.out, "");
}

TEST(ConsoleWithoutATerminal, WrongCommandLines) {
  for (const char* wrong : {"play chess", "play 101 --players 7", "play 101 --option mode",
                            "play 101 --option mode=odd", "play 101 --seats you,me", "play --players 2",
                            "play --resume -", "play 101 --resume x", "play 101 --seed x"})
    EXPECT_EQ(testing::run_tessera(wrong).exit_code, 2) << wrong;
  EXPECT_EQ(testing::run_tessera("play --resume /no/such/file").exit_code, 3);
}

}  // namespace
}  // namespace tessera::cli::play
