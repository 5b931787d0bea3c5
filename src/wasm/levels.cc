#include "bots/bot.h"
#include "core/any_game.h"
#include "games/catalog.h"

namespace tessera {
namespace {

// Whether the level makes a legal move where it is the first to play.
bool makes_a_move(const AnyGame& game, std::string_view level, std::uint64_t seed) {
  Rng rng(seed);
  const auto state = *game.start({game.spec().default_players, {}});
  while (state->turn().is_chance()) state->draw(rng);
  const Seat seat = state->turn().seat();
  const auto bot = make_bot(level, game.spec());
  search::Scratch scratch;
  return bot && state->play(seat, (*bot)->choose(*state->view(seat), seed, scratch, Stop()));
}

}  // namespace
}  // namespace tessera

// In how many games this level, counted from novice, makes a legal first move. The strong ones
// ask for the time.
extern "C" [[clang::export_name("tessera_level_moves")]] int tessera_level_moves(int level,
                                                                                 std::uint64_t seed) {
  using namespace tessera;
  const auto names = level_names();
  if (level < 0 || level >= static_cast<int>(names.size())) return -1;
  int moves = 0;
  for (const AnyGame* game : all_games())
    moves += makes_a_move(*game, names[static_cast<std::size_t>(level)], seed) ? 1 : 0;
  return moves;
}
