#include "base/text.h"
#include "games/twenty_one/game.h"
#include "games/twenty_one/messages.h"

// What happened, as a person would say it: short, since three others may have
// played since one looked last.

namespace tessera::twenty_one {

std::optional<Message> TwentyOne::story(const View& after, const std::vector<std::string>& told) {
  const auto words = split_words(told.front());
  if (words.size() < 2) return std::nullopt;
  const bool hidden = words.back() == "?";
  if (words[1] == "pass") return Message(Say::passed);
  if (words[1] == "draw" && !hidden) return Message(Say::drew, {{"token", words[2]}});
  if (words[1] == "exchange")
    return hidden ? Message(Say::exchanged_hidden) : Message(Say::exchanged, {{"token", words[2]}});
  // The start and the hands lie on the table.
  if (words[1] != "place" || words.size() < 4) return std::nullopt;
  return Message(Say::placed,
                 {{"token", words[2]}, {"square", words[3]}, {"points", int{after.pub.last.points}}});
}

}  // namespace tessera::twenty_one
