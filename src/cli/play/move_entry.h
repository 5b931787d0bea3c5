#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "cli/play/shown_game.h"
#include "cli/play/table_display.h"

namespace tessera::cli::play {

// Understands moves that are typed and plays them, or says why they can't be.
class MoveEntry {
 public:
  // Plays a move of the seat, or says why it can't be.
  using Act = std::function<Result<void>(Seat seat, const std::string& move)>;

  MoveEntry(const ShownGame& game, TableDisplay& display, Act act)
      : game_(game), display_(display), act_(std::move(act)) {}

  // A move, or a part of one, of the seat that is to act.
  void play(std::string_view line, Seat seat);
  void play_number(std::string_view number, Seat seat);
  // Enter no longer plays the move that was offered.
  void withdraw_offer() { offered_.clear(); }

 private:
  void play_move(const std::string& move, Seat seat);
  void explain_refusal(std::string_view line, Seat seat);

  const ShownGame& game_;
  TableDisplay& display_;
  Act act_;
  std::string offered_;  // the move that Enter would play
};

}  // namespace tessera::cli::play
