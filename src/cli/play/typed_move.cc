#include "cli/play/typed_move.h"

#include <algorithm>
#include <set>
#include <span>
#include <utility>

#include "base/text.h"
#include "words/letters.h"

namespace tessera::cli::play {
namespace {

using Words = std::vector<std::string>;

Words words_of(std::string_view text) {
  const std::string lower = lower_case(tidy(text));
  const auto views = split_words(lower);
  return {views.begin(), views.end()};
}

Words arguments_of(const Words& words) {
  return words.empty() ? Words{} : Words(words.begin() + 1, words.end());
}

Words sorted(Words words) {
  std::sort(words.begin(), words.end());
  return words;
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Its beginning, but a number is whole: 1 is short for 1c, and not for 10c.
bool is_short_for(std::string_view typed, std::string_view word) {
  if (!word.starts_with(typed)) return false;
  return word.size() == typed.size() || !is_digit(typed.back()) || !is_digit(word[typed.size()]);
}

// Whether every typed word is short for a word of its own, in any order.
bool are_short_for(std::span<const std::string> typed, const Words& words) {
  if (typed.empty()) return true;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (!is_short_for(typed.front(), words[i])) continue;
    Words others = words;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
    if (are_short_for(typed.subspan(1), others)) return true;
  }
  return false;
}

bool same_in_order(const Words& move, const Words& typed) {
  return move == typed || arguments_of(move) == typed;
}

bool same_in_any_order(const Words& move, const Words& typed) {
  return sorted(move) == sorted(typed) || sorted(arguments_of(move)) == sorted(typed);
}

bool same_in_short(const Words& move, const Words& typed) {
  if (typed.size() == 1 && move.front().starts_with(typed.front())) return true;
  const Words arguments = arguments_of(move);
  return (typed.size() == move.size() && are_short_for(typed, move)) ||
         (typed.size() == arguments.size() && are_short_for(typed, arguments));
}

bool has_the_words(const Words& move, const Words& typed) { return are_short_for(typed, move); }

template <class Likeness>
std::vector<std::string> all_like(const Words& typed, const std::vector<std::string>& legal,
                                  Likeness likeness) {
  std::vector<std::string> found;
  for (const std::string& move : legal)
    if (likeness(words_of(move), typed)) found.push_back(move);
  return found;
}

// The verbs that take arguments, and all the arguments they have.
struct Verbs {
  std::set<std::string> names;
  std::string arguments;
};

Verbs verbs_with_arguments(const std::vector<std::string>& moves) {
  Verbs verbs;
  for (const std::string& move : moves) {
    const std::size_t end = move.find(' ');
    if (end == std::string::npos) continue;
    verbs.names.insert(move.substr(0, end));
    verbs.arguments += move.substr(end);
  }
  return verbs;
}

}  // namespace

TypedMove match_move(std::string_view line, const std::vector<std::string>& legal) {
  const Words typed = words_of(line);
  if (typed.empty()) return {};
  for (auto* likeness : {same_in_order, same_in_any_order, same_in_short}) {
    auto found = all_like(typed, legal, likeness);
    if (found.size() == 1) return {TypedMove::Kind::move, std::move(found)};
    if (!found.empty()) return {TypedMove::Kind::ambiguous, std::move(found)};
  }
  auto found = all_like(typed, legal, has_the_words);
  if (found.empty()) return {};
  return {found.size() == 1 ? TypedMove::Kind::unsure : TypedMove::Kind::partial, std::move(found)};
}

std::string in_full(std::string_view line, std::vector<std::string> items) {
  const std::string text = tidy(line);
  const auto typed = split_words(text);
  Words words(typed.begin(), typed.end());
  const auto replace = [&](std::string& word, auto fits) {
    const auto item = std::find_if(items.begin(), items.end(), fits);
    if (item == items.end()) return;
    word = *item;
    items.erase(item);
  };
  // Those that are said in full are not for the others to take.
  for (std::string& word : words)
    replace(word, [name = lower_case(word)](const std::string& item) { return lower_case(item) == name; });
  for (std::string& word : words)
    if (is_digit(word.back()))
      replace(word, [&](const std::string& item) { return is_short_for(word, item); });
  return join(words, " ");
}

std::string as_notation(std::string_view line, const std::vector<std::string>& legal,
                        const std::vector<std::string>& played) {
  Verbs verbs = verbs_with_arguments(legal);
  const Verbs before = verbs_with_arguments(played);
  if (verbs.names.empty()) verbs = before;
  const bool has_letters = lower_case(verbs.arguments) != upper_case(verbs.arguments);
  const std::string& arguments = has_letters ? verbs.arguments : before.arguments;
  const bool has_lower = arguments != upper_case(arguments);
  const bool has_upper = arguments != lower_case(arguments);

  std::string text = tidy(line);
  const std::size_t verb_end = std::min(text.find(' '), text.size());
  const std::string first = lower_case(text.substr(0, verb_end));
  std::string rest = text.substr(verb_end);
  // A word of letters alone is a verb of its own, though not one for now.
  const bool is_argument = first.find_first_not_of("abcdefghijklmnopqrstuvwxyz") != std::string::npos;
  if (is_argument && verbs.names.size() == 1) {
    rest = ' ' + text;
    text = *verbs.names.begin();
  } else {
    text = first;
  }
  const bool is_verb_for_now = verbs.names.contains(text);
  if (!has_lower && (has_upper || !is_verb_for_now)) rest = upper_case(rest);
  if (has_lower && !has_upper) rest = lower_case(rest);
  return text + rest;
}

std::string as_sentence(std::string reason) {
  reason = words::capitalised(reason);
  return reason.ends_with('.') ? reason : reason + '.';
}

}  // namespace tessera::cli::play
