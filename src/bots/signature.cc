#include "bots/signature.h"

#include "base/hash.h"
#include "bots/analysis.h"
#include "bots/bot.h"
#include "core/seat.h"
#include "games/catalog.h"

namespace tessera {
namespace {

// Nobody may look at the clock here, so that a slow machine agrees.
std::vector<std::string_view> bots_without_a_clock(const GameSpec& game) {
  std::vector<std::string_view> names = heuristic_levels(game);
  names.insert(names.end(), {"greedy", "random", "champion:20", "mcts:20", "flat:20"});
  return names;
}

// The names in turn, beginning anywhere.
std::vector<std::unique_ptr<const Bot>> seat_bots(const GameSpec& game, int players, std::uint64_t seed) {
  const std::vector<std::string_view> names = bots_without_a_clock(game);
  std::vector<std::unique_ptr<const Bot>> bots;
  for (std::uint64_t i = 0; i < static_cast<std::uint64_t>(players); ++i)
    bots.push_back(*make_bot(names[(seed + i) % names.size()], game));
  return bots;
}

void add_game(Fingerprint& print, const AnyGame& game, const Setup& setup, std::uint64_t seed,
              search::Scratch& scratch) {
  const auto bots = seat_bots(game.spec(), setup.players, seed);
  Rng rng(seed);
  const auto state = *game.start(setup);
  for (std::uint64_t event = 1; !state->turn().is_over(); ++event) {
    if (state->turn().is_chance()) {
      state->draw(rng);
      continue;
    }
    const Seat seat = state->turn().seat();
    const auto view = state->view(seat);
    if (rng.below(16) == 0)
      for (const MoveAnalysis& looked_at :
           analyse(*view, {.simulations = 40, .milliseconds = {}}, seed, scratch, Stop()).moves)
        print.add(looked_at.move);
    const std::string move = bots[index(seat)]->choose(*view, derive_seed(seed, event), scratch, Stop());
    print.add(move);
    static_cast<void>(state->play(seat, move));
  }
  print.add(to_text(state->outcome()));
}

// The first decision of a game, by searches that look much further than those of whole games.
void add_long_searches(Fingerprint& print, const AnyGame& game, std::uint64_t seed,
                       search::Scratch& scratch) {
  Rng rng(seed);
  const auto state = *game.start({game.spec().default_players, {}});
  while (state->turn().is_chance()) state->draw(rng);
  const auto view = state->view(state->turn().seat());
  for (const std::string_view name : {"champion:1000", "mcts:1000", "flat:1000"})
    print.add((*make_bot(name, game.spec()))->choose(*view, seed, scratch, Stop()));
}

}  // namespace

std::uint64_t bot_signature(int games, std::uint64_t seed) {
  Fingerprint print;
  search::Scratch scratch;
  std::uint64_t game_seed = seed;
  for (const AnyGame* game : all_games()) {
    for (const Setup& setup : every_setup(*game))
      for (int i = 0; i < games; ++i)
        add_game(print, *game, setup, game_seed = derive_seed(game_seed, 1), scratch);
    add_long_searches(print, *game, seed, scratch);
  }
  return print.value();
}

}  // namespace tessera
