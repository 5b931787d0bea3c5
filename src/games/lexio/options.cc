#include <cstdint>

#include "games/lexio/game.h"
#include "games/lexio/messages.h"

// The switches of a table, and the Config they make.

namespace tessera::lexio {
namespace {

constexpr std::string_view kRulebooks[] = {"french", "publisher"};
constexpr OptionSpec kOptions[] = {
    {"rulebook", code_of(Say::option_rulebook), kRulebooks},
    {"rounds", code_of(Say::option_rounds), {}, 1, 1000, 5},
    {"chips", code_of(Say::option_chips), {}, 1, 1'000'000, 149},
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
