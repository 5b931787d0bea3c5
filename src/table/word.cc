#include "table/word.h"

#include "base/text.h"

namespace tessera::table {
namespace {

constexpr std::size_t kLongestWord = 64;

}  // namespace

Result<Word> Word::parse(std::string_view text) {
  if (text.size() > kLongestWord)
    return refuse("bad-word", concat("a word for luck has at most ", kLongestWord, " bytes"));
  if (!is_plain_text(text))
    return refuse("bad-word", "a word for luck is UTF-8 text without control characters");
  return Word(std::string(text));
}

}  // namespace tessera::table
