#include <algorithm>

#include "games/lexio/game.h"
#include "games/lexio/messages.h"
#include "games/lexio/names.h"

// What happened, as a person would tell it.

namespace tessera::lexio {
namespace {

Message story_of_play(const Combination& played, bool goes_out) {
  if (played.kind() == Kind::single)
    return {goes_out ? Say::went_out_with_tile : Say::played_tile, {{"tile", name_of(played)}}};
  return {goes_out ? Say::went_out_with_combination : Say::played_combination,
          {{"combination", name_of(played)}}};
}

}  // namespace

// The first deal begins the game, which everybody can see.
std::optional<Message> Lexio::story(const View& after, const std::vector<std::string>& told) {
  const Public& pub = after.pub;
  const std::string_view line = told.front();
  if (line.starts_with("~ deal")) {
    if (pub.round == 1) return std::nullopt;
    return Message(Say::round_dealt, {{"number", pub.round}});
  }
  const auto move = parse_move(line.substr(std::min(line.find(' '), line.size())));
  if (!move) return std::nullopt;
  if (move->is_pass()) return Message(Say::passed);
  const auto played = recognise(move->tiles(), pub.config);
  if (!played) return std::nullopt;
  return story_of_play(*played, pub.phase != Phase::turn);
}

}  // namespace tessera::lexio
