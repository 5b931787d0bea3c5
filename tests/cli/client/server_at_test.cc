#include "cli/client/server_at.h"

#include <gtest/gtest.h>

#include "cli/client/messages.h"

namespace tessera::cli::client {
namespace {

std::string parsed(std::string_view url) {
  const auto at = ServerAt::parse(url);
  return at ? at->url() : "refused";
}

TEST(ServerAt, KnowsAddresses) {
  EXPECT_EQ(parsed("http://localhost:8101"), "http://localhost:8101");
  EXPECT_EQ(parsed("localhost:8101/t/abc"), "http://localhost:8101");
  EXPECT_EQ(parsed("HTTPS://play.example.org/#/t/abc"), "https://play.example.org");
  EXPECT_EQ(parsed("https://play.example.org:444"), "https://play.example.org:444");
  EXPECT_EQ(parsed("http://[::1]:8101/"), "http://[::1]:8101");
  EXPECT_EQ(parsed("http://example.org:80"), "http://example.org");
  EXPECT_EQ(ServerAt::parse("http://[::1]")->host, "::1");
}

TEST(ServerAt, RefusesTheRest) {
  for (const char* url : {"", "http://", "ftp://host", "http://host:0", "http://host:65536", "http://host:",
                          "http://[::1", "http://[::1]x", "http://ho st", "http://host\r\nX: y"})
    EXPECT_EQ(parsed(url), "refused") << url;
}

}  // namespace
}  // namespace tessera::cli::client
