#include <algorithm>

#include "base/text.h"
#include "games/lexio/game.h"
#include "games/lexio/notation.h"

// What happened, as a person would say it.

namespace tessera::lexio {

namespace {
std::string narrate(const View& after, const std::vector<std::string>& told) {
  const Public& pub = after.pub;
  const std::string_view line = told.front();
  if (line.starts_with("~ deal")) return pub.round == 1 ? "" : concat("round ", pub.round, " is dealt");
  const auto move = Lexio::parse_move(line.substr(std::min(line.find(' '), line.size())));
  if (!move) return "";
  if (move->is_pass()) return "passed";
  const auto played = recognise(move->tiles(), pub.config);
  const bool single = !played || played->kind() == Kind::single;
  return concat("played ", single ? "" : concat(name(played->kind()), ' '), lexio::to_text(move->tiles()),
                pub.phase == Phase::playing ? "" : " and went out");
}

}  // namespace

std::optional<Message> Lexio::story(const View& after, const std::vector<std::string>& told) {
  std::string text = narrate(after, told);
  if (text.empty()) return std::nullopt;
  return Message("story", std::move(text));
}

}  // namespace tessera::lexio
