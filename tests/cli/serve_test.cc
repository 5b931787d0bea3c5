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
    more.insert(more.begin(), {"serve", "--port", "0", "--files", folder_.path()});
    return more;
  }

  TemporaryFolder folder_;
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

}  // namespace
}  // namespace tessera::testing
