#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/any_game.h"
#include "core/data.h"
#include "server/hub/call.h"
#include "server/hub/ids.h"
#include "server/hub/store_read.h"
#include "store/entry.h"
#include "table/bot_request.h"
#include "table/time.h"

namespace tessera::server::hub {

// A message for one connection; several may share the text.
struct Frame {
  ConnectionId to;
  std::shared_ptr<const std::string> text;
};

// A bot is to move. Its answer goes to Hub::bot_answered, whenever it comes: the hub waits
// with it until `due`, which depends on the level and the number of the event alone.
struct BotJob {
  JobId id;
  table::BotRequest request;            // level and seed for make_bot and Bot::choose
  std::shared_ptr<const AnyView> view;  // of the seat that is to act
  table::Time due;                      // when the move will be played, at the earliest
  table::Time budget;                   // how long it may think from now on, at most
};

enum class Weight { info, warning, error };

// A line of the log. Secrets, keys, links, names and moves are not in it.
struct LogLine {
  Weight weight;
  std::string_view event;  // "table_opened"
  Data::Fields fields;
};

// What is to be done after something came in, in no order but that of each list.
struct Effects {
  std::vector<Frame> frames;
  std::vector<ConnectionId> drops;  // after their frames; Hub::closed is not called for them
  // To be committed; null when there is nothing new. The answer goes to Hub::committed, and no other
  // batch comes before that. The same batch may come again.
  std::shared_ptr<const store::Batch> batch;
  std::vector<StoreRead> reads;  // answers go to Hub::answered, in any order
  std::vector<BotJob> jobs;
  std::vector<JobId> cancelled;  // jobs whose answer nobody wants any more
  std::vector<CallAnswer> answers;
  std::vector<LogLine> log;

  void clear();
};

}  // namespace tessera::server::hub
