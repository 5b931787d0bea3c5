#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/online/served_tables.h"
#include "tests/cli/program.h"

// Each way in which playing at a server can't begin is said in a sentence, and to the shell.

namespace tessera::testing {
namespace {

using ::testing::HasSubstr;

class OnlineRefusals : public ::testing::Test {
 protected:
  [[nodiscard]] Ran play(const std::string& arguments) const {
    return run_tessera("play " + arguments, "", "XDG_STATE_HOME=" + folder_.path());
  }
  static void expect(const Ran& ran, int code, const char* why) {
    EXPECT_EQ(ran.exit_code, code) << ran.err;
    EXPECT_THAT(ran.err, HasSubstr(why));
    EXPECT_THAT(ran.err, HasSubstr("tessera play: "));
  }

  TemporaryFolder folder_;
};

TEST_F(OnlineRefusals, AWrongCommandLine) {
  expect(play("21 --online ftp://localhost --name Ann"), 2, "is no address of a server");
  expect(play("21 --online http://localhost:99999 --name Ann"), 2, "is no address of a server");
  expect(play("--online localhost:1 --name Ann"), 2, "say which game");
  expect(play("21 --online localhost:1 --table abc"), 2, "a table that is there goes without GAME");
  expect(play("--online 'localhost:1/t/a$b'"), 2, "a table’s name has");
  expect(play("21 --online localhost:1 --seed 3"), 2, "--online goes without --seed");
  expect(play("21 --online localhost:1 --clock soon"), 2, "a clock is move:60");
  expect(play("21 --online localhost:1 --bots greedy"), 2, "there is no level \"greedy\"");
  expect(play("21 --online localhost:1 --seats you,you"), 2, "online you have one seat");
  expect(play("21 --name Ann"), 2, "go with --online URL");
}

TEST_F(OnlineRefusals, NoServer) {
  expect(play("21 --online http://localhost:1 --name Ann"), 3, "no server answers at http://localhost:1");
  expect(play("21 --online http://no-such-host.invalid --name Ann"), 3,
         "no machine called no-such-host.invalid");
}

TEST_F(OnlineRefusals, WhatTheServerRefuses) {
  const TableServer server;
  const std::string online = "--online " + server.url();
  expect(play(online + " --name Ann --table AAAAAAAAAAAAAAAAAAAAAA"), 1, "there is no such table");
  expect(play("21 " + online + " --name " + std::string(65, 'x')), 2, "a name is text of 1 to 64 bytes");
  const TemporaryFolder nobody;
  expect(run_tessera("play 21 " + online, "", "XDG_STATE_HOME=" + nobody.path()), 2, "--name NAME");
}

TEST_F(OnlineRefusals, AServerWithoutOnlinePlay) {
  const TemporaryFolder page;
  (void)page.write("index.html", "start");
  RunningProgram program({"serve", "--files", page.path(), "--port", "0", "--store", "none"});
  const std::string greeting = program.read_line();
  const std::size_t at = greeting.find("http://");
  expect(play("21 --name Ann --online " + greeting.substr(at, greeting.find(' ', at) - at)), 3,
         "there is no online play");
}

TEST_F(OnlineRefusals, AServerWithoutTls) {
  const TableServer server;
  expect(play("21 --name Ann --online https" + server.url().substr(4)), 3, "no server answers at https://");
}

}  // namespace
}  // namespace tessera::testing
