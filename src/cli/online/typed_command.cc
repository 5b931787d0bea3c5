#include "cli/online/typed_command.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.h"
#include "cli/online/messages.h"
#include "cli/play/typed_words.h"

namespace tessera::cli::online {
namespace {

using Kind = TypedCommand::Kind;

constexpr std::array<std::pair<Say, Kind>, 9> kOnlineCommands{{{Say::type_say, Kind::say},
                                                               {Say::type_react, Kind::react},
                                                               {Say::type_mute, Kind::mute},
                                                               {Say::type_start, Kind::start},
                                                               {Say::type_bots, Kind::bots},
                                                               {Say::type_sit, Kind::sit},
                                                               {Say::type_remove, Kind::remove},
                                                               {Say::type_back, Kind::back},
                                                               {Say::type_relieve, Kind::relieve}}};

}  // namespace

std::optional<TypedCommand> parse_command(std::string_view line, const words::Catalogue& words) {
  std::string text = tidy(line);
  if (text.starts_with('/')) text.erase(0, 1);
  const std::size_t space = std::min(text.find(' '), text.size());
  for (const auto& [command, kind] : kOnlineCommands)
    if (play::is_word(std::string_view(text).substr(0, space), command, words))
      return TypedCommand{kind, tidy(text.substr(space))};
  return std::nullopt;
}

}  // namespace tessera::cli::online
