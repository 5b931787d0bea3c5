#include "table/luck.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace tessera::table {
namespace {

using Bytes = std::vector<std::byte>;

constexpr std::string_view kPurpose = "tessera fair 1";

void add_text(Bytes& message, std::string_view text) {
  for (const char c : text) message.push_back(static_cast<std::byte>(c));
}

// Names and words have at most 64 bytes, so that their length is one byte.
void add_sized_text(Bytes& message, std::string_view text) {
  message.push_back(static_cast<std::byte>(text.size()));
  add_text(message, text);
}

void add_number(Bytes& message, std::uint64_t number) {
  for (int shift = 56; shift >= 0; shift -= 8) message.push_back(static_cast<std::byte>(number >> shift));
}

Bytes message_for(const Luck& luck, std::uint64_t counter) {
  Bytes message;
  add_text(message, kPurpose);
  add_sized_text(message, luck.table().text());
  const Luck::Words& words = luck.words();
  message.push_back(static_cast<std::byte>(std::ranges::count(words, false, &Word::empty)));
  for (std::size_t seat = 0; seat < words.size(); ++seat) {
    if (words[seat].empty()) continue;
    message.push_back(static_cast<std::byte>(seat));
    add_sized_text(message, words[seat].text());
  }
  add_number(message, counter);
  return message;
}

}  // namespace

Digest Luck::commitment() const { return sha256(secret_.reveal()); }

StreamRng Luck::draw(std::uint64_t counter) const {
  return StreamRng([secret = secret_, message = message_for(*this, counter)](std::uint64_t block) {
    Bytes whole = message;
    add_number(whole, block);
    return hmac_sha256(secret.reveal(), whole);
  });
}

}  // namespace tessera::table
