#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play/advisor.h"
#include "cli/play/autosave.h"
#include "cli/play/commands.h"
#include "cli/play/game_files.h"
#include "cli/play/hints.h"
#include "cli/play/line_input.h"
#include "cli/play/live_game.h"
#include "cli/play/move_entry.h"
#include "cli/play/table_display.h"

namespace tessera::cli::play {

// People at one game, from the position it has until they leave it.
class TerminalGame {
 public:
  enum class Next { quit, again, new_game, resumed, input_ended, failed };

  TerminalGame(const Services& services, terminal::Screen& screen, terminal::Terminal& terminal,
               Autosave& autosave, LiveGame game);
  TerminalGame(const TerminalGame&) = delete;  // its parts look at each other
  TerminalGame& operator=(const TerminalGame&) = delete;

  Next run();
  [[nodiscard]] const LiveGame& game() const { return game_; }
  // After Next::resumed: the game to go on with.
  GameFiles::Opened take_resumed() { return *std::move(resumed_); }
  // After Next::failed: what went wrong.
  [[nodiscard]] const std::string& failure() const { return failure_; }
  [[nodiscard]] std::string what_can_be_done() const { return files_.what_can_be_done(); }

 private:
  // Bots, until it is a person's turn or the game is over.
  Result<void> let_bots_move();
  std::optional<Next> person_acts(Seat seat);
  std::optional<Next> after_the_end();
  [[nodiscard]] Seat first_person() const;

  // The device goes to another person: nothing of a hand may be on the screen.
  std::optional<Next> hand_over(Seat to);
  [[nodiscard]] bool hides_from_others(Seat seat) const;
  std::optional<Next> show_round_end(Seat seat);

  std::optional<Next> obey(const TypedCommand& command, Seat seat);
  std::optional<Next> read(const terminal::Lines& lines);
  std::optional<Next> list_moves(std::string_view filter, Seat seat);
  std::optional<Next> give_advice(TypedCommand::Kind kind, Seat seat);
  std::optional<Next> undo(Seat seat);
  std::optional<Next> resign(Seat seat);
  std::optional<Next> leave(Seat seat);
  // Nothing when the input ended.
  std::optional<bool> confirm(const Message& question, Seat seat);

  const Services& services_;
  terminal::Screen& screen_;
  terminal::Terminal& terminal_;
  LiveGame game_;
  LineInput input_;
  TableDisplay display_;
  MoveEntry entry_;
  Hints hints_;
  Advisor advisor_;
  GameFiles files_;
  std::optional<GameFiles::Opened> resumed_;
  std::optional<Seat> holder_;                // the person in front of the screen
  std::vector<std::size_t> seen_round_ends_;  // by seat: how many
  std::string failure_;
};

}  // namespace tessera::cli::play
