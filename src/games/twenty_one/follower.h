#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/message.h"
#include "games/twenty_one/position.h"

namespace tessera::twenty_one {

// A game as one viewer hears of it. Every line is an event of its own, but for the last:
// when the game is over, everybody lays open what they have left.
class Follower {
 public:
  Follower(const Config& config, Viewer viewer);

  Result<void> hear(std::string_view line);
  [[nodiscard]] bool settled() const { return !end_; }
  [[nodiscard]] std::string due() const;
  [[nodiscard]] const View& view() const { return view_; }

 private:
  Result<void> hear_left(std::string_view text);

  View view_;
  std::optional<View> end_;  // the game is over, and what is left has not been told yet
};

}  // namespace tessera::twenty_one
