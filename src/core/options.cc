#include "core/options.h"

#include <algorithm>
#include <cassert>

#include "base/text.h"
#include "core/messages.h"

namespace tessera {
namespace {

Result<int> parse_value(const OptionSpec& option, std::string_view text) {
  if (option.words.empty()) {
    const auto number = parse_int(text);
    if (!number || *number < option.smallest || *number > option.largest)
      return refuse(
          Say::option_wants_number,
          {{"key", option.key}, {"least", option.smallest}, {"most", option.largest}, {"value", text}});
    return *number;
  }
  const auto found = std::find(option.words.begin(), option.words.end(), text);
  if (found == option.words.end()) {
    return refuse(Say::option_wants_word,
                  {{"key", option.key},
                   {"words", Argument::List(option.words.begin(), option.words.end())},
                   {"value", text}});
  }
  return static_cast<int>(found - option.words.begin());
}

}  // namespace

Result<OptionValues> OptionValues::resolve(const GameSpec& spec, const Setup& setup) {
  if (setup.players < spec.min_players || setup.players > spec.max_players)
    return refuse(Say::bad_players, {{"game", spec.title},
                                     {"least", spec.min_players},
                                     {"most", spec.max_players},
                                     {"players", setup.players}});
  std::vector<int> values;
  for (const OptionSpec& option : spec.options)
    values.push_back(option.words.empty() ? option.default_value : 0);

  std::vector<std::string_view> seen;
  for (const auto& [key, text] : setup.options) {
    const auto at = std::find_if(spec.options.begin(), spec.options.end(),
                                 [&](const OptionSpec& o) { return o.key == key; });
    if (at == spec.options.end()) {
      Argument::List keys;
      for (const OptionSpec& option : spec.options) keys.emplace_back(option.key);
      return refuse(Say::unknown_option, {{"game", spec.title}, {"key", key}, {"keys", std::move(keys)}});
    }
    if (std::find(seen.begin(), seen.end(), key) != seen.end())
      return refuse(Say::option_twice, {{"key", key}});
    seen.push_back(key);
    const auto value = parse_value(*at, text);
    if (!value) return tl::unexpected(value.error());
    values[static_cast<std::size_t>(at - spec.options.begin())] = *value;
  }
  return OptionValues(spec, std::move(values));
}

int OptionValues::value(std::string_view key) const {
  const auto& options = spec_->options;
  const auto at = std::find_if(options.begin(), options.end(), [&](const auto& o) { return o.key == key; });
  assert(at != options.end());
  return values_[static_cast<std::size_t>(at - options.begin())];
}

Data options_data(const GameSpec& spec, std::span<const int> values) {
  assert(values.size() == spec.options.size());
  Data::Fields fields;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const OptionSpec& option = spec.options[i];
    const bool is_number = option.words.empty();
    fields.emplace_back(
        option.key, is_number ? Data(values[i]) : Data(option.words[static_cast<std::size_t>(values[i])]));
  }
  return fields;
}

}  // namespace tessera
