#include <cstdint>
#include <string_view>

#include "games/lexio/game.h"
#include "games/lexio/messages.h"

// The switches of a table, and the Config they make.

namespace tessera::lexio {
namespace {

// In the order of the enum that mirrors them.
constexpr std::string_view kRulebookWords[] = {"french", "publisher"};

constexpr OptionSpec kOptions[] = {
    {.key = "rulebook", .explanation = code_of(Say::option_rulebook), .words = kRulebookWords},
    {.key = "rounds",
     .explanation = code_of(Say::option_rounds),
     .words = {},
     .smallest = 1,
     .largest = 1000,
     .default_value = 5},
    {.key = "chips",
     .explanation = code_of(Say::option_chips),
     .words = {},
     .smallest = 1,
     .largest = 1'000'000,
     .default_value = 149},
};

constexpr GameSpec kSpec = {.name = "lexio",
                            .title = "Lexio",
                            .min_players = 3,
                            .max_players = 5,
                            .default_players = 4,
                            .options = kOptions,
                            .unit = Unit::chips};

}  // namespace

const GameSpec& Lexio::spec() { return kSpec; }

Result<Config> Lexio::configure(const Setup& setup) {
  const auto values = OptionValues::resolve(kSpec, setup);
  if (!values) return tl::unexpected(values.error());
  return Config{.chips = values->number("chips"),
                .rounds = static_cast<std::uint16_t>(values->number("rounds")),
                .players = static_cast<std::uint8_t>(setup.players),
                .rulebook = static_cast<Rulebook>(values->word("rulebook"))};
}

}  // namespace tessera::lexio
