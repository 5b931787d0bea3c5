#include "games/one_oh_one/game.h"
#include "games/one_oh_one/messages.h"

namespace tessera::one_oh_one {
namespace {

// In the order of the enums that mirror them.
constexpr std::string_view kModeWords[] = {"expert", "classic", "junior"};
constexpr std::string_view kBacksWords[] = {"all", "front"};

constexpr OptionSpec kOptions[] = {
    {.key = "mode", .explanation = code_of(Say::option_mode), .words = kModeWords},
    {.key = "backs", .explanation = code_of(Say::option_backs), .words = kBacksWords},
};

constexpr GameSpec kSpec{.name = "101",
                         .title = "101",
                         .min_players = 1,
                         .max_players = kMaxPlayers,
                         .default_players = 2,
                         .options = kOptions};

}  // namespace

const GameSpec& OneOhOne::spec() { return kSpec; }

Result<Config> OneOhOne::configure(const Setup& setup) {
  const auto values = OptionValues::resolve(kSpec, setup);
  if (!values) return tl::unexpected(values.error());
  return Config{.players = static_cast<std::uint8_t>(setup.players),
                .mode = static_cast<Mode>(values->word("mode")),
                .backs = static_cast<Backs>(values->word("backs"))};
}

}  // namespace tessera::one_oh_one
