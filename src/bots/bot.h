#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"
#include "core/message.h"

namespace tessera {

// Somebody who chooses moves. A bot is shown views and never a state.
class Bot {
 public:
  virtual ~Bot() = default;
  // A legal move, as text; the viewer's turn it must be.
  virtual std::string choose(const AnyView& view) = 0;
};

// Weakest first: novice, casual, skilled, expert, champion.
std::vector<std::string_view> level_names();
// Of these, those that know at a glance what to do in this game, and never ask the clock.
std::vector<std::string_view> glance_levels(const GameSpec& game);

// All that a person may want to meet: the levels, then the simple players.
std::vector<std::string_view> bot_names();

// Whether make_bot knows it, whatever the game.
bool is_bot_name(std::string_view name);

// Besides the names above: `mcts:N` and `mcts@MS` are tree search that knows the rules
// and nothing else, with N simulations or MS milliseconds a move, and `flat:N` and
// `flat@MS` the same without a tree; `champion:N` and `champion@MS` are the champion with
// that much thought. The same name, game and seed
// give the same player on every machine, unless it goes by the clock.
Result<std::unique_ptr<Bot>> make_bot(std::string_view name, const GameSpec& game, std::uint64_t seed);

}  // namespace tessera
