#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/message.h"
#include "core/told.h"
#include "games/lexio/events.h"
#include "games/lexio/position.h"

namespace tessera::lexio {

// A game as one seat or an onlooker hears of it. Two events take two lines: after a deal
// "~ opens SEAT" says who leads, and after the last play of a round "~ left TILES | ..."
// what everybody had left.
class Follower {
 public:
  Follower(const Config& config, Viewer viewer);

  Result<void> hear(std::string_view line);
  [[nodiscard]] bool settled() const { return !dealt_ && !last_play_; }
  [[nodiscard]] std::string due() const;
  [[nodiscard]] const View& view() const { return view_; }

 private:
  Result<void> hear_deal(const Told& told);
  Result<void> hear_opens(const Told& told);
  Result<void> hear_move(const Told& told);
  Result<void> hear_left(const Told& told);

  View view_;
  std::optional<TileSet> dealt_;   // the viewer's hand, until it is said who opens
  std::optional<Move> last_play_;  // of the round, until the tiles left are open
};

}  // namespace tessera::lexio
