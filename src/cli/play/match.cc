#include "cli/play/match.h"

#include <algorithm>

#include "base/text.h"

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

bool contains_all(const Words& all, const Words& some) {
  return std::includes(all.begin(), all.end(), some.begin(), some.end());
}

// As many words, the last of which may be unfinished.
bool begins(const Words& words, const Words& typed) {
  return words.size() == typed.size() && std::equal(typed.begin(), typed.end() - 1, words.begin()) &&
         words.back().starts_with(typed.back());
}

bool same_in_order(const Words& move, const Words& typed) {
  return move == typed || arguments_of(move) == typed;
}

bool same_in_any_order(const Words& move, const Words& typed) {
  return sorted(move) == sorted(typed) || sorted(arguments_of(move)) == sorted(typed);
}

bool same_beginning(const Words& move, const Words& typed) {
  if (typed.size() == 1 && move.front().starts_with(typed.front())) return true;
  return begins(move, typed) || begins(arguments_of(move), typed);
}

bool has_the_words(const Words& move, const Words& typed) {
  return contains_all(sorted(move), sorted(typed));
}

template <class Likeness>
std::vector<std::string> all_like(const Words& typed, const std::vector<std::string>& legal,
                                  Likeness likeness) {
  std::vector<std::string> found;
  for (const std::string& move : legal)
    if (likeness(words_of(move), typed)) found.push_back(move);
  return found;
}

}  // namespace

Match match_move(std::string_view line, const std::vector<std::string>& legal) {
  const Words typed = words_of(line);
  if (typed.empty()) return {};
  for (auto* likeness : {same_in_order, same_in_any_order, same_beginning}) {
    auto found = all_like(typed, legal, likeness);
    if (found.size() == 1) return {Match::Kind::move, std::move(found)};
    if (!found.empty()) return {Match::Kind::ambiguous, std::move(found)};
  }
  auto found = all_like(typed, legal, has_the_words);
  if (found.empty()) return {};
  return {found.size() == 1 ? Match::Kind::unsure : Match::Kind::ambiguous, std::move(found)};
}

std::string as_notation(std::string_view line, const std::vector<std::string>& legal) {
  std::string verb;
  std::string arguments;
  bool one_verb = true;
  for (const std::string& move : legal) {
    const std::size_t end = std::min(move.find(' '), move.size());
    if (verb.empty()) verb = move.substr(0, end);
    one_verb = one_verb && verb == move.substr(0, end);
    arguments += move.substr(end);
  }
  const bool has_lower = arguments != upper_case(arguments);
  const bool has_upper = arguments != lower_case(arguments);

  std::string text = tidy(line);
  const std::size_t verb_end = std::min(text.find(' '), text.size());
  const std::string first = lower_case(text.substr(0, verb_end));
  std::string rest = text.substr(verb_end);
  // A word of letters alone is a verb of its own, though not one for now.
  const bool is_argument = first.find_first_not_of("abcdefghijklmnopqrstuvwxyz") != std::string::npos;
  if (is_argument && one_verb && !legal.empty()) {
    rest = ' ' + text;
    text = verb;
  } else {
    text = first;
  }
  if (has_upper && !has_lower) rest = upper_case(rest);
  if (has_lower && !has_upper) rest = lower_case(rest);
  return text + rest;
}

std::string as_sentence(std::string reason) {
  reason.replace(0, 1, upper_case(reason.substr(0, 1)));
  return reason.ends_with('.') ? reason : reason + '.';
}

std::string tidy(std::string_view line) {
  std::string out;
  for (char c : line) {
    const bool space = c == ' ' || c == '\t' || c == '\r';
    if (!space) out += c;
    if (space && !out.empty() && out.back() != ' ') out += ' ';
  }
  if (out.ends_with(' ')) out.pop_back();
  return out;
}

}  // namespace tessera::cli::play
