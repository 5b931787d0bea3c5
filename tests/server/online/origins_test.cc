#include "server/online/origins.h"

#include <array>
#include <gtest/gtest.h>
#include <unistd.h>

#include "base/text.h"

namespace tessera::server {
namespace {

TEST(Origins, OurOwnAddressesMay) {
  const Origins origins;
  EXPECT_TRUE(origins.allows("http://localhost:8101", "localhost:8101"));
  EXPECT_TRUE(origins.allows("http://127.0.0.1:8101", "127.0.0.1:8101"));
  EXPECT_TRUE(origins.allows("http://192.168.1.20:8101", "192.168.1.20:8101"));
  EXPECT_TRUE(origins.allows("http://[::1]:8101", "[::1]:8101"));
  EXPECT_TRUE(origins.allows("https://LOCALHOST", "localhost"));
  std::array<char, 256> name{};
  ASSERT_EQ(gethostname(name.data(), name.size() - 1), 0);
  EXPECT_TRUE(
      origins.allows(concat("http://", name.data(), ".local:8101"), concat(name.data(), ".local:8101")));
}

TEST(Origins, ProgramsThatAreNoBrowsersMay) { EXPECT_TRUE(Origins().allows(std::nullopt, "anything")); }

TEST(Origins, OtherPagesMayNot) {
  const Origins origins;
  for (const char* origin : {"http://evil.test", "http://localhost:8102", "http://localhost", "null", "",
                             "file://", "localhost:8101", "http://localhost:8101.evil.test"})
    EXPECT_FALSE(origins.allows(origin, "localhost:8101")) << origin;
}

// Somebody's name may be made to lead here: then page and host agree, and are theirs.
TEST(Origins, ANameThatIsNotOursIsNobodysOwn) {
  EXPECT_FALSE(Origins().allows("http://evil.test:8101", "evil.test:8101"));
  EXPECT_FALSE(Origins().allows("http://localhost.evil.test", "localhost.evil.test"));
}

TEST(Origins, ThoseThatAreNamedMay) {
  const Origins origins({"https://Play.example.org/"});
  EXPECT_TRUE(origins.allows("https://play.example.org", "play.example.org"));
  EXPECT_TRUE(origins.allows("https://play.example.org", "127.0.0.1:8101"));
  EXPECT_FALSE(origins.allows("http://play.example.org", "play.example.org"));
  EXPECT_FALSE(origins.allows("https://play.example.org.evil.test", "play.example.org"));
}

}  // namespace
}  // namespace tessera::server
