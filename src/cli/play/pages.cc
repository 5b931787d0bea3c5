#include "cli/play/pages.h"

#include <algorithm>

#include "base/text.h"
#include "cli/play/help_text.h"
#include "cli/play/messages.h"
#include "table/hex.h"
#include "terminal/markdown.h"

namespace tessera::cli::play {

terminal::Lines rules_page(std::string_view rules, const terminal::TerminalTraits& traits) {
  return terminal::painted(terminal::render_markdown(rules, traits.columns), traits);
}

terminal::Lines terminal_page(std::string_view rules, const terminal::TerminalTraits& traits,
                              const words::Catalogue& words) {
  return rules_page(terminal::section(rules, words.say(Say::terminal_heading)), traits);
}

terminal::Lines help_page(std::string_view rules, const terminal::TerminalTraits& traits,
                          const words::Catalogue& words) {
  terminal::Lines lines = help_lines(words, std::min<std::size_t>(traits.columns, 80));
  const terminal::Lines own = terminal_page(rules, traits, words);
  if (!own.empty()) lines.emplace_back();
  lines.insert(lines.end(), own.begin(), own.end());
  return lines;
}

std::string luck_text(const LiveGame& game) {
  const auto& luck = game.table().state().luck;
  if (!luck) return game.say(Say::luck_from_a_seed);
  return concat(game.say(game.is_over() ? Say::luck_was_fixed : Say::luck_is_fixed), '\n',
                table::to_hex(luck->commitment()));
}

}  // namespace tessera::cli::play
