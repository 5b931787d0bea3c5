#include "cli/online/help.h"

#include <algorithm>
#include <string>
#include <vector>

#include "base/text.h"
#include "cli/online/messages.h"
#include "cli/play/help_text.h"
#include "cli/play/messages.h"
#include "cli/play/pages.h"
#include "cli/play/typed_words.h"

namespace tessera::cli::online {

terminal::Lines help_page(std::string_view rules, const terminal::TerminalTraits& traits,
                          const words::Catalogue& words) {
  using PlaySay = play::Say;
  std::vector<play::HelpEntry> entries;
  const auto add = [&](const Message& command, const Message& meaning, const std::string& argument = "") {
    const std::string word = play::shown_word(command, words);
    entries.push_back({concat(word, argument.empty() ? "" : " ", argument), words.say(meaning)});
  };
  const std::string player = words.say(Say::player);
  add(Say::type_say, Say::help_say, words.say(Say::text));
  add(Say::type_react, Say::help_react, words.say(Say::text));
  add(Say::type_mute, Say::help_mute, player);
  add(Say::type_start, Say::help_start);
  add(Say::type_bots, Say::help_bots, concat('[', words.say(Say::level), ']'));
  add(Say::type_sit, Say::help_sit);
  add(Say::type_remove, Say::help_remove, player);
  add(PlaySay::type_table, PlaySay::help_table);
  add(PlaySay::type_rules, PlaySay::help_rules);
  add(PlaySay::type_undo, PlaySay::help_undo);
  add(PlaySay::type_resign, PlaySay::help_resign);
  add(PlaySay::type_leave, Say::help_leave);
  add(Say::type_back, Say::help_back);
  add(Say::type_relieve, Say::help_relieve, concat('[', player, ']'));
  add(PlaySay::type_luck, PlaySay::help_luck);
  add(PlaySay::type_save, Say::help_save, words.say(PlaySay::file));
  add(PlaySay::type_again, Say::help_again);
  add(PlaySay::type_quit, Say::help_quit);
  add(PlaySay::type_help, PlaySay::help_help);
  const std::size_t columns = std::min<std::size_t>(traits.columns, 80);
  terminal::Lines lines = play::help_lines(
      {play::help_about_moves(words), {words.say(Say::help_heading), "", std::move(entries)}}, columns);
  const terminal::Lines own = play::terminal_page(rules, traits, words);
  if (!own.empty()) lines.emplace_back();
  lines.insert(lines.end(), own.begin(), own.end());
  return lines;
}

}  // namespace tessera::cli::online
