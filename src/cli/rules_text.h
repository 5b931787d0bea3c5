#pragma once

#include <string_view>

#include "words/language.h"

namespace tessera {

// By game and language, "lexio.fr".
std::string_view embedded_rules(std::string_view name);

}  // namespace tessera

namespace tessera::cli {

// The rules of a game's folder, in Markdown. Empty for an unknown name.
std::string_view rules_for_players(std::string_view game_name, words::Language language);

}  // namespace tessera::cli
