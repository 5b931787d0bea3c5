#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "core/message.h"
#include "games/one_oh_one/position.h"

namespace tessera::one_oh_one {

// A game as one seat hears of it. A token that comes to light is told in a line of
// its own after the action, and so is a back that can be read from now on.
class Follower {
 public:
  Follower(const Config& config, Viewer viewer);

  Result<void> hear(std::string_view line);
  [[nodiscard]] bool settled() const { return !due_; }
  [[nodiscard]] std::string due() const;
  [[nodiscard]] const View& view() const { return view_; }

 private:
  View heard_;  // what is due is missing in it
  View view_;
  std::optional<std::size_t> due_;  // the place of the box that the next line is about
};

}  // namespace tessera::one_oh_one
