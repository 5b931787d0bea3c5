#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/any_game.h"
#include "core/message.h"
#include "server/hub/ids.h"
#include "table/clock.h"
#include "table/table_id.h"

// What can be asked by HTTP: docs/protocol.md, "HTTP".

namespace tessera::server::hub {

struct GetMe {};
// Makes the person, if nobody asks, or gives them another name.
struct SetName {
  std::string name;
};
struct ForgetMe {};
struct MakeLink {};
struct ClaimLink {
  std::string link;
};
struct ListTables {
  std::optional<std::string> game = {};
  std::optional<table::ClockKind> clock = {};
};
struct CreateTable {
  enum class Sitter { open, you, bot };
  struct Place {
    Sitter sitter = Sitter::open;
    std::string level = {};  // the bot's
  };
  const AnyGame* game = nullptr;  // never null
  Setup setup;
  table::ClockSpec clock;
  std::vector<Place> places;  // as many as players
  bool listed = false;        // in the lobby, for everybody
};
struct QuickMatch {
  const AnyGame* game = nullptr;  // never null
  Setup setup;
  table::ClockSpec clock;
};
struct GetTable {
  table::TableId table;
};
struct MyGames {
  std::optional<std::string> game = {};
  std::optional<std::string> before = {};  // of the page before
};
struct GetRecord {
  table::TableId table;
};
struct Leaders {
  const AnyGame* game = nullptr;  // never null
  Setup setup;                    // of solo scores
};

using Call = std::variant<GetMe, SetName, ForgetMe, MakeLink, ClaimLink, ListTables, CreateTable, QuickMatch,
                          GetTable, MyGames, GetRecord, Leaders>;

struct CallRefusal {
  int status;  // of HTTP: 400, 404, 405, 413
  Message reason;
};

// Whether anything is changed by asking so: then the caller must come from one of our own pages.
bool changes_something(const Call& call);

// Reads a call. The path begins with "/api/"; names and values of the query are decoded already.
using QueryPairs = std::vector<std::pair<std::string, std::string>>;
tl::expected<Call, CallRefusal> read_call(std::string_view method, std::string_view path,
                                          const QueryPairs& query, std::string_view body);

// What is longer is refused, and need not be read to its end.
inline constexpr std::size_t kLongestBody = 4096;

struct CallAnswer {
  CallId call;
  int status;        // of HTTP
  std::string body;  // JSON; a record is plain text
  bool is_record = false;
  std::optional<std::string> new_key = {};  // to be the caller's cookie from now on
  bool forget_key = false;                  // the caller's cookie is to go
};

}  // namespace tessera::server::hub
