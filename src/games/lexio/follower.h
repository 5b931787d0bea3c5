#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/message.h"
#include "core/told.h"
#include "games/lexio/position.h"

namespace tessera::lexio {

// A game as one seat hears of it. Two things nobody says aloud:
//
// - Who holds the opening tile, if not the seat itself. It is known with the first
//   play of the round; a deal is settled no sooner.
// - How many 2s the losers of a round were left with, on which the payments depend.
//   What was played and what the seat held is known; the other 2s are shared out
//   as is most likely. Chips are then an estimate, and their sum is right.
class Follower {
 public:
  Follower(const Config& config, Viewer viewer);

  Result<void> hear(std::string_view line);
  [[nodiscard]] bool settled() const { return !dealt_; }
  [[nodiscard]] std::string due() const;
  [[nodiscard]] const View& view() const { return view_; }

 private:
  Result<void> hear_deal(std::string_view text);
  Result<void> hear_move(const Told& told);
  [[nodiscard]] bool may_be_dealt() const;

  View view_;
  std::optional<TileSet> dealt_;  // to the seat, while it is not known who opens
  bool chips_known_ = true;       // exactly, by everything that was heard
};

}  // namespace tessera::lexio
