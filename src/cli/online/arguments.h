#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/client/server_at.h"
#include "cli/play/settings.h"
#include "core/data.h"
#include "core/message.h"

namespace tessera::cli::online {

// What the command line says of playing online, as typed.
struct TypedArguments {
  std::string url;    // of the server, or the whole link of a table
  std::string table;  // to join; empty: the one of the link, or a new one
  std::string name;
  std::string bots;  // the level for every seat that nobody is named for
  std::string clock;
  bool watch = false;
  bool is_public = false;

  [[nodiscard]] bool asks_for_anything_but_a_url() const {
    return !table.empty() || !name.empty() || !bots.empty() || !clock.empty() || watch || is_public;
  }
};

// A table to be opened.
struct NewTable {
  const AnyGame* game = nullptr;
  Setup setup;
  Data clock;
  bool is_public = false;
  std::optional<Seat> own;                   // where to sit down; nobody sits: to watch
  std::vector<std::string> bots;             // by seat: a level; empty for a person
  [[nodiscard]] bool is_for_people() const;  // others than oneself
};

struct OnlineArguments {
  client::ServerAt server;
  std::string table;              // to join
  std::optional<NewTable> opens;  // or to open
  std::string name;               // empty: the one that one has there
  std::string word;               // for luck; empty: a word is made
  bool watches = false;
};

// What is wrong is said; `chosen` are the arguments that playing here has too.
Result<OnlineArguments> read_arguments(const TypedArguments& typed, const play::ChosenSettings& chosen,
                                       const play::Services& services);

// "move:60", "total:300+5" in seconds, "days:3", as docs/engine-calls.md has clocks.
Result<Data> parse_clock(std::string_view text);

}  // namespace tessera::cli::online
