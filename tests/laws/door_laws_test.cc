#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "base/random.h"
#include "core/erase.h"
#include "games/catalog.h"
#include "tests/support/said.h"

// Whoever does not know which game is played hears from it what the game itself says.

namespace tessera {
namespace {

template <class G>
class DoorLaws : public ::testing::Test {
 protected:
  // What playing an event at the door must return.
  template <class Event>
  static Happened expected(const typename G::State& state, const Event& event,
                           const std::vector<Viewer>& audience) {
    Happened happened{.text = G::to_text(event), .told = {}, .revealed_to = {}};
    for (const Viewer viewer : audience) happened.told.push_back(G::told(state, event, viewer));
    for (const Viewer viewer : all_viewers(G::players(state)))
      if (shows(state, event, viewer)) happened.revealed_to.push_back(viewer);
    return happened;
  }

 private:
  static bool shows(const typename G::State& state, const typename G::Move& move, Viewer viewer) {
    return G::reveals(state, move, viewer);
  }
  // Nobody knew before what chance would do.
  static bool shows(const typename G::State& /*state*/, const typename G::Chance& /*chance*/,
                    Viewer /*viewer*/) {
    return true;
  }
};

using Games = ::testing::Types<one_oh_one::OneOhOne, lexio::Lexio, twenty_one::TwentyOne>;
TYPED_TEST_SUITE(DoorLaws, Games);

// What a screen asks for by itself is what the data says.
TYPED_TEST(DoorLaws, RoundColoursAndHandAreThoseOfTheData) {
  const ErasedGame<TypeParam> game;
  for (const Setup& setup : every_setup(game)) {
    Rng rng(43);
    const auto door = *game.start(setup);
    while (!door->turn().is_over()) {
      for (const Viewer viewer : all_viewers(setup.players)) {
        if (rng.below(8) != 0) continue;  // data takes its time
        const auto view = door->view(viewer);
        const Data data = view->data();
        ASSERT_EQ(data["round"], Data(view->round()));
        const auto& seat_list = std::get<Data::List>(data["seats"].value());
        for (const Seat seat : seats(setup.players))
          ASSERT_EQ(seat_list[index(seat)]["colour"], Data(view->colour_of(seat)));
        const std::vector<std::string> hand = view->hand();
        if (std::holds_alternative<Data::List>(data["hand"].value()))
          ASSERT_EQ(data["hand"], Data(Data::List(hand.begin(), hand.end())));
        else
          ASSERT_TRUE(hand.empty()) << "an onlooker, or a game without hands";
      }
      if (door->turn().is_chance())
        door->draw(rng);
      else
        ASSERT_TRUE(door->play(door->turn().seat(), rng.pick(door->legal())));
    }
  }
}

TYPED_TEST(DoorLaws, EveryViewerIsToldWhatTheGameTellsIt) {
  using G = TypeParam;
  const ErasedGame<G> game;
  for (const Setup& setup : every_setup(game)) {
    Rng rng(41);
    auto state = G::start(*G::configure(setup));
    const auto door = *game.start(setup);
    // In an order that is not the one of the seats.
    std::vector<Viewer> audience;
    for (const Viewer viewer : all_viewers(setup.players)) audience.insert(audience.begin(), viewer);
    while (!G::turn(state).is_over()) {
      const auto compare = [&](const auto& event, const Result<Happened>& happened) {
        ASSERT_TRUE(happened) << G::to_text(event) << ": " << said(happened.error());
        const Happened wanted = this->expected(state, event, audience);
        EXPECT_EQ(happened->text, wanted.text);
        EXPECT_EQ(happened->told, wanted.told) << wanted.text;
        EXPECT_TRUE(happened->revealed_to == wanted.revealed_to) << wanted.text;
        G::apply(state, event);
      };
      if (G::turn(state).is_chance()) {
        Rng same = rng;
        const auto event = G::sample(state, rng);
        compare(event,
                rng.below(2) == 0 ? door->draw(same, audience) : door->chance(G::to_text(event), audience));
      } else {
        const auto move = rng.pick(G::legal(state));
        compare(move, door->play(G::turn(state).seat(), G::to_text(move), audience));
      }
      ASSERT_FALSE(this->HasFailure());
      ASSERT_TRUE(door->equals(ErasedState<G>(state)));
    }
  }
}

}  // namespace
}  // namespace tessera
