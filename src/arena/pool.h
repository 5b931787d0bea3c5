#pragma once

#include <functional>
#include <vector>

#include "arena/match.h"

namespace tessera::arena {

// Plays the deals, one thread a DealPlayer, and calls on the caller's thread
// - finished(deal, played) for each, in the order in which they finish;
// - go_on() often. Once it says no, the running games are finished, deals that are
//   not whole by then are dropped, and play_deals returns.
void play_deals(std::vector<DealPlayer>& workers, const std::vector<int>& deals,
                const std::function<void(int, PlayedDeal)>& finished, const std::function<bool()>& go_on);

}  // namespace tessera::arena
