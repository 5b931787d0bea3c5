#include "store/games.h"

#include "base/text.h"

namespace tessera::store {

std::optional<std::int64_t> solo_score(const FinishedGame& game) {
  if (game.seats.size() != 1 || !game.seats[0].score) return std::nullopt;
  return *game.seats[0].score;
}

Result<std::string> options_text(const GameSpec& game, const Setup& setup) {
  const auto values = OptionValues::resolve(game, setup);
  if (!values) return tl::unexpected(values.error());
  std::string text;
  for (const OptionSpec& option : game.options) {
    if (!text.empty()) text += ' ';
    text += concat(option.key, '=');
    if (option.words.empty())
      text += concat(values->number(option.key));
    else
      text += option.words[static_cast<std::size_t>(values->word(option.key))];
  }
  return text;
}

}  // namespace tessera::store
