#include <algorithm>

#include "base/text.h"
#include "games/one_oh_one/game.h"

// What happened, as a person would say it.

namespace tessera::one_oh_one {
namespace {

// "~ reveal 3 B7" is told of what came to light; a token that was known already is not.
std::string revealed_in(const std::vector<std::string>& told) {
  for (const std::string& line : told)
    if (const auto words = split_words(line); words.size() == 4 && words[1] == "reveal")
      return std::string(words[3]);
  return "";
}

struct Story {
  const Public& after;
  std::size_t seat;
  std::string revealed;

  std::string operator()(const Take& take) const {
    return concat("took ", name(after.hand), " from row ", index(take.row) + 1);
  }
  // In classic the next token comes to light with the placement.
  std::string operator()(const Place& place) const {
    const bool second_solo_grid = after.config.is_solo() && after.placed > Grid::kMaxTokens;
    const Grid& grid = after.grids[second_solo_grid ? 1 : seat];
    return concat("placed ", name(grid.at(place.cell)), " on ", name(place.cell),
                  revealed.empty() ? "" : concat("; next is ", revealed));
  }
  std::string operator()(const Flip& flip) const {
    return concat("flipped row ", index(flip.row) + 1, ": ", revealed);
  }
};

}  // namespace

// What chance does, who begins and what stands in the box, lies on the table.
std::optional<Message> OneOhOne::story(const View& after, const std::vector<std::string>& told) {
  const std::string_view line = told.front();
  const std::size_t space = std::min(line.find(' '), line.size());
  const auto seat = parse_int(line.substr(0, space));
  const auto move = parse_move(line.substr(std::min(space + 1, line.size())));
  if (!seat || !move) return std::nullopt;
  return Message("story",
                 std::visit(Story{after.pub, static_cast<std::size_t>(*seat), revealed_in(told)}, *move));
}

}  // namespace tessera::one_oh_one
