#include "cli/play/help_text.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "base/text.h"
#include "cli/play/messages.h"
#include "cli/play/typed_words.h"
#include "terminal/picture.h"

namespace tessera::cli::play {
namespace {

std::vector<HelpEntry> entries_about_moves(const words::Catalogue& words) {
  return {{"?", words.say(Say::help_list)},
          {"? 7", words.say(Say::help_filter)},
          {"#12", words.say(Say::help_number)},
          {shown_word(Say::type_hint, words), words.say(Say::help_hint)},
          {shown_word(Say::type_review, words), words.say(Say::help_review)}};
}

std::vector<HelpEntry> entries_about_the_table(const words::Catalogue& words) {
  const std::string file = words.say(Say::file);
  const std::string save = shown_word(Say::type_save, words);
  std::vector<HelpEntry> entries;
  const auto add = [&](Say command, const Message& meaning, std::string_view argument = "") {
    const std::string word = shown_word(command, words);
    entries.push_back({concat(word, argument.empty() ? "" : " ", argument), words.say(meaning)});
  };
  add(Say::type_table, Say::help_table);
  add(Say::type_rules, Say::help_rules);
  add(Say::type_undo, Say::help_undo);
  add(Say::type_resign, Say::help_resign);
  add(Say::type_leave, Say::help_leave);
  add(Say::type_luck, Say::help_luck);
  add(Say::type_save, Message(Say::help_save, {{"replace", concat(save, "! ", file)}}), file);
  add(Say::type_resume, Say::help_resume, concat('[', file, ']'));
  add(Say::type_again, Say::help_again);
  add(Say::type_new, Say::help_new);
  add(Say::type_quit, Say::help_quit);
  add(Say::type_help, Say::help_help);
  return entries;
}

std::size_t widest(const std::vector<HelpEntry>& entries) {
  std::size_t width = 0;
  for (const HelpEntry& entry : entries) width = std::max(width, terminal::display_width(entry.typed));
  return width;
}

// What is typed on the left, what it means beside it.
void add_entries(terminal::Lines& lines, const std::vector<HelpEntry>& entries, std::size_t indent,
                 std::size_t columns) {
  constexpr std::size_t kLeastMeaning = 20;
  for (const HelpEntry& entry : entries) {
    std::string left = concat("  ", entry.typed);
    for (const std::string& row :
         terminal::wrap(entry.meaning, std::max(columns, indent + kLeastMeaning) - indent))
      lines.push_back(concat(terminal::padded(std::exchange(left, ""), indent), row));
  }
}

}  // namespace

terminal::Lines help_lines(const std::vector<HelpSection>& sections, std::size_t columns) {
  std::size_t indent = 0;
  for (const HelpSection& section : sections) indent = std::max(indent, 2 + widest(section.entries) + 2);
  terminal::Lines lines;
  for (const HelpSection& section : sections) {
    if (!lines.empty()) lines.emplace_back();
    lines.push_back(section.heading);
    for (const std::string& row : terminal::wrap(section.text, std::max<std::size_t>(columns, 20) - 2))
      lines.push_back(concat("  ", row));
    if (!section.text.empty()) lines.emplace_back();
    add_entries(lines, section.entries, indent, columns);
  }
  return lines;
}

HelpSection help_about_moves(const words::Catalogue& words) {
  return {words.say(Say::help_heading_moves), words.say(Say::help_moves), entries_about_moves(words)};
}

terminal::Lines help_lines(const words::Catalogue& words, std::size_t columns) {
  return help_lines(
      {help_about_moves(words), {words.say(Say::help_heading_table), "", entries_about_the_table(words)}},
      columns);
}

}  // namespace tessera::cli::play
