#include "server/entity_tag.h"

#include <gtest/gtest.h>

namespace tessera::server {
namespace {

bool weakly(const char* list) { return names_tag(list, "\"abc\"", Comparison::weak); }
bool strongly(const char* list) { return names_tag(list, "\"abc\"", Comparison::strong); }

TEST(EntityTag, StandsInAList) {
  for (const char* list : {"\"abc\"", "*", " * ", "\"x\", \"abc\"", "\"abc\",\"x\"", "\"x,y\" ,\t\"abc\" "}) {
    EXPECT_TRUE(weakly(list)) << list;
    EXPECT_TRUE(strongly(list)) << list;
  }
  for (const char* list : {"", "abc", "\"abcd\"", "\"ab\"", "\"ABC\"", "\"abc", "**", "*, \"x\"", ","}) {
    EXPECT_FALSE(weakly(list)) << list;
    EXPECT_FALSE(strongly(list)) << list;
  }
}

TEST(EntityTag, AWeakOneIsNoStrongOne) {
  for (const char* list : {"W/\"abc\"", "\"x\", W/\"abc\""}) {
    EXPECT_TRUE(weakly(list)) << list;
    EXPECT_FALSE(strongly(list)) << list;
  }
  EXPECT_FALSE(weakly("w/\"abc\"")) << "the W is a capital";
}

}  // namespace
}  // namespace tessera::server
