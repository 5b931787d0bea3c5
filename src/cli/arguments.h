#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/any_game.h"
#include "core/message.h"
#include "words/catalogue.h"

// What several commands are told in the same words.

namespace tessera::cli {

Argument::List game_names(std::span<const AnyGame* const> games);

// By name or title, whatever the case.
Result<const AnyGame*> parse_game(std::string_view name, std::span<const AnyGame* const> games);

// "KEY=VALUE".
Result<std::pair<std::string, std::string>> parse_option(std::string_view text);

// Without a number of players, the default one.
Result<Setup> parse_setup(const AnyGame& game, std::optional<int> players,
                          const std::vector<std::string>& options);

// "A,B": one name for every seat, or a name for each.
Result<std::vector<std::string>> parse_bots(std::string_view names, int players);

// All that an option can be: "french, publisher", "1 to 1000".
std::string option_range(const OptionSpec& option,
                         const words::Catalogue& words = words::Catalogue::english());

// For CLI11's check(): nothing when the text is a whole number, else what is wrong.
std::string whole_number(const std::string& text);

// The items between the commas, empty ones too, without the spaces around them. Commas
// within double quotes separate nothing, and quotes around a whole item are dropped.
std::vector<std::string> split_commas(std::string_view text);

}  // namespace tessera::cli
