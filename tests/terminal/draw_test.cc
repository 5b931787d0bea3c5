#include "terminal/draw.h"

#include <concepts>
#include <gtest/gtest.h>
#include <string>

#include "core/erase.h"
#include "games/catalog.h"

namespace tessera::terminal {
namespace {

template <Game G>
typename G::State a_position() {
  auto state = G::start(*G::configure({G::spec().default_players, {}}));
  Rng rng(3);
  while (G::turn(state).is_chance()) G::apply(state, G::sample(state, rng));
  return state;
}

TEST(Draw, FindsTheGameOfAView) {
  const Canvas canvas{.columns = 80, .rows = 24, .names = {"Ann", "Bo"}};
  for_each_game([&]<Game G> {
    const typename G::View view = G::view(a_position<G>(), seat_at(0));
    const std::string own = draw(view, canvas).plain();
    EXPECT_NE(own, "");
    EXPECT_EQ(draw(ErasedView<G>(view), canvas).plain(), own) << G::spec().name;
  });
}

TEST(Draw, AViewIsGivenAsItsOwnGamesAlone) {
  for_each_game([&]<Game G> {
    const ErasedView<G> view(G::view(a_position<G>(), seat_at(0)));
    for_each_game([&]<Game Other> {
      EXPECT_EQ(view_as<Other>(view) != nullptr, (std::same_as<G, Other>)) << G::spec().name;
    });
  });
}

}  // namespace
}  // namespace tessera::terminal
