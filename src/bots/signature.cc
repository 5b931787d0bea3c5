#include "bots/signature.h"

#include "base/hash.h"
#include "bots/analysis.h"
#include "bots/bot.h"
#include "core/seat.h"
#include "games/catalog.h"

namespace tessera {
namespace {

// No level that searches may look at the clock here, so that a slow machine agrees.
constexpr std::string_view kBots[] = {"champion:20", "mcts:20", "flat:20", "casual",
                                      "novice",      "greedy",  "random"};

void add_game(Fingerprint& print, const AnyGame& game, const Setup& setup, std::uint64_t seed) {
  std::vector<std::unique_ptr<Bot>> bots;
  for (std::uint64_t i = 0; i < static_cast<std::uint64_t>(setup.players); ++i)
    bots.push_back(*make_bot(kBots[(seed + i) % std::size(kBots)], game.spec(), derive_seed(seed, i + 1)));
  Rng rng(seed);
  const auto state = *game.start(setup);
  while (!state->turn().is_over()) {
    if (state->turn().is_chance()) {
      static_cast<void>(state->chance(state->sample(rng)));
      continue;
    }
    const Seat seat = state->turn().seat();
    const auto view = state->view(seat);
    if (rng.below(16) == 0)
      for (const MoveAnalysis& looked_at :
           analyse(*view, {.simulations = 40, .milliseconds = {}}, seed).moves)
        print.add(looked_at.move);
    const std::string move = bots[index(seat)]->choose(*view);
    print.add(move);
    static_cast<void>(state->play(seat, move));
  }
  print.add(to_text(state->outcome()));
}

}  // namespace

std::uint64_t bot_signature(int games, std::uint64_t seed) {
  Fingerprint print;
  for (const AnyGame* game : all_games())
    for (const Setup& setup : every_setup(*game))
      for (int i = 0; i < games; ++i)
        add_game(print, *game, setup, derive_seed(seed, static_cast<std::uint64_t>(i)));
  return print.value();
}

}  // namespace tessera
