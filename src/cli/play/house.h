#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/effort.h"
#include "cli/play/keeper.h"
#include "cli/play/session.h"
#include "review/judge.h"

namespace tessera::cli::play {

// What a table needs from the rest of the house. Tests bring their own.
struct House {
  std::span<const AnyGame* const> games;
  std::vector<std::string_view> bots;
  std::string_view usual_bot;  // sits where nobody was named
  BotMaker make_bot;
  std::function<std::string_view(std::string_view game)> rules;
  std::function<std::uint64_t()> fresh_seed;
  std::filesystem::path state_folder;  // where games are kept
  Clock now;
  Effort hint_effort{.simulations = 4000, .milliseconds = 3000};
  int review_simulations = review::kReviewSimulations;  // for each move that is judged
  std::string program = "tessera";                      // how it was called, for advice that can be typed
};

}  // namespace tessera::cli::play
