#include "cli/rules_text.h"

#include "base/text.h"

namespace tessera::cli {

std::string_view rules_for_players(std::string_view game_name, words::Language language) {
  return embedded_rules(concat(game_name, '.', words::name_of(language)));
}

}  // namespace tessera::cli
