#include "base/text.h"
#include "games/twenty_one/game.h"

// What happened, as a person would say it: short, since three others may have
// played since one looked last.

namespace tessera::twenty_one {

namespace {
std::string narrate(const View& after, const std::vector<std::string>& told) {
  const auto words = split_words(told.front());
  if (words.size() < 2) return "";
  const bool hidden = words.back() == "?";
  if (words[1] == "draw") return hidden ? "" : concat("drew ", words[2]);
  if (words[1] == "pass") return "passed";
  if (words[1] == "exchange") return hidden ? "exchanged a token" : concat("exchanged ", words[2]);
  if (words[1] != "place" || words.size() < 4) return "";  // the start and the hands lie on the table
  const int points = after.pub.last.points;
  return concat(words[2], " on ", words[3], points > 0 ? concat(" +", points) : "");
}

}  // namespace

std::optional<Message> TwentyOne::story(const View& after, const std::vector<std::string>& told) {
  std::string text = narrate(after, told);
  if (text.empty()) return std::nullopt;
  return Message("story", std::move(text));
}

}  // namespace tessera::twenty_one
