#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/play/live_game.h"
#include "cli/play/table_display.h"

namespace tessera::cli::play {

// Understands moves that are typed and plays them, or says why they can't be.
class MoveEntry {
 public:
  MoveEntry(LiveGame& game, TableDisplay& display) : game_(game), display_(display) {}

  // A move, or a part of one, of the person who is to act.
  void play(std::string_view line);
  void play_number(std::string_view number);
  // Enter no longer plays the move that was offered.
  void withdraw_offer() { offered_.clear(); }

 private:
  void play_move(const std::string& move);
  void explain_refusal(std::string_view line);
  [[nodiscard]] std::vector<std::string> legal() const;

  LiveGame& game_;
  TableDisplay& display_;
  std::string offered_;  // the move that Enter would play
};

}  // namespace tessera::cli::play
