#include "cli/play/move_list.h"

#include <algorithm>
#include <optional>

#include "base/text.h"
#include "cli/play/messages.h"
#include "terminal/picture.h"

namespace tessera::cli::play {
namespace {

bool has_filter(std::string_view move, std::string_view filter, bool whole_word) {
  const std::string low = lower_case(move);
  if (!whole_word) return low.find(filter) != std::string::npos;
  const auto words = split_words(low);
  return std::find(words.begin(), words.end(), filter) != words.end();
}

// A move, cut at the number that its player chooses.
struct Choice {
  std::string_view before;  // with the sign
  int number;
  std::string_view after;
};

std::optional<Choice> choice_in(std::string_view move, char sign) {
  const std::size_t at = sign == '\0' ? std::string_view::npos : move.find(sign);
  if (at == std::string_view::npos) return std::nullopt;
  const std::size_t end = std::min(move.find(' ', at), move.size());
  const auto number = parse_int(move.substr(at + 1, end - at - 1));
  if (!number) return std::nullopt;
  return Choice{move.substr(0, at + 1), *number, move.substr(end)};
}

// Moves that stand in the list as one, by their places among all.
struct Entry {
  std::size_t first;
  std::size_t last;
};

bool continues(const Entry& entry, std::size_t next, const std::vector<std::string>& legal, char sign) {
  if (next != entry.last + 1) return false;
  const auto a = choice_in(legal[entry.last], sign);
  const auto b = choice_in(legal[next], sign);
  return a && b && a->before == b->before && a->after == b->after && a->number + 1 == b->number;
}

std::string text_of(const Entry& entry, const std::vector<std::string>& legal, char sign) {
  if (entry.first == entry.last) return concat('#', entry.first + 1, ' ', legal[entry.first]);
  const Choice least = *choice_in(legal[entry.first], sign);
  const Choice most = *choice_in(legal[entry.last], sign);
  return concat('#', entry.first + 1, '-', entry.last + 1, ' ', least.before, least.number, '-', most.number,
                most.after);
}

terminal::Lines in_columns(const terminal::Lines& entries, std::size_t columns) {
  std::size_t width = 0;
  for (const std::string& entry : entries) width = std::max(width, terminal::display_width(entry) + 3);
  const std::size_t across = std::max<std::size_t>(1, (columns + 3) / width);
  const std::size_t rows = (entries.size() + across - 1) / across;
  terminal::Lines lines(rows);
  for (std::size_t i = 0; i < entries.size(); ++i)
    lines[i % rows] += i + rows < entries.size() ? terminal::padded(entries[i], width) : entries[i];
  return lines;
}

}  // namespace

terminal::Lines move_list(const std::vector<std::string>& legal, std::string_view filter, std::size_t columns,
                          char choice_sign, const words::Catalogue& words) {
  const std::string wanted = lower_case(filter);
  const bool whole_word = std::any_of(
      legal.begin(), legal.end(), [&](const std::string& move) { return has_filter(move, wanted, true); });
  std::vector<Entry> entries;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    if (!wanted.empty() && !has_filter(legal[i], wanted, whole_word)) continue;
    if (!entries.empty() && continues(entries.back(), i, legal, choice_sign))
      entries.back().last = i;
    else
      entries.push_back({i, i});
  }
  if (entries.empty()) return {words.say(Message(Say::no_move_has, {{"filter", filter}}))};
  terminal::Lines texts;
  for (const Entry& entry : entries) texts.push_back(text_of(entry, legal, choice_sign));
  return in_columns(texts, columns);
}

}  // namespace tessera::cli::play
