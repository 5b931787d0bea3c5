#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "words/catalogue.h"

namespace tessera::cli::play {

// What can be typed besides moves.
struct TypedCommand {
  enum class Kind {
    moves,
    number,
    hint,
    review,
    table,
    luck,
    help,
    rules,
    undo,
    resign,
    leave,
    save,
    save_over,
    again,
    new_game,
    resume,
    quit
  };
  Kind kind;
  std::string argument;

  friend bool operator==(const TypedCommand&, const TypedCommand&) = default;
};

// Nothing when the line is no command. English words work in every language.
std::optional<TypedCommand> parse_command(std::string_view line,
                                          const words::Catalogue& words = words::Catalogue::english());

// Commands that only show something, of a hand perhaps.
bool shows_a_hand(TypedCommand::Kind kind);
// Commands that make no sense before the table was seen.
bool needs_the_table(TypedCommand::Kind kind);

}  // namespace tessera::cli::play
