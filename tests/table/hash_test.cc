#include "table/hash.h"

#include <gtest/gtest.h>
#include <string>
#include <string_view>

#include "table/hex.h"

namespace tessera::table {
namespace {

std::span<const std::byte> bytes_of(std::string_view text) { return std::as_bytes(std::span(text)); }
std::string sha256_hex(std::string_view text) { return to_hex(sha256(bytes_of(text))); }
std::string hmac_hex(std::string_view key, std::string_view message) {
  return to_hex(hmac_sha256(bytes_of(key), bytes_of(message)));
}

// The examples of FIPS 180-2, appendix B, and NIST's value for the empty message.
TEST(Hash, Sha256) {
  EXPECT_EQ(sha256_hex(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(sha256_hex("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(sha256_hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(sha256_hex(std::string(1'000'000, 'a')),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

// RFC 4231, test cases 1 to 4, 6 and 7: also keys that are longer than a block.
TEST(Hash, HmacSha256) {
  EXPECT_EQ(hmac_hex(std::string(20, '\x0b'), "Hi There"),
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
  EXPECT_EQ(hmac_hex("Jefe", "what do ya want for nothing?"),
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
  EXPECT_EQ(hmac_hex(std::string(20, '\xaa'), std::string(50, '\xdd')),
            "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe");
  std::string counting;
  for (char c = 1; c <= 25; ++c) counting += c;
  EXPECT_EQ(hmac_hex(counting, std::string(50, '\xcd')),
            "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b");
  EXPECT_EQ(hmac_hex(std::string(131, '\xaa'), "Test Using Larger Than Block-Size Key - Hash Key First"),
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
  EXPECT_EQ(hmac_hex(std::string(131, '\xaa'),
                     "This is a test using a larger than block-size key and a larger than block-size data. "
                     "The key needs to be hashed before being used by the HMAC algorithm."),
            "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2");
}

TEST(Hex, ReadsWhatItWritesAndNothingElse) {
  const std::byte bytes[] = {std::byte{0x00}, std::byte{0x7f}, std::byte{0xa5}};
  EXPECT_EQ(to_hex(bytes), "007fa5");
  EXPECT_EQ(from_hex("007fa5"), std::vector<std::byte>(std::begin(bytes), std::end(bytes)));
  for (const char* bad : {"0", "007", "0g", "A5", "0x", " 0", "7f "}) EXPECT_FALSE(from_hex(bad)) << bad;
}

}  // namespace
}  // namespace tessera::table
