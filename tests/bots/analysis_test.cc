#include "bots/analysis.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <set>

#include "bots/lexio/messages.h"
#include "bots/lexio/reasons.h"
#include "bots/one_oh_one/messages.h"
#include "bots/one_oh_one/reasons.h"
#include "bots/twenty_one/messages.h"
#include "bots/twenty_one/reasons.h"
#include "core/erase.h"
#include "core/playout.h"
#include "games/catalog.h"
#include "tests/support/said.h"

namespace tessera {
namespace {

using ::testing::Contains;

std::vector<std::string> kinds(const Reasons& reasons) {
  std::vector<std::string> kinds;
  for (const Message& reason : reasons) {
    EXPECT_TRUE(words::Catalogue::english().pattern(reason.code())) << reason.code().name;
    kinds.emplace_back(reason.code().name);
  }
  return kinds;
}

template <class G>
class Analysing : public ::testing::Test {};
using Games = ::testing::Types<one_oh_one::OneOhOne, lexio::Lexio, twenty_one::TwentyOne>;
TYPED_TEST_SUITE(Analysing, Games);

TYPED_TEST(Analysing, SaysWhatEveryMoveIsWorthBestFirst) {
  using G = TypeParam;
  Rng rng(17);
  auto state = G::start(*G::configure({G::spec().default_players, {}}));
  int looked_at = 0;
  search::Scratch scratch;
  for (int step = 0; !G::turn(state).is_over(); ++step) {
    if (step % 11 == 10 && G::turn(state).is_seat() && G::legal(state).size() > 2) {
      ++looked_at;
      const auto legal = G::legal(state);
      const std::string about = G::to_text(legal[legal.size() / 2]);
      const ErasedView<G> view(G::view(state, G::turn(state).seat()));
      const Effort effort{.simulations = 400, .milliseconds = {}};
      const Analysis analysis = analyse(view, effort, 1, scratch, Stop());
      ASSERT_LE(analysis.moves.size(), legal.size());
      if (legal.size() < 20) {
        ASSERT_EQ(analysis.moves.size(), legal.size());
      }
      EXPECT_EQ(analysis.find("nonsense"), nullptr);
      int total = 0;
      for (const MoveAnalysis& move : analysis.moves) {
        EXPECT_FALSE(G::check(state, *G::parse_move(move.move)));
        EXPECT_GE(move.win.value, 0);
        EXPECT_LE(move.win.value, 1);
        EXPECT_GE(move.worth.error, 0);
        EXPECT_GT(move.simulations, 0);
        total += move.simulations;
      }
      EXPECT_EQ(total, analysis.simulations);
      EXPECT_LE(total, 400);
      EXPECT_GE(analysis.moves[0].worth.value, analysis.moves[1].worth.value);

      const Analysis two =
          analyse(view, effort, 1, scratch, Stop(), std::vector{about, G::to_text(legal[0])});
      ASSERT_EQ(two.moves.size(), 2U);
      EXPECT_EQ(two.moves[0].simulations, 200);
      EXPECT_EQ(two.moves[1].simulations, 200);
      EXPECT_NE(two.find(about), nullptr);
      EXPECT_GE(two.moves[0].worth.value, two.moves[1].worth.value);
      EXPECT_EQ(two.legal, legal.size());

      // What is no move here is not looked at.
      EXPECT_TRUE(
          analyse(view, effort, 1, scratch, Stop(), std::vector<std::string>{"nonsense"}).moves.empty());
      EXPECT_EQ(
          analyse(view, effort, 1, scratch, Stop(), std::vector<std::string>{"nonsense", about}).moves.size(),
          1U);
    }
    random_step<G>(state, rng);
  }
  EXPECT_GT(looked_at, 2);
}

TEST(AnalysingFewSimulations, IsNotTakenForCertainty) {
  using lexio::Lexio;
  Rng rng(5);
  auto state = Lexio::start(*Lexio::configure({3, {}}));
  while (!Lexio::turn(state).is_seat()) random_step<Lexio>(state, rng);
  const ErasedView<Lexio> view(Lexio::view(state, Lexio::turn(state).seat()));
  search::Scratch scratch;
  for (const MoveAnalysis& move :
       analyse(view, {.simulations = 20, .milliseconds = {}}, 1, scratch, Stop()).moves) {
    EXPECT_GE(move.win.error, 1.0 / move.simulations);
  }
}

// The kinds that the reasons for a move may begin with.
std::set<std::string> first_kinds(const one_oh_one::View& /*view*/, const one_oh_one::OneOhOne::Move& move) {
  if (std::holds_alternative<one_oh_one::Take>(move)) return {"takes", "takes_one_of"};
  if (std::holds_alternative<one_oh_one::Flip>(move)) return {"shows", "shows_one_of"};
  return {"line_complete", "line_without_combination", "line_so_far", "line_may_become"};
}
std::set<std::string> first_kinds(const lexio::View& view, const lexio::Move& move) {
  if (move.is_pass()) return {"keeps_twos", "few_tiles"};
  return {move.tiles() == view.hand ? "goes_out" : "plays"};
}
std::set<std::string> first_kinds(const twenty_one::View& view, const twenty_one::TwentyOne::Move& move) {
  if (std::holds_alternative<twenty_one::Exchange>(move)) return {"gives_back"};
  const auto* place = std::get_if<twenty_one::Place>(&move);
  if (place == nullptr) return {};
  if (view.pub.left[index(view.viewer.seat())].size() == 1) return {"scores", "goes_out"};
  return {"scores", place->face.is_star() ? "wastes_star" : "gets_rid"};
}

// Some moves of 101 and passes have nothing to be said for them.
bool may_be_without(const one_oh_one::OneOhOne::Move& move) {
  return std::holds_alternative<one_oh_one::Place>(move);
}
bool may_be_without(const lexio::Move& move) { return move.is_pass(); }
bool may_be_without(const twenty_one::TwentyOne::Move& move) {
  return std::holds_alternative<twenty_one::Pass>(move);
}

template <MessageEnum E>
std::set<std::string> names_of(E reason) {
  std::set<std::string> names;
  for (const Code code : all_codes(reason)) names.emplace(code.name);
  return names;
}

// All that are a reason by themselves: lines and what becomes of them are also parts of reasons.
std::set<std::string> all_kinds(one_oh_one::OneOhOne /*game*/) {
  auto kinds = names_of(one_oh_one::Reason{});
  for (const char* part : {"row", "column", "line_grows"}) kinds.erase(part);
  return kinds;
}
std::set<std::string> all_kinds(lexio::Lexio /*game*/) { return names_of(lexio::Reason{}); }
std::set<std::string> all_kinds(twenty_one::TwentyOne /*game*/) { return names_of(twenty_one::Reason{}); }

// Whatever is played in whole games, its reasons begin with what the move is, and all kinds occur.
TYPED_TEST(Analysing, HasReasonsForWhatIsPlayed) {
  using G = TypeParam;
  Rng rng(23);
  std::set<std::string> seen;
  const std::vector<Setup> setups = every_setup(ErasedGame<G>());
  for (std::size_t i = 0; i < setups.size(); i += 1 + setups.size() / 12) {
    auto state = G::start(*G::configure(setups[i]));
    while (!G::turn(state).is_over()) {
      if (G::turn(state).is_seat()) {
        const auto view = G::view(state, G::turn(state).seat());
        for (const auto& move : G::legal(view)) {
          const auto given = kinds(reasons(view, move));
          seen.insert(given.begin(), given.end());
          if (given.empty()) {
            ASSERT_TRUE(may_be_without(move)) << G::to_text(move);
            continue;
          }
          ASSERT_THAT(first_kinds(view, move), Contains(given.front())) << G::to_text(move);
        }
      }
      random_step<G>(state, rng);
    }
  }
  EXPECT_EQ(seen, all_kinds(G{}));
}

TEST(LexioReasons, NameWhatGoesOutAndWhoIsAboutTo) {
  using namespace lexio;
  const auto tile = [](int number, Suit suit) { return TileSet(Tile(number, suit)); };
  View view;
  view.viewer = Seat{};
  view.pub.config = *Lexio::configure({3, {}});
  view.pub.phase = Phase::turn;
  view.pub.hand_sizes = {1, 12, 2, 0, 0};
  view.hand = tile(2, Suit::sun);
  const auto play = Move::play(view.hand);
  const Reasons out = reasons(view, play);
  EXPECT_THAT(kinds(out), ::testing::ElementsAre("goes_out", "unbeatable", "spends_twos", "few_tiles"));
  EXPECT_EQ(said(out[0]), "2 of suns goes out");
  EXPECT_EQ(said(out[3]), "seat 2 has only 2 tiles");

  view.hand = tile(2, Suit::sun) | tile(9, Suit::moon);
  view.pub.hand_sizes = {2, 12, 12, 0, 0};
  // All 1s and 2s but the own one are unseen, so that a 9 can be beaten and the best 2 can't.
  EXPECT_THAT(kinds(reasons(view, Move::play(tile(9, Suit::moon)))),
              ::testing::ElementsAre("plays", "keeps_twos"));
  EXPECT_THAT(kinds(reasons(view, Move::play(tile(2, Suit::sun)))), Contains("unbeatable"));
  EXPECT_THAT(kinds(reasons(view, Move::pass())), ::testing::ElementsAre("keeps_twos"));
}

TEST(LexioReasons, CountTheTwosInWords) {
  using namespace lexio;
  const auto tile = [](int number, Suit suit) { return TileSet(Tile(number, suit)); };
  View view;
  view.viewer = Seat{};
  view.pub.config = *Lexio::configure({3, {}});
  view.pub.phase = Phase::turn;
  view.pub.hand_sizes = {5, 12, 12, 0, 0};
  view.hand = tile(9, Suit::moon) | tile(2, Suit::sun);
  const auto last_of = [&](const Move& move) { return said(reasons(view, move).back()); };
  EXPECT_EQ(last_of(Move::pass()), "keeps a 2: a loss would cost 2 times as much");
  view.hand = view.hand | tile(2, Suit::moon);
  EXPECT_EQ(last_of(Move::pass()), "keeps two 2s: a loss would cost 4 times as much");
  EXPECT_EQ(last_of(Move::play(tile(2, Suit::sun) | tile(2, Suit::moon))), "spends two 2s");
  view.hand = TileSet::of_rank(rank_of(2)) | tile(9, Suit::moon);
  EXPECT_EQ(last_of(Move::play(tile(9, Suit::moon))),
            "keeps all four 2s: a loss would cost 16 times as much");
}

}  // namespace
}  // namespace tessera
