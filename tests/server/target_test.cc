#include "server/target.h"

#include <gtest/gtest.h>
#include <string>

namespace tessera::server {
namespace {

TEST(Target, NamesAPath) {
  EXPECT_EQ(path_of("/"), "");
  EXPECT_EQ(path_of("/index.html"), "index.html");
  EXPECT_EQ(path_of("/assets/app.js?v=1&w=/x"), "assets/app.js");
  EXPECT_EQ(path_of("/?lang=fr"), "");
}

TEST(Target, IsDecodedOnce) {
  EXPECT_EQ(path_of("/a%20b"), "a b");
  EXPECT_EQ(path_of("/%C3%a9"), "é");
  EXPECT_EQ(path_of("/%2e%2E/x"), "../x");
  EXPECT_EQ(path_of("/%252e"), "%2e");
  EXPECT_EQ(path_of("/a%2fb"), "a%2fb") << "an encoded slash is no slash";
  EXPECT_EQ(path_of("/a%2Fb"), "a%2Fb");
  EXPECT_EQ(path_of("/%3fx?y"), "?x");
  EXPECT_EQ(path_of("/%00"), std::string(1, '\0'));
}

TEST(Target, MayNameTheServerToo) {
  EXPECT_EQ(path_of("http://localhost:8101/a/b?c"), "a/b");
  EXPECT_EQ(path_of("HTTP://localhost/"), "");
  EXPECT_EQ(path_of("http://localhost"), "");
  EXPECT_EQ(path_of("http://localhost?x=/y"), "");
  EXPECT_EQ(path_of("http:///etc/passwd"), "etc/passwd");
}

TEST(Target, OthersAreNone) {
  for (const char* target :
       {"", "*", "index.html", "localhost:8101", "https://localhost/", "file:///etc/passwd", "\\", "?x",
        "%2f", "/%", "/%2", "/%zz", "/%+1", "/% 1", "/%-1", "/a%2"})
    EXPECT_FALSE(path_of(target)) << target;
}

}  // namespace
}  // namespace tessera::server
