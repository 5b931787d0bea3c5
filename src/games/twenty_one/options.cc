#include <string_view>

#include "games/twenty_one/game.h"
#include "games/twenty_one/messages.h"

namespace tessera::twenty_one {
namespace {

// In the order of the enums that mirror them.
constexpr std::string_view kBoardWords[] = {"standard", "crowded"};
constexpr std::string_view kLinesWords[] = {"one", "each"};
constexpr std::string_view kTeamsWords[] = {"off", "on"};

constexpr OptionSpec kOptions[] = {
    {.key = "board", .explanation = code_of(Say::option_board), .words = kBoardWords},
    {.key = "lines", .explanation = code_of(Say::option_lines), .words = kLinesWords},
    {.key = "teams", .explanation = code_of(Say::option_teams), .words = kTeamsWords},
};

constexpr GameSpec kSpec{.name = "21",
                         .title = "21",
                         .min_players = 2,
                         .max_players = kMaxPlayers,
                         .default_players = 2,
                         .options = kOptions,
                         .choice_sign = '*'};

}  // namespace

const GameSpec& TwentyOne::spec() { return kSpec; }

Result<Config> TwentyOne::configure(const Setup& setup) {
  const auto values = OptionValues::resolve(kSpec, setup);
  if (!values) return tl::unexpected(values.error());
  const Config config{.players = setup.players,
                      .board = static_cast<BoardKind>(values->word("board")),
                      .lines = static_cast<Lines>(values->word("lines")),
                      .teams = values->word("teams") == 1};
  if (config.teams && config.players != kMaxPlayers)
    return refuse(Say::teams_need_four, {{"players", config.players}});
  return config;
}

}  // namespace tessera::twenty_one
