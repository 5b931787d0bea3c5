#include <string_view>

#include "base/text.h"
#include "games/twenty_one/game.h"

namespace tessera::twenty_one {
namespace {

// In the order of the enums that mirror them.
constexpr std::string_view kBoardWords[] = {"standard", "crowded"};
constexpr std::string_view kLinesWords[] = {"one", "each"};
constexpr std::string_view kTeamsWords[] = {"off", "on"};

constexpr OptionSpec kOptions[] = {
    {"board", {"21", "option_board"}, kBoardWords},
    {"lines", {"21", "option_lines"}, kLinesWords},
    {"teams", {"21", "option_teams"}, kTeamsWords},
};

constexpr GameSpec kSpec{"21", "21", 2, kMaxPlayers, 2, kOptions, '*'};

}  // namespace

const GameSpec& TwentyOne::spec() { return kSpec; }

Result<Config> TwentyOne::configure(const Setup& setup) {
  const auto choices = OptionValues::resolve(kSpec, setup);
  if (!choices) return tl::unexpected(choices.error());
  const Config config{.players = setup.players,
                      .board = static_cast<BoardKind>(choices->word("board")),
                      .lines = static_cast<Lines>(choices->word("lines")),
                      .teams = choices->word("teams") == 1};
  if (config.teams && config.players != 4)
    return refuse("teams-need-four",
                  concat("teams are for exactly 4 players, two against two, not for ", config.players));
  return config;
}

}  // namespace tessera::twenty_one
