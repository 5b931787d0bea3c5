#include "games/catalog.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

TEST(Catalog, FindsEveryGameByItsName) {
  EXPECT_EQ(all_games().size(), 3U);
  for (const AnyGame* game : all_games()) EXPECT_EQ(find_game(game->spec().name), game);
  for (const char* name : {"", "1", "Lexio", "lexio "}) EXPECT_EQ(find_game(name), nullptr) << name;
}

// 101: players x modes x backs. Lexio: players x rulebooks, rounds and chips by default or 1.
// 21: players x boards x lines, and teams for four.
TEST(Catalog, EverySetupIsThereOnce) {
  EXPECT_EQ(every_setup(*find_game("101")).size(), 4U * 3 * 2);
  EXPECT_EQ(every_setup(*find_game("lexio")).size(), 3U * 2 * 2 * 2);
  EXPECT_EQ(every_setup(*find_game("21")).size(), 3U * 2 * 2 + 2 * 2);
}

}  // namespace
}  // namespace tessera
