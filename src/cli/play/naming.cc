#include "cli/play/naming.h"

#include <algorithm>
#include <optional>

#include "base/text.h"

namespace tessera::cli::play {
namespace {

constexpr std::string_view kYou = " (you)";

struct Mention {
  std::size_t at;
  std::size_t length;
  std::string name;
};

std::optional<Mention> next_mention(std::string_view text, std::size_t from, const Players& players) {
  constexpr std::string_view kTail = "eat ";
  for (std::size_t at = text.find(kTail, from); at != std::string_view::npos; at = text.find(kTail, at + 1)) {
    const std::size_t digit = at + kTail.size();
    const bool word = at > from && (text[at - 1] == 's' || text[at - 1] == 'S') &&
                      (at == from + 1 || text[at - 2] == ' ' || text[at - 2] == '(');
    const bool one_digit = digit < text.size() && text[digit] >= '0' && text[digit] <= '9' &&
                           (digit + 1 == text.size() || text[digit + 1] < '0' || text[digit + 1] > '9');
    const auto seat = one_digit ? static_cast<std::size_t>(text[digit] - '0') : players.size();
    if (!word || seat >= players.size()) continue;
    Mention mention{at - 1, kTail.size() + 2, players[seat].name};
    if (text.substr(digit + 1).starts_with(kYou)) {
      mention.length += kYou.size();
      if (mention.name != "You") mention.name += kYou;
    }
    return mention;
  }
  return std::nullopt;
}

// Keeps what follows in its column: `late` columns were won (or lost, if
// negative); they are taken out of the first gap of two spaces or more.
void mend_gap(std::string& text, std::ptrdiff_t& late) {
  const std::size_t gap = text.find("  ");
  if (late == 0 || gap == std::string::npos) return;
  const std::size_t end = std::min(text.find_first_not_of(' ', gap), text.size());
  if (late < 0) {
    text.insert(gap, static_cast<std::size_t>(-late), ' ');
    late = 0;
  } else {
    const auto room = std::min<std::ptrdiff_t>(late, static_cast<std::ptrdiff_t>(end - gap) - 1);
    text.erase(gap, static_cast<std::size_t>(room));
    late -= room;
  }
}

// Splits at every mention, so that the gap behind it is mended before the next.
std::string rename(std::string_view text, const Players& players, std::ptrdiff_t& late) {
  std::string out;
  std::size_t from = 0;
  while (true) {
    const auto mention = next_mention(text, from, players);
    std::string piece(text.substr(from, mention ? mention->at - from : std::string_view::npos));
    mend_gap(piece, late);
    out += piece;
    if (!mention) return out;
    out += mention->name;
    late += static_cast<std::ptrdiff_t>(display_width(mention->name)) -
            static_cast<std::ptrdiff_t>(mention->length);
    from = mention->at + mention->length;
  }
}

}  // namespace

std::string with_names(std::string_view text, const Players& players) {
  std::string out;
  std::size_t from = 0;
  while (const auto mention = next_mention(text, from, players)) {
    out += concat(text.substr(from, mention->at - from), mention->name);
    from = mention->at + mention->length;
  }
  return out + std::string(text.substr(from));
}

Picture with_names(const Picture& picture, const Players& players) {
  Picture named;
  for (const Picture::Line& line : picture.lines()) {
    std::ptrdiff_t late = 0;
    for (const Picture::Span& span : line) named.add(rename(span.text, players, late), span.ink);
    named.end_line();
  }
  return named;
}

}  // namespace tessera::cli::play
