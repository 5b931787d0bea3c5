#include <algorithm>
#include <gtest/gtest.h>
#include <set>
#include <string>
#include <vector>

#include "base/text.h"
#include "core/game.h"
#include "games/catalog.h"
#include "terminal/draw.h"
#include "tests/support/random_games.h"
#include "tests/support/said.h"
#include "tests/terminal/pictures.h"

// What holds for every game, every number of players and every option.

namespace tessera {
namespace {

using testing::at_random_positions;

template <class G>
class GameLaws : public ::testing::Test {};

using Games = ::testing::Types<one_oh_one::OneOhOne, lexio::Lexio, twenty_one::TwentyOne>;
TYPED_TEST_SUITE(GameLaws, Games);

template <class G>
bool contains(const auto& moves, const typename G::Move& move) {
  return std::find(moves.begin(), moves.end(), move) != moves.end();
}

// Moves of other positions, legal there and mostly nonsense here.
template <class G>
std::vector<typename G::Move> foreign_moves() {
  std::vector<typename G::Move> pool;
  at_random_positions<G>(1, [&](const auto& state, Rng& rng) {
    const auto moves = G::legal(state);
    if (!moves.empty() && rng.below(4) == 0) pool.push_back(rng.pick(moves));
  });
  return pool;
}

TYPED_TEST(GameLaws, EveryListedMovePassesTheCheckAndIsListedOnce) {
  using G = TypeParam;
  at_random_positions<G>(3, [](const auto& state, Rng&) {
    const auto moves = G::legal(state);
    EXPECT_EQ(moves.empty(), !G::turn(state).is_seat());
    std::set<std::string> texts;
    for (const auto& move : moves) {
      const auto refusal = G::check(state, move);
      EXPECT_FALSE(refusal) << G::to_text(move) << ": " << said(*refusal);
      EXPECT_TRUE(texts.insert(G::to_text(move)).second) << G::to_text(move) << " is listed twice";
    }
  });
}

TYPED_TEST(GameLaws, AMoveThatIsNotListedIsRefusedWithAReason) {
  using G = TypeParam;
  const auto pool = foreign_moves<G>();
  ASSERT_GT(pool.size(), 100U);
  long refused = 0;
  at_random_positions<G>(2, [&](const auto& state, Rng& rng) {
    const auto moves = G::legal(state);
    for (int i = 0; i < 20; ++i) {
      const auto& move = rng.pick(pool);
      const auto refusal = G::check(state, move);
      ASSERT_EQ(!refusal, contains<G>(moves, move)) << G::to_text(move);
      if (!refusal) continue;
      ++refused;
      EXPECT_FALSE(code_name(*refusal).empty());
      EXPECT_GT(said(*refusal).size(), 10U) << said(*refusal);
    }
  });
  EXPECT_GT(refused, 1000);
}

TYPED_TEST(GameLaws, TheSameEventLeadsToTheSameState) {
  using G = TypeParam;
  at_random_positions<G>(2, [](const auto& state, Rng& rng) {
    if (G::turn(state).is_over()) return;
    auto one = state;
    auto two = state;
    Rng same = rng;
    random_step<G>(one, rng);
    random_step<G>(two, same);
    EXPECT_EQ(one, two);
    EXPECT_FALSE(one == state) << "an event that changes nothing";
  });
}

TYPED_TEST(GameLaws, ChanceSamplesWhatItAccepts) {
  using G = TypeParam;
  at_random_positions<G>(2, [](const auto& state, Rng& rng) {
    if (!G::turn(state).is_chance()) return;
    const auto chance = G::sample(state, rng);
    const auto refusal = G::check(state, chance);
    EXPECT_FALSE(refusal) << said(*refusal);
    const std::string text = G::to_text(chance);
    const auto parsed = G::parse_chance(text);
    ASSERT_TRUE(parsed) << text << ": " << said(parsed.error());
    EXPECT_EQ(*parsed, chance);
    auto after = state;
    G::apply(after, chance);
    if (G::turn(after).is_seat()) {
      EXPECT_TRUE(G::check(after, chance)) << "dealt twice: " << text;
    }
  });
}

TYPED_TEST(GameLaws, ImaginedWorldsLookTheSame) {
  using G = TypeParam;
  long differing = 0;
  at_random_positions<G>(2, [&](const auto& state, Rng& rng) {
    for (const Seat seat : seats(G::players(state))) {
      const auto seen = G::view(state, seat);
      EXPECT_EQ(G::viewer(seen), seat);
      EXPECT_EQ(G::turn(seen), G::turn(state));
      const auto imagined = G::imagine(seen, rng);
      EXPECT_TRUE(G::view(imagined, seat) == seen);
      if (!(imagined == state)) ++differing;
    }
  });
  EXPECT_GT(differing, 1000) << "imagine would have to know the hidden state";
}

TYPED_TEST(GameLaws, ImaginedWorldsArePlayableToTheEnd) {
  using G = TypeParam;
  at_random_positions<G>(1, [](const auto& state, Rng& rng) {
    if (rng.below(10) != 0) return;
    auto imagined =
        G::imagine(G::view(state, seat_at(rng.below(static_cast<std::uint32_t>(G::players(state))))), rng);
    random_playout<G>(imagined, rng);
    EXPECT_TRUE(G::turn(imagined).is_over());
  });
}

TYPED_TEST(GameLaws, TheSeatToMoveKnowsItsMovesAndNobodyElseHasAny) {
  using G = TypeParam;
  at_random_positions<G>(2, [](const auto& state, Rng&) {
    for (const Seat seat : seats(G::players(state))) {
      const auto known = G::legal(G::view(state, seat));
      if (G::turn(state) == Turn::of(seat)) {
        const auto moves = G::legal(state);
        EXPECT_TRUE(std::equal(known.begin(), known.end(), moves.begin(), moves.end()));
      } else {
        EXPECT_TRUE(known.empty());
      }
    }
  });
}

TYPED_TEST(GameLaws, MovesReadBackAsTheyAreWritten) {
  using G = TypeParam;
  at_random_positions<G>(1, [](const auto& state, Rng&) {
    for (const auto& move : G::legal(state)) {
      const std::string text = G::to_text(move);
      const auto parsed = G::parse_move(text);
      ASSERT_TRUE(parsed) << text << ": " << said(parsed.error());
      EXPECT_EQ(*parsed, move);
    }
  });
}

// Records separate words by one or more spaces.
TYPED_TEST(GameLaws, SpacesBetweenWordsDoNotMatter) {
  using G = TypeParam;
  const auto spaced = [](const std::string& text) {
    std::string out = " ";
    for (const std::string_view word : split_words(text)) out += concat(word, "  ");
    return out;
  };
  at_random_positions<G>(1, [&](const typename G::State& state, Rng& rng) {
    if (G::turn(state).is_over()) return;
    if (G::turn(state).is_chance()) {
      const std::string text = G::to_text(G::sample(state, rng));
      const auto read = G::parse_chance(spaced(text));
      ASSERT_TRUE(read) << text;
      EXPECT_EQ(G::to_text(*read), text);
    } else {
      const std::string text = G::to_text(rng.pick(G::legal(state)));
      const auto read = G::parse_move(spaced(text));
      ASSERT_TRUE(read) << text;
      EXPECT_EQ(G::to_text(*read), text);
    }
  });
}

// Whatever differs between two worlds that look alike to a seat, it is told the
// same of every event that both allow.
TYPED_TEST(GameLaws, NothingHiddenIsTold) {
  using G = TypeParam;
  at_random_positions<G>(2, [](const auto& state, Rng& rng) {
    if (!G::turn(state).is_seat()) return;
    const Seat mover = G::turn(state).seat();
    const auto moves = G::legal(state);
    const auto& move = rng.pick(moves);
    for (const Seat seat : seats(G::players(state))) {
      const auto told = G::told(state, move, seat);
      ASSERT_FALSE(told.empty());
      if (seat == mover) {
        EXPECT_EQ(told.front(), std::to_string(index(mover)) + ' ' + G::to_text(move));
      }
      if (G::reveals(state, move, seat)) continue;
      const auto imagined = G::imagine(G::view(state, seat), rng);
      if (!G::check(imagined, move)) {
        EXPECT_EQ(G::told(imagined, move, seat), told);
      }
    }
  });
}

// A move that reveals nothing to a seat leads to views it could have foreseen.
TYPED_TEST(GameLaws, WhatRevealsNothingCanBeForeseen) {
  using G = TypeParam;
  at_random_positions<G>(2, [](const auto& state, Rng& rng) {
    if (!G::turn(state).is_seat()) return;
    const auto moves = G::legal(state);
    const auto& move = rng.pick(moves);
    for (const Seat seat : seats(G::players(state))) {
      if (G::reveals(state, move, seat)) continue;
      auto imagined = G::imagine(G::view(state, seat), rng);
      if (G::check(imagined, move)) continue;
      auto after = state;
      G::apply(after, move);
      G::apply(imagined, move);
      EXPECT_TRUE(G::view(after, seat) == G::view(imagined, seat)) << G::to_text(move);
    }
  });
}

TYPED_TEST(GameLaws, GamesEndWithAScoreForEverybodyAndAWinner) {
  using G = TypeParam;
  const ErasedGame<G> game;
  for (const tessera::Setup& setup : every_setup(game)) {
    Rng rng(7);
    for (int i = 0; i < 200; ++i) {
      auto state = G::start(*G::configure(setup));
      int plies = 0;
      for (; !G::turn(state).is_over(); ++plies) {
        ASSERT_LT(plies, 20'000);
        random_step<G>(state, rng);
      }
      const Outcome outcome = G::outcome(state);
      EXPECT_EQ(outcome.scores.size(), static_cast<std::size_t>(setup.players));
      ASSERT_FALSE(outcome.winners.empty());
      EXPECT_TRUE(std::is_sorted(outcome.winners.begin(), outcome.winners.end()));
      for (const Seat winner : outcome.winners)
        EXPECT_LT(index(winner), static_cast<std::size_t>(setup.players));
      for (const Seat a : seats(setup.players))
        for (const Seat b : seats(setup.players))
          if (G::side(state, a) == G::side(state, b)) {
            EXPECT_EQ(std::ranges::count(outcome.winners, a), std::ranges::count(outcome.winners, b));
          }
    }
  }
}

TYPED_TEST(GameLaws, SidesAreNumberedFromZeroWithoutGaps) {
  using G = TypeParam;
  const ErasedGame<G> game;
  for (const tessera::Setup& setup : every_setup(game)) {
    const auto state = *game.start(setup);
    std::set<int> sides;
    for (const Seat seat : seats(setup.players)) sides.insert(state->side(seat));
    EXPECT_EQ(*sides.begin(), 0);
    EXPECT_EQ(*sides.rbegin(), static_cast<int>(sides.size()) - 1);
  }
}

TYPED_TEST(GameLaws, PicturesFitASmallTerminal) {
  using G = TypeParam;
  at_random_positions<G>(1, [](const auto& state, Rng& rng) {
    if (!G::turn(state).is_over() && rng.below(3) != 0) return;
    const auto moves = G::legal(state);
    const terminal::Canvas marked{.names = std::vector<std::string>(kMaxSeats, "A name as long as it"),
                                  .marked = moves.empty() ? "nothing" : G::to_text(rng.pick(moves))};
    for (const Seat seat : seats(G::players(state)))
      for (const terminal::Canvas& canvas : {terminal::Canvas{}, marked}) {
        const terminal::Picture picture = terminal::draw(G::view(state, seat), canvas);
        EXPECT_LE(picture.width(), 80U) << picture.plain();
        EXPECT_LE(picture.lines().size(), 18U) << picture.plain();
        EXPECT_FALSE(picture.lines().empty());
      }
  });
}

// Nothing moves when a move is marked, and only whoever could make it sees the mark.
TYPED_TEST(GameLaws, AMarkChangesAFewLinesForTheSeatToMoveAlone) {
  using G = TypeParam;
  long seen = 0;
  at_random_positions<G>(1, [&](const auto& state, Rng& rng) {
    const auto moves = G::legal(state);
    if (moves.empty() || rng.below(4) != 0) return;
    const terminal::Canvas marked{.marked = G::to_text(rng.pick(moves))};
    for (const Seat seat : seats(G::players(state))) {
      const auto view = G::view(state, seat);
      const auto changed = testing::changed_lines(terminal::draw(view), terminal::draw(view, marked));
      EXPECT_LE(changed.size(), G::turn(state) == Turn::of(seat) ? 2U : 0U) << marked.marked;
      for (const std::string& line : changed) EXPECT_NE(line.find(']'), std::string::npos) << line;
      seen += static_cast<long>(changed.size());
    }
  });
  EXPECT_GT(seen, 100);
}

// What a page relies on whatever the game is.
TYPED_TEST(GameLaws, DataHasACommonFrame) {
  using G = TypeParam;
  at_random_positions<G>(1, [](const auto& state, Rng& rng) {
    const Turn turn = G::turn(state);
    if (!turn.is_over() && rng.below(10) != 0) return;
    for (const Seat seat : seats(G::players(state))) {
      const Data data = G::to_data(G::view(state, seat));
      EXPECT_EQ(data["game"], Data(G::spec().name));
      EXPECT_EQ(data["players"], Data(G::players(state)));
      EXPECT_EQ(data["viewer"], Data(static_cast<int>(index(seat))));
      EXPECT_EQ(data["turn"], turn.is_seat() ? Data(static_cast<int>(index(turn.seat()))) : Data());
      EXPECT_FALSE(data["phase"] == Data());
      for (const OptionSpec& option : G::spec().options) EXPECT_FALSE(data["options"][option.key] == Data());
      ASSERT_EQ(data["result"] == Data(), !turn.is_over());
      if (!turn.is_over()) continue;
      Data::List winners;
      for (const Seat winner : G::outcome(state).winners)
        winners.emplace_back(static_cast<int>(index(winner)));
      EXPECT_EQ(data["result"]["winners"], Data(winners));
    }
  });
}

TEST(LexioLaws, ChipsAreConserved) {
  using lexio::Lexio;
  at_random_positions<Lexio>(20, [](const auto& state, Rng&) {
    if (!Lexio::turn(state).is_over()) return;
    const Data options = Lexio::to_data(Lexio::view(state, Seat{}))["options"];
    std::int64_t total = 0;
    for (const std::int32_t chips : Lexio::outcome(state).scores) {
      EXPECT_GE(chips, 0);
      total += chips;
    }
    EXPECT_EQ(total, Lexio::players(state) * std::get<std::int64_t>(options["chips"].value()));
  });
}

// Five 5s can't be shared evenly (101, "Scoring").
TEST(OneOhOneLaws, TwoPlayersNeverEndLevel) {
  using one_oh_one::OneOhOne;
  at_random_positions<OneOhOne>(200, [](const auto& state, Rng&) {
    if (OneOhOne::players(state) != 2 || !OneOhOne::turn(state).is_over()) return;
    EXPECT_EQ(OneOhOne::outcome(state).winners.size(), 1U);
  });
}

}  // namespace
}  // namespace tessera
