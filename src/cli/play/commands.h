#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tessera::cli::play {

// What can be typed besides moves.
struct Command {
  enum class Kind {
    moves,
    number,
    hint,
    review,
    table,
    help,
    rules,
    undo,
    save,
    save_over,
    new_game,
    resume,
    quit
  };
  Kind kind;
  std::string argument;

  friend bool operator==(const Command&, const Command&) = default;
};

// Nothing when the line is no command.
std::optional<Command> parse_command(std::string_view line);

// The help screen.
std::string_view help_text();

}  // namespace tessera::cli::play
