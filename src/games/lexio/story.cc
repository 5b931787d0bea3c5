#include <algorithm>

#include "base/text.h"
#include "games/lexio/game.h"
#include "games/lexio/notation.h"

// What happened, as a person would say it.

namespace tessera::lexio {

std::string Lexio::narrate(const View& after, const std::vector<std::string>& told) {
  const Public& pub = after.pub;
  const std::string_view line = told.front();
  if (line.starts_with("~ deal")) return pub.round == 1 ? "" : concat("round ", pub.round, " is dealt");
  const auto move = parse_move(line.substr(std::min(line.find(' '), line.size())));
  if (!move) return "";
  if (move->is_pass()) return "passed";
  const auto played = recognise(move->tiles(), pub.config);
  const bool single = !played || played->kind() == Kind::single;
  return concat("played ", single ? "" : concat(name(played->kind()), ' '), lexio::to_text(move->tiles()),
                pub.phase == Phase::playing ? "" : " and went out");
}

}  // namespace tessera::lexio
