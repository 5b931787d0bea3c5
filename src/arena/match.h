#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arena/conduct.h"
#include "arena/player.h"
#include "core/any_game.h"
#include "core/message.h"
#include "core/outcome.h"

namespace tessera::arena {

// Which bot, by its place in the list, sits on each seat of one game.
using Lineup = std::vector<std::size_t>;

// The games of one deal, so that nobody is luckier than the others:
// - as many bots as seats: every rotation of them;
// - two bots at a larger table: the first on every seat in turn, against copies of the second;
// - one bot: copies of it, once;
// - at a table of one: every bot by itself.
Result<std::vector<Lineup>> plan_deal(std::size_t bots, int players);

using PlayerMaker =
    std::function<Result<std::unique_ptr<Player>>(std::string_view, const GameSpec&, const EngineLimits&)>;

struct Match {
  const AnyGame* game;
  Setup setup;
  std::vector<std::string> bots;
  std::uint64_t seed;
  std::vector<Lineup> lineups;     // the games of a deal
  std::vector<std::size_t> sides;  // of each seat: those of one side play together
  EngineLimits limits;             // of programs
  PlayerMaker maker;

  // Refuses what can't be played; that every bot can be had is found out with a DealPlayer.
  static Result<Match> make(const AnyGame& game, const Setup& setup, std::vector<std::string> bots,
                            std::uint64_t seed, const EngineLimits& limits = {},
                            PlayerMaker maker = make_player);

  [[nodiscard]] int games_a_deal() const { return static_cast<int>(lineups.size()); }
  [[nodiscard]] int side_count() const;
};

struct PlayedDeal {
  std::vector<Outcome> games;        // in the order of the lineups
  std::vector<Conduct> bots;         // in the order of the match's bots
  std::vector<std::string> records;  // of each game
};

// Everybody one thread needs to play deals of a match: for each bot as many of it as
// ever sit at the table together. They stay from game to game.
class DealPlayer {
 public:
  static Result<DealPlayer> gather(const Match& match);

  // Asks before every game whether to go on; nothing if not. The same deal of the same
  // match is always played alike, wherever and after whatever else, by bots that don't go
  // by the clock; what other programs do is their affair.
  std::optional<PlayedDeal> play(int deal, const std::function<bool()>& go_on);

 private:
  explicit DealPlayer(const Match& match) : match_(&match) {}

  const Match* match_;
  std::vector<std::vector<std::unique_ptr<Player>>> copies_;  // of each bot
  search::Scratch scratch_;
};

}  // namespace tessera::arena
