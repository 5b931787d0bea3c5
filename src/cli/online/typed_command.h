#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "words/catalogue.h"

namespace tessera::cli::online {

// What can be typed at a table of a server besides what can be typed at any.
struct TypedCommand {
  enum class Kind { say, react, mute, start, bots, sit, remove, back, relieve };
  Kind kind;
  std::string argument;

  friend bool operator==(const TypedCommand&, const TypedCommand&) = default;
};

// Nothing when the line is none of these. English words work in every language, and a slash before them too.
std::optional<TypedCommand> parse_command(std::string_view line, const words::Catalogue& words);

}  // namespace tessera::cli::online
