#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/hub/allowance.h"
#include "server/hub/ids.h"
#include "store/people.h"

namespace tessera::server::hub {

struct LiveTable;

struct Connection {
  ConnectionId id;
  Allowance allowance;   // of whoever has no name here
  bool is_known = true;  // it is settled who they are; until then what they say waits
  std::optional<store::PersonId> person = {};
  int excess = 0;  // messages in a row that were too many
  std::vector<std::string> early = {};
  std::vector<LiveTable*> watching = {};
};

// Somebody who was here since the server started.
struct KnownPerson {
  store::PersonId id;
  std::string name;
  Allowance allowance;
  Allowance chat;
  std::vector<store::KeyHash> keys = {};
  bool is_forgotten = false;
};

}  // namespace tessera::server::hub
