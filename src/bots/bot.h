#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"
#include "core/message.h"
#include "search/scratch.h"
#include "search/stop.h"

namespace tessera {

// Chooses moves. A bot is shown views and never a state. It remembers nothing: one bot may play
// any number of games, on several threads at once if each has its own scratch memory.
class Bot {
 public:
  virtual ~Bot() = default;
  // A legal move as text. It must be the viewer's turn in the game that the bot was made for; for
  // a view of another game the answer is empty. The same view and seed give the same move, except
  // from bots that go by the clock. Another thread may request the stop: then the best move found
  // so far comes within 10 ms.
  [[nodiscard]] virtual std::string choose(const AnyView& view, std::uint64_t seed, search::Scratch& scratch,
                                           const Stop& stop) const = 0;
};

// Weakest first: novice, casual, skilled, expert, champion.
std::vector<std::string_view> level_names();
// The levels that follow a heuristic policy in this game: they do not search, and never read the
// clock.
std::vector<std::string_view> heuristic_levels(const GameSpec& game);

// All that a person may want to meet: the levels, then the simple players.
std::vector<std::string_view> bot_names();

// Whether make_bot knows it, whatever the game.
bool is_bot_name(std::string_view name);

// Besides the names above: `mcts:N` and `mcts@MS` are tree search that knows only the rules, with
// N simulations or MS milliseconds a move; `flat:N` and `flat@MS` are the same without a tree;
// `champion:N` and `champion@MS` are the champion with that much thought. The same name and game
// give the same player on every machine, unless it goes by the clock.
Result<std::unique_ptr<const Bot>> make_bot(std::string_view name, const GameSpec& game);

}  // namespace tessera
