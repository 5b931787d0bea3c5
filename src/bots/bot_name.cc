#include "bots/bot_name.h"

#include "base/text.h"
#include "bots/messages.h"

namespace tessera {

Result<BotName> BotName::parse(std::string_view text) {
  constexpr int kMostSimulations = 100'000'000;
  constexpr int kMostMilliseconds = 3'600'000;
  const auto at = text.find_first_of(":@");
  if (at == std::string_view::npos) return BotName{text, {}};

  const bool by_count = text[at] == ':';
  const int most = by_count ? kMostSimulations : kMostMilliseconds;
  const auto number = parse_int(text.substr(at + 1));
  if (!number || *number < 1 || *number > most)
    return refuse(by_count ? BotSay::bad_simulations : BotSay::bad_milliseconds,
                  {{"name", text}, {"most", most}});
  BotName name{text.substr(0, at), {}};
  (by_count ? name.effort.simulations : name.effort.milliseconds) = *number;
  return name;
}

}  // namespace tessera
