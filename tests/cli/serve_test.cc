#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "tests/cli/program.h"
#include "tests/cli/running_program.h"
#include "tests/support/http_client.h"

// `tessera serve` as a person starts and ends it.

namespace tessera::testing {
namespace {

using namespace std::chrono_literals;
using ::testing::HasSubstr;
using ::testing::MatchesRegex;

constexpr std::size_t kBigFile = 8 << 20;

// A folder with a page, served at any free port.
class Served {
 public:
  explicit Served(std::vector<std::string> more = {}, const std::vector<std::string>& settings = {})
      : program_(arguments(std::move(more)), settings), greeting_(program_.read_line()) {}

  [[nodiscard]] const std::string& greeting() const { return greeting_; }
  [[nodiscard]] std::uint16_t port() const {
    return static_cast<std::uint16_t>(std::stoi(greeting_.substr(greeting_.find("localhost:") + 10)));
  }
  [[nodiscard]] HttpClient connect() const { return HttpClient(port()); }
  RunningProgram& program() { return program_; }

 private:
  std::vector<std::string> arguments(std::vector<std::string> more) {
    (void)folder_.write("index.html", "start");
    (void)folder_.write("big", std::string(kBigFile, 'x'));
    more.insert(more.begin(), {"serve", "--files", folder_.path()});
    if (std::ranges::find(more, "--listen") == more.end()) more.insert(more.end(), {"--port", "0"});
    if (std::ranges::find(more, "--store") == more.end())
      more.insert(more.end(), {"--store", games_.path() + "/server.db"});
    return more;
  }

  TemporaryFolder folder_;
  TemporaryFolder games_;
  RunningProgram program_;
  std::string greeting_;
};

TEST(Serve, SaysWhereItIsAndServesThere) {
  const Served served;
  EXPECT_THAT(served.greeting(), MatchesRegex("Tessera is at http://localhost:[0-9]+ .*"));
  HttpClient client = served.connect();
  client.send(http_request("GET", "/"));
  EXPECT_EQ(client.receive()->body, "start");
}

TEST(Serve, ASignalLetsADownloadEnd) {
  for (const int signal : {SIGTERM, SIGINT}) {
    Served served;
    HttpClient download = served.connect();
    download.send(http_request("GET", "/big"));
    std::string begin = download.receive_some(100);
    ASSERT_FALSE(begin.empty());
    HttpClient idle = served.connect();
    idle.send(http_request("GET", "/"));
    ASSERT_TRUE(idle.receive());
    served.program().send_signal(signal);
    EXPECT_EQ(idle.receive_all(), "");
    EXPECT_FALSE(served.connect().is_connected());
    const std::string all = begin + download.receive_all();
    const std::size_t head = all.find("\r\n\r\n");
    ASSERT_NE(head, std::string::npos);
    EXPECT_EQ(all.substr(head + 4), std::string(kBigFile, 'x'));
    EXPECT_EQ(served.program().wait(), 0);
  }
}

TEST(Serve, ASecondSignalEndsItAtOnce) {
  Served served;
  HttpClient download(served.port(), {.receive_buffer = 4096});
  download.send(http_request("GET", "/big"));
  ASSERT_FALSE(download.receive_some(100).empty());
  HttpClient idle = served.connect();
  idle.send(http_request("GET", "/"));
  ASSERT_TRUE(idle.receive());
  const auto begin = std::chrono::steady_clock::now();
  served.program().send_signal(SIGTERM);
  EXPECT_EQ(idle.receive_all(), "") << "the first one has come";
  served.program().send_signal(SIGTERM);
  EXPECT_EQ(served.program().wait(), 0);
  EXPECT_LT(std::chrono::steady_clock::now() - begin, 4s) << "it would wait for five";
}

TEST(Serve, ABusyPortIsNamedAndHowToChooseAnother) {
  const Served served;
  const TemporaryFolder folder;
  (void)folder.write("index.html", "");
  const std::string port = std::to_string(served.port());
  const Ran ran = run_tessera("serve --port " + port + " --files " + folder.path());
  EXPECT_EQ(ran.exit_code, 3);
  EXPECT_EQ(ran.out, "");
  EXPECT_THAT(ran.err, HasSubstr("port " + port + " is in use"));
  EXPECT_THAT(ran.err, HasSubstr("--port"));
}

TEST(Serve, AFolderWithoutAPageIsRefused) {
  const TemporaryFolder folder;
  const Ran empty = run_tessera("serve --port 0 --files " + folder.path());
  EXPECT_EQ(empty.exit_code, 3);
  EXPECT_THAT(empty.err, HasSubstr(folder.path()));
  EXPECT_THAT(empty.err, HasSubstr("index.html"));
  const Ran none = run_tessera("serve --port 0 --files " + folder.path() + "/none");
  EXPECT_EQ(none.exit_code, 3);
  EXPECT_THAT(none.err, HasSubstr("/none"));
}

TEST(Serve, OpensABrowser) {
  const TemporaryFolder tools;
  const std::string opened = tools.path() + "/opened";
  const std::string opener =
      tools.write("xdg-open", "#!/bin/sh\necho \"$1\" >'" + opened + ".new' && /bin/mv '" + opened +
                                  ".new' '" + opened + "'\n");
  std::filesystem::permissions(opener, std::filesystem::perms::owner_all);
  const Served served({"--open"}, {"PATH=" + tools.path()});
  for (const auto begin = std::chrono::steady_clock::now();
       !std::filesystem::exists(opened) && std::chrono::steady_clock::now() - begin < 20s;)
    std::this_thread::sleep_for(10ms);
  EXPECT_EQ(text_of(opened), "http://localhost:" + std::to_string(served.port()) + "\n");
}

TEST(Serve, GoesOnWhereThereIsNoBrowser) {
  const TemporaryFolder empty;
  const Served served({"--open"}, {"PATH=" + empty.path()});
  HttpClient client = served.connect();
  client.send(http_request("GET", "/"));
  EXPECT_EQ(client.receive()->status, 200);
}

TEST(Serve, KeepsOnlineGamesFromOneStartToTheNext) {
  const TemporaryFolder games;
  const std::string place = games.path() + "/kept.db";
  std::string cookie;
  {
    Served served({"--store", place});
    HttpClient client = served.connect();
    client.send(http_request("POST", "/api/me", "Content-Length: 14\r\n") + R"({"name":"Ada"})");
    const auto answer = client.receive();
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->status, 201) << answer->body;
    cookie = answer->field("set-cookie");
    served.program().send_signal(SIGTERM);
    EXPECT_EQ(served.program().wait(), 0);
  }
  const Served served({"--store", place});
  HttpClient client = served.connect();
  client.send(http_request("GET", "/api/me", "Cookie: " + cookie.substr(0, cookie.find(';')) + "\r\n"));
  EXPECT_THAT(client.receive()->body, HasSubstr("Ada"));
}

TEST(Serve, ThePageAloneWithoutAStore) {
  const Served served({"--store", "none"});
  HttpClient client = served.connect();
  client.send(http_request("GET", "/api/tables"));
  const auto answer = client.receive();
  EXPECT_EQ(answer->status, 503);
  EXPECT_THAT(answer->body, HasSubstr("no_online_play"));
}

// A page that asks who one is hears that nobody is, and not of an error.
TEST(Serve, SaysToAPageThatThereIsNoOnlinePlay) {
  const Served served({"--store", "none"});
  HttpClient client = served.connect();
  client.send(http_request("GET", "/api/me"));
  const auto answer = client.receive();
  EXPECT_EQ(answer->status, 200);
  EXPECT_EQ(answer->body, R"({"online":false})");
  client.send(http_request("POST", "/api/me", "Content-Length: 14\r\n") + R"({"name":"Ada"})");
  EXPECT_EQ(client.receive()->status, 503);
}

// Somebody who starts a second server is told, and gets the page all the same.
TEST(Serve, ASecondOneHasNoGamesOfTheFirst) {
  const TemporaryFolder home;
  const TemporaryFolder page;
  (void)page.write("index.html", "start");
  const std::vector<std::string> arguments = {"serve", "--port", "0", "--files", page.path()};
  const std::vector<std::string> settings = {"XDG_STATE_HOME=" + home.path()};
  RunningProgram first(arguments, settings);
  ASSERT_THAT(first.read_line(), HasSubstr("Tessera is at"));
  EXPECT_TRUE(std::filesystem::exists(home.path() + "/tessera/server.db"));
  RunningProgram second(arguments, settings);
  const std::string greeting = second.read_line();
  ASSERT_THAT(greeting, HasSubstr("Tessera is at"));
  HttpClient client(static_cast<std::uint16_t>(std::stoi(greeting.substr(greeting.find("localhost:") + 10))));
  client.send(http_request("GET", "/api/tables"));
  EXPECT_EQ(client.receive()->status, 503);
}

TEST(Serve, NamesTheAddressesForFriends) {
  const Served served({"--store", "none", "--listen", "127.0.0.9:0"});
  EXPECT_THAT(served.greeting(), HasSubstr("http://127.0.0.9:"));
  const TemporaryFolder page;
  (void)page.write("index.html", "start");
  RunningProgram open({"serve", "--listen", "0.0.0.0:0", "--store", "none", "--files", page.path()});
  EXPECT_THAT(open.read_line(), HasSubstr("open to everybody"));
}

TEST(Serve, TakesSettingsFromAFile) {
  const TemporaryFolder folder;
  (void)folder.write("index.html", "start");
  const std::string config =
      folder.write("tessera.toml", "port = 0\nfiles = \"" + folder.path() +
                                       "\"\nstore = \"none\"\nlog = \"info\"\n"
                                       "origin = [\"https://a.test\", \"https://b.test\"]\n");
  RunningProgram program({"serve", "--config", config});
  EXPECT_THAT(program.read_line(), HasSubstr("Tessera is at http://localhost:"));
}

TEST(Serve, ABadFileOfSettingsIsRefused) {
  const TemporaryFolder folder;
  const auto error = [&](const std::string& text) {
    const Ran ran = run_tessera("serve --config " + folder.write("tessera.toml", text));
    EXPECT_EQ(ran.exit_code, 2) << text;
    EXPECT_THAT(ran.err, HasSubstr("tessera.toml"));
    return ran.err;
  };
  EXPECT_THAT(error("port = 1\nport = \n"), HasSubstr("line 2"));
  EXPECT_THAT(error("prot = 1\n"), HasSubstr("prot"));
  EXPECT_THAT(error("port = \"many\"\n"), HasSubstr("many"));
  EXPECT_THAT(error("bots = 0\n"), HasSubstr("bots"));
  EXPECT_THAT(error("[serve]\nport = 1\n"), HasSubstr("serve"));
  const Ran none = run_tessera("serve --config " + folder.path() + "/none.toml");
  EXPECT_EQ(none.exit_code, 2);
  EXPECT_THAT(none.err, HasSubstr("none.toml"));
}

}  // namespace
}  // namespace tessera::testing
