#include "core/options.h"

#include <algorithm>
#include <cassert>

#include "base/text.h"

namespace tessera {
namespace {

Result<int> parse_value(const OptionSpec& option, std::string_view text) {
  if (option.words.empty()) {
    const auto number = parse_int(text);
    if (!number || *number < option.smallest || *number > option.largest)
      return refuse("bad-option-value",
                    concat("option ", option.key, " takes a whole number from ", option.smallest, " to ",
                           option.largest, ", not \"", text, '"'));
    return *number;
  }
  const auto found = std::find(option.words.begin(), option.words.end(), text);
  if (found == option.words.end()) {
    std::string words;
    for (std::string_view word : option.words) words += concat(words.empty() ? "" : " or ", word);
    return refuse("bad-option-value", concat("option ", option.key, " is ", words, ", not \"", text, '"'));
  }
  return static_cast<int>(found - option.words.begin());
}

}  // namespace

Result<Choices> Choices::resolve(const GameSpec& spec, const Setup& setup) {
  if (setup.players < spec.min_players || setup.players > spec.max_players)
    return refuse("bad-players", concat(spec.title, " is played by ", spec.min_players, " to ",
                                        spec.max_players, " players, not ", setup.players));
  std::vector<std::pair<std::string_view, int>> values;
  for (const OptionSpec& option : spec.options)
    values.emplace_back(option.key, option.words.empty() ? option.default_value : 0);

  std::vector<std::string_view> seen;
  for (const auto& [key, text] : setup.options) {
    const auto at = std::find_if(spec.options.begin(), spec.options.end(),
                                 [&](const OptionSpec& o) { return o.key == key; });
    if (at == spec.options.end()) {
      std::string keys;
      for (const OptionSpec& option : spec.options) keys += concat(keys.empty() ? "" : ", ", option.key);
      return refuse("unknown-option", concat(spec.title, " has no option \"", key, "\"; it has ", keys));
    }
    if (std::find(seen.begin(), seen.end(), key) != seen.end())
      return refuse("option-twice", concat("option ", key, " is set twice"));
    seen.push_back(key);
    const auto value = parse_value(*at, text);
    if (!value) return tl::unexpected(value.error());
    values[static_cast<std::size_t>(at - spec.options.begin())].second = *value;
  }
  return Choices(std::move(values));
}

int Choices::value(std::string_view key) const {
  const auto at = std::find_if(values_.begin(), values_.end(), [&](const auto& v) { return v.first == key; });
  assert(at != values_.end());
  return at->second;
}

}  // namespace tessera
