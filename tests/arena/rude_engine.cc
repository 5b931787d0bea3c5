#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>
#include <string_view>
#include <unistd.h>

#include "base/text.h"
#include "games/catalog.h"

// `rude_engine MODE [FILE]`: an engine that plays the first legal move, politely or with
// one fault. `hasty` makes the file once it has moved without being asked.

namespace {

using namespace tessera;

void say(std::string_view line) { std::cout << line << std::endl; }

[[noreturn]] void wait_for_ever() {
  for (;;) pause();
}

[[noreturn]] void flood(std::string_view piece) {
  for (;;) std::cout << piece;
}

std::unique_ptr<AnyFollower> begin(const std::vector<std::string_view>& words) {
  Setup setup{parse_int(words[3]).value_or(0), {}};
  for (std::size_t i = 6; i + 2 < words.size(); i += 3)
    setup.options.emplace_back(words[i + 1], words[i + 2]);
  const Seat seat = seat_at(static_cast<std::size_t>(parse_int(words[5]).value_or(0)));
  return *find_game(words[1])->follow(setup, seat);
}

void greet(std::string_view mode) {
  if (mode == "late") wait_for_ever();
  if (mode == "stranger") return say("uciok");
  if (mode == "presumptuous") say("bestmove take 1");
  say("id name Rude");
  say("ready");
  if (mode == "deaf") wait_for_ever();
}

// What is wrong with the answer to "go".
void answer(std::string_view mode, const AnyFollower& follower) {
  if (mode == "silent") return;
  if (mode == "dying") _exit(3);
  if (mode == "crashing") kill(getpid(), SIGKILL);
  if (mode == "closing") {
    close(STDOUT_FILENO);
    wait_for_ever();
  }
  if (mode == "flood") flood("xxxxxxxxxxxxxxxx");
  if (mode == "chatter") flood("info nothing new\n");
  if (mode == "nonsense") return say("hello \x01\x02");
  if (mode == "moveless") return say("bestmove");
  if (mode == "illegal") return say("bestmove take 9");
  if (mode == "error") return say("error I do not feel like it");
  say("info all is well");
  say(concat("bestmove  ", follower.view().legal().front(), ' '));
}

}  // namespace

int main(int argc, char** argv) {
  const std::string mode = argc > 1 ? argv[1] : "";
  alarm(300);  // nobody is left behind by a test that fails
  if (mode == "absent") return 1;
  if (mode == "stubborn") {
    std::signal(SIGTERM, SIG_IGN);
    std::signal(SIGHUP, SIG_IGN);
  }
  if (mode == "parent" && fork() == 0) {
    alarm(300);
    wait_for_ever();  // holds the pipes open
  }
  std::unique_ptr<AnyFollower> follower;
  for (std::string line; std::getline(std::cin, line);) {
    const auto words = split_words(line);
    if (words[0] == "tessera") {
      greet(mode);
    } else if (words[0] == "new") {
      follower = begin(words);
      if (mode == "hasty") {
        say("bestmove take 1");
        std::ofstream{argv[2]};
      }
    } else if (words[0] == "event") {
      if (!follower->hear(line.substr(6))) say("error can't be");
      if (mode == "fading") return 0;
    } else if (words[0] == "go") {
      answer(mode, *follower);
    } else if (words[0] == "quit" && mode != "stubborn") {
      return 0;
    }
  }
  if (mode == "stubborn") wait_for_ever();
  return 0;
}
