#pragma once

#include <string>
#include <string_view>

#include "core/message.h"
#include "games/twenty_one/position.h"

namespace tessera::twenty_one {

// A game as one seat hears of it: every line is an event of its own. What others
// draw and exchange may be told or hidden; either way it is not remembered.
class Follower {
 public:
  Follower(const Config& config, Viewer viewer);

  Result<void> hear(std::string_view line);
  // NOLINTNEXTLINE(readability-convert-member-functions-to-static): as every game has it
  [[nodiscard]] bool settled() const { return true; }
  [[nodiscard]] std::string due() const;
  [[nodiscard]] const View& view() const { return view_; }

 private:
  View view_;
};

}  // namespace tessera::twenty_one
