#include "table/word.h"

#include "base/text.h"
#include "table/messages.h"

namespace tessera::table {
namespace {

constexpr std::size_t kLongestWord = 64;

}  // namespace

Result<Word> Word::parse(std::string_view text) {
  if (text.size() > kLongestWord) return refuse(Say::word_too_long, {{"most", kLongestWord}});
  if (!is_plain_text(text)) return refuse(Say::word_not_text);
  return Word(std::string(text));
}

}  // namespace tessera::table
