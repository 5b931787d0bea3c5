#pragma once

#include <vector>

#include "arena/messages.h"
#include "bots/lexio/messages.h"
#include "bots/messages.h"
#include "bots/one_oh_one/messages.h"
#include "bots/twenty_one/messages.h"
#include "cli/client/messages.h"
#include "cli/messages.h"
#include "cli/online/messages.h"
#include "cli/play/messages.h"
#include "cli/review/messages.h"
#include "core/messages.h"
#include "games/catalog.h"
#include "games/lexio/messages.h"
#include "games/one_oh_one/messages.h"
#include "games/twenty_one/messages.h"
#include "protocol/messages.h"
#include "server/hub/messages.h"
#include "server/messages.h"
#include "store/messages.h"
#include "table/messages.h"
#include "terminal/messages.h"
#include "words/messages.h"

namespace tessera::words {

// Of every room that has something to say.
inline std::vector<Code> all_messages() {
  std::vector<Code> all;
  for (const auto& room : {all_codes(tessera::Say{}), all_codes(one_oh_one::Say{}), all_codes(lexio::Say{}),
                           all_codes(twenty_one::Say{}), all_codes(protocol::Say{}), all_codes(table::Say{}),
                           all_codes(words::Say{})})
    all.insert(all.end(), room.begin(), room.end());
  for (const auto& room :
       {all_codes(arena::Say{}), all_codes(BotSay{}), all_codes(one_oh_one::Reason{}),
        all_codes(lexio::Reason{}), all_codes(twenty_one::Reason{}), all_codes(cli::Say{}),
        all_codes(server::Say{}), all_codes(store::Say{}), all_codes(cli::ReviewSay{}),
        all_codes(cli::play::Say{}), all_codes(terminal::Say{}), all_codes(server::hub::Say{}),
        all_codes(cli::client::Say{}), all_codes(cli::online::Say{})})
    all.insert(all.end(), room.begin(), room.end());
  for (const AnyGame* game : all_games())
    for (const OptionSpec& option : game->spec().options) all.push_back(option.explanation);
  return all;
}

}  // namespace tessera::words
