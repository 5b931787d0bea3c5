#include "server/online/cookie.h"

#include <gtest/gtest.h>

namespace tessera::server {
namespace {

TEST(Cookie, IsFoundAmongOthers) {
  EXPECT_EQ(key_in_cookies("tessera=abc"), "abc");
  EXPECT_EQ(key_in_cookies("a=b; tessera=abc; c=d"), "abc");
  EXPECT_EQ(key_in_cookies(" tessera = abc ;"), "abc");
  EXPECT_EQ(key_in_cookies("tessera=a=b"), "a=b");
  EXPECT_EQ(key_in_cookies("tessera="), "");
  EXPECT_EQ(key_in_cookies("tessera=first; tessera=second"), "first");
  for (const char* none : {"", "tessera2=x", "xtessera=x", "a=tessera", ";;", "TESSERA=x"})
    EXPECT_FALSE(key_in_cookies(none) && !key_in_cookies(none)->empty()) << none;
}

TEST(Cookie, IsHiddenFromScriptsAndOtherSites) {
  EXPECT_EQ(keep_key("abc", false), "tessera=abc; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax");
  EXPECT_EQ(keep_key("abc", true), "tessera=abc; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure");
  EXPECT_EQ(forget_key(false), "tessera=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
}

}  // namespace
}  // namespace tessera::server
