#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>

#include "terminal/draw.h"
#include "terminal/screen.h"
#include "tests/support/random_games.h"

// The pictures of the games in every language.

namespace tessera::terminal {
namespace {

class PicturesIn : public ::testing::TestWithParam<words::Language> {
 protected:
  Canvas canvas_{.names = {"Wilhelmina van Zuyle", "Zoë", "Hobbyspieler 1", "Gevorderde 2", "Confirmé 12"},
                 .words = &words::Catalogue::of(GetParam())};
};
INSTANTIATE_TEST_SUITE_P(Languages, PicturesIn, ::testing::ValuesIn(words::kLanguages),
                         [](const auto& language) { return std::string(words::name_of(language.param)); });

// With names as long as they may be, from any side, at any time.
TEST_P(PicturesIn, Fit80ColumnsAnd18Rows) {
  for_each_game([&]<Game G> {
    int drawn = 0;
    tessera::testing::at_random_positions<G>(1, [&](const auto& state, Rng& rng) {
      if (rng.below(12) != 0 && !G::turn(state).is_over()) return;
      for (const std::optional<Seat> seat : {std::optional<Seat>(), std::optional(seat_at(0))}) {
        const auto view = G::view(state, seat ? Viewer(*seat) : Viewer::onlooker());
        const Picture picture = draw(view, canvas_);
        EXPECT_LE(picture.width(), 80U) << picture.plain();
        EXPECT_LE(picture.lines().size(), 18U) << picture.plain();
        EXPECT_EQ(picture.plain().find("terminal."), std::string::npos) << picture.plain();
        ++drawn;
      }
    });
    EXPECT_GT(drawn, 50) << G::spec().name;
  });
}

// The board of 21 is 63 columns wide, its panel 16; a word more would push one off the screen.
TEST_P(PicturesIn, EveryTextOf21HasRoom) {
  const auto width = [&](const Message& message) { return display_width(canvas_.say(message)); };
  EXPECT_LE(width(Message(Say::upper_half, {{"players", 2}})), 60U);
  for (const Say panel : {Say::final_scores, Say::dealing, Say::no_points_yet, Say::own_hand, Say::makes_21})
    EXPECT_LE(width(panel), 16U) << canvas_.say(panel);
  EXPECT_LE(width(Message(Say::round, {{"round", 100}})), 16U);
  EXPECT_LE(width(Message(Say::holdings, {{"hand", 3}, {"stock", 28}, {"left", 261}})), 14U + 1U);
  EXPECT_LE(width(Message(Say::some_make_21, {{"shown", 10}, {"all", 160}})), 16U);
  EXPECT_LE(width(Message(Say::more_squares, {{"count", 30}})), 14U);
  EXPECT_LE(width(Say::squares_legend), 80U);
}

// The box of 101 is 20 columns wide.
TEST_P(PicturesIn, EveryTextOfTheBoxHasRoom) {
  for (const Say text : {Say::box_head, Say::front_may_be, Say::may_be_head})
    EXPECT_LE(display_width(canvas_.say(text)), 20U) << canvas_.say(text);
  EXPECT_LE(display_width(canvas_.say(Say::face_up)), 20U - 6U);
}

TEST(PicturesInFrench, SayItInFrench) {
  const Canvas canvas{.names = {"Ann", "Bo", "Cy"}, .words = &words::Catalogue::of(words::Language::french)};
  auto state = tessera::lexio::Lexio::start(*tessera::lexio::Lexio::configure({3, {}}));
  Rng rng(3);
  while (tessera::lexio::Lexio::turn(state).is_chance())
    tessera::lexio::Lexio::apply(state, tessera::lexio::Lexio::sample(state, rng));
  const Seat leader = state.pub.to_act;
  const std::string own = draw(tessera::lexio::Lexio::view(state, leader), canvas).plain();
  EXPECT_THAT(own, ::testing::HasSubstr("La table est vide\u00a0: vous entamez\n"));
  EXPECT_THAT(own, ::testing::HasSubstr("Manche 1 sur 5      tuiles    jetons"));
  EXPECT_THAT(own, ::testing::HasSubstr("(vous)"));
}

// An é has two bytes: a name is cut between letters.
TEST(ShortenedNames, AreCutBetweenLetters) {
  EXPECT_EQ(shortened("Confirmé 1", 9), "Confir. 1");
  EXPECT_EQ(shortened("éééééé", 5), "éééé.");
}

}  // namespace
}  // namespace tessera::terminal
