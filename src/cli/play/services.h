#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "bots/effort.h"
#include "cli/play/when.h"
#include "core/any_game.h"
#include "review/judge.h"
#include "table/secret.h"
#include "words/catalogue.h"

namespace tessera::cli::play {

using BotMaker =
    std::function<Result<std::unique_ptr<const Bot>>(std::string_view name, const GameSpec& game)>;

// What `tessera play` needs from outside. Tests bring their own.
struct Services {
  std::span<const AnyGame* const> games;
  std::vector<std::string_view> bots;
  std::string_view default_bot;  // sits where nobody was named
  BotMaker make_bot;
  std::function<std::string_view(std::string_view game)> rules;
  std::function<table::Secret()> fresh_secret;
  std::filesystem::path state_folder;  // where games are kept
  WallClock now;
  const words::Catalogue* words = &words::Catalogue::english();
  Effort hint_effort{.simulations = review::kReviewSimulations, .milliseconds = 3000};
  int review_simulations = review::kReviewSimulations;  // for each move that is judged
  std::string program = "tessera";                      // how it was called, for advice that can be typed
};

}  // namespace tessera::cli::play
