#include "cli/browser.h"

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#include "base/text.h"
#include "cli/messages.h"
#include "words/catalogue.h"

namespace tessera::cli {
namespace {

// What desktops, Windows' Linux and macOS have for it, in this order.
constexpr const char* kOpeners[] = {"xdg-open", "wslview", "open"};

// Starts `opener URL`, with nothing to say here, and waits for it. Whether it did what it should.
bool run_opener(const char* opener, const std::string& url) {
  posix_spawn_file_actions_t files{};
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_adddup2(&files, STDOUT_FILENO, STDERR_FILENO);
  // A process group of its own: Ctrl-C stops us and not the browser.
  posix_spawnattr_t attributes{};
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
  posix_spawnattr_setpgroup(&attributes, 0);
  // The arguments are not written to, whatever the type says.
  char* const words[] = {const_cast<char*>(opener), const_cast<char*>(url.c_str()), nullptr};
  pid_t pid = 0;
  const bool started = posix_spawnp(&pid, opener, &files, &attributes, words, environ) == 0;
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&files);
  if (!started) return false;
  int status = 0;
  while (waitpid(pid, &status, 0) < 0)
    if (errno != EINTR) return false;
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

}  // namespace

void open_browser(const std::string& url) {
  const std::string complaint = concat(words::say(Message(Say::no_browser, {{"url", url}})), '\n');
  // Some openers become the browser and stay as long as it does, so that nobody waits for this.
  std::thread([url, complaint] {
    for (const char* opener : kOpeners)
      if (run_opener(opener, url)) return;
    std::fputs(complaint.c_str(), stderr);
  }).detach();
}

}  // namespace tessera::cli
