#include "table/fair_tag.h"

#include <algorithm>
#include <span>
#include <vector>

#include "base/text.h"
#include "table/hex.h"
#include "table/messages.h"

namespace tessera::table {
namespace {

using TagWords = std::span<const std::string_view>;

constexpr std::string_view kVersion = "1";

std::optional<Digest> parse_32_bytes(std::string_view text) {
  const auto bytes = from_hex(text);
  if (!bytes || bytes->size() != sizeof(Digest)) return std::nullopt;
  Digest digest;
  std::ranges::copy(*bytes, digest.begin());
  return digest;
}

Result<Word> parse_word(std::string_view hex) {
  const auto bytes = from_hex(hex);
  if (!bytes) return refuse(Say::bad_tag_word_hex, {{"word", hex}});
  std::string text;
  for (const std::byte byte : *bytes) text += std::to_integer<char>(byte);
  return Word::parse(text);
}

// "word SEAT HEX" again and again. One way only to write each set of words: seats ascend.
Result<void> parse_words(TagWords rest, Luck& luck) {
  int least = 0;
  for (; !rest.empty(); rest = rest.subspan(3)) {
    if (rest.size() < 3 || rest[0] != "word") return refuse(Say::bad_tag_word, {{"word", join_words(rest)}});
    const auto seat = parse_int(rest[1]);
    if (!seat || *seat < least || *seat >= kMaxSeats)
      return refuse(Say::bad_tag_word_seat, {{"last", kMaxSeats - 1}, {"word", rest[1]}});
    auto word = parse_word(rest[2]);
    if (!word) return tl::unexpected(word.error());
    luck.add_word(seat_at(static_cast<std::size_t>(*seat)), *std::move(word));
    least = *seat + 1;
  }
  return {};
}

}  // namespace

std::string to_fair_tag(const Luck& luck) {
  std::string text =
      concat(kVersion, " table ", luck.table().text(), " secret ", to_hex(luck.secret().reveal()));
  for (std::size_t seat = 0; seat < luck.words().size(); ++seat) {
    const Word& word = luck.words()[seat];
    if (!word.empty()) text += concat(" word ", seat, ' ', to_hex(std::as_bytes(std::span(word.text()))));
  }
  return text;
}

Result<std::optional<Luck>> parse_fair_tag(std::string_view text) {
  const std::vector<std::string_view> words = split_words(text);
  if (words.size() == 1 && words[0] == kNotFair) return std::nullopt;
  if (words.empty() || words[0] != kVersion) return refuse(Say::bad_fair_tag, {{"word", text}});
  if (words.size() < 5 || words[1] != "table" || words[3] != "secret")
    return refuse(Say::bad_fair_tag, {{"word", text}});
  auto table = TableId::parse(words[2]);
  if (!table) return tl::unexpected(table.error());
  const auto secret = parse_32_bytes(words[4]);
  if (!secret) return refuse(Say::bad_fair_secret);
  Luck luck(Secret(*secret), *std::move(table));
  if (auto read = parse_words(TagWords(words).subspan(5), luck); !read) return tl::unexpected(read.error());
  return luck;
}

Result<Digest> parse_commitment_tag(std::string_view text) {
  const auto digest = parse_32_bytes(text);
  if (!digest) return refuse(Say::bad_commitment);
  return *digest;
}

}  // namespace tessera::table
