#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>
#include <set>

#include "core/playout.h"
#include "tests/games/twenty_one/table.h"

namespace tessera::twenty_one {
namespace {

using namespace testing;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr Seat kBlue{0};
constexpr Seat kPink{1};

TEST(TwentyOneView, ShowsOnlyTheOwnHand) {
  const State state = Table().draw("G7", {"p10"}).hand(0, "3 5 *").hand(1, "2 2 7");
  const View view = TwentyOne::view(state, kBlue);
  EXPECT_EQ(view.hand, pile("3 5 *"));
  EXPECT_EQ(TwentyOne::viewer(view), kBlue);
  EXPECT_EQ(TwentyOne::turn(view), Turn::of(kBlue));

  State other = state;
  other.hands[1] = pile("1 * *");
  EXPECT_EQ(TwentyOne::view(other, kBlue), view) << "pink's hand can't be told from blue's view";
}

TEST(TwentyOneView, ListsMovesForTheViewerAlone) {
  const State state = Table().draw("G7", {"p10"}).hand(0, "3 5 *").hand(1, "2 2 7");
  EXPECT_EQ(texts(TwentyOne::legal(TwentyOne::view(state, kBlue))), texts(TwentyOne::legal(state)));
  EXPECT_THAT(TwentyOne::legal(TwentyOne::view(state, kPink)), IsEmpty());
}

TEST(TwentyOneView, HidesTheTokenSetAsideFromTheOthers) {
  const State state = after(Table().draw("G7", {"p10"}).hand(0, "12 13").hand(1, "1"), {"exchange 13"});
  EXPECT_EQ(TwentyOne::view(state, kBlue).aside, pile("13"));
  EXPECT_EQ(TwentyOne::view(state, kPink).aside, Pile());
}

// What chance and moves look like to the others.
TEST(TwentyOneTold, HandsAndDrawsAreHidden) {
  State state = TwentyOne::start(Config{.players = 2});
  EXPECT_THAT(TwentyOne::told(state, chance("start 1"), kBlue), ElementsAre("~ start 1"));
  state = after(state, {"~ start 1"});
  EXPECT_THAT(TwentyOne::told(state, chance("hand 0 1 2 *"), kBlue), ElementsAre("~ hand 0 1 2 *"));
  EXPECT_THAT(TwentyOne::told(state, chance("hand 0 1 2 *"), kPink), ElementsAre("~ hand 0 ? ? ?"));
  state = after(state, {"~ hand 0 1 2 *", "~ hand 1 3 4 5"});
  EXPECT_THAT(TwentyOne::told(state, move("place 3 I7"), kBlue), ElementsAre("1 place 3 I7"));
  EXPECT_THAT(TwentyOne::told(state, move("place 3 I7"), kPink), ElementsAre("1 place 3 I7"));
  state = after(state, {"place 3 I7"});
  EXPECT_THAT(TwentyOne::told(state, chance("draw 9"), kBlue), ElementsAre("~ draw ?"));
  EXPECT_THAT(TwentyOne::told(state, chance("draw 9"), kPink), ElementsAre("~ draw 9"));
}

TEST(TwentyOneTold, AnOnlookerHearsWhatEverybodySees) {
  const Viewer onlooker = Viewer::onlooker();
  State state = after(TwentyOne::start(Config{.players = 2}), {"~ start 1"});
  EXPECT_THAT(TwentyOne::told(state, chance("hand 0 1 2 *"), onlooker), ElementsAre("~ hand 0 ? ? ?"));
  state = after(state, {"~ hand 0 1 2 *", "~ hand 1 3 4 5"});
  EXPECT_THAT(TwentyOne::told(state, move("place 3 I7"), onlooker), ElementsAre("1 place 3 I7"));
  EXPECT_THAT(TwentyOne::told(after(state, {"place 3 I7"}), chance("draw 9"), onlooker),
              ElementsAre("~ draw ?"));
}

// The game ends with a placement, a pass or a draw: hand and stock together, sorted.
TEST(TwentyOneTold, AtTheEndEverybodyLaysOpenWhatIsLeft) {
  const State going_out =
      Table().draw("G7", {"p10"}).hand(0, "1").left(0, "1").hand(1, "5 17").left(1, "2 5 17 *");
  for (const Viewer viewer : {Viewer(kBlue), Viewer(kPink), Viewer::onlooker()})
    EXPECT_THAT(TwentyOne::told(going_out, move("place 1 G8"), viewer),
                ElementsAre("0 place 1 G8", "~ left - | 2 5 17 *"));
  // Beside a 17 at most 4 fits. The eleventh round without a placement is over, and the twelfth ends.
  const State stalled = [] {
    State state =
        Table().draw("G7", {"p17"}).to_act(1).hand(0, "9").left(0, "9 11").hand(1, "5").left(1, "5 6");
    state.pub.idle_rounds = kIdleRounds - 1;
    return state;
  }();
  EXPECT_THAT(TwentyOne::told(stalled, move("pass"), kBlue), ElementsAre("1 pass", "~ left 9 11 | 5 6"));
  const State exchanging = after(stalled, {"exchange 5"});
  EXPECT_THAT(TwentyOne::told(exchanging, chance("draw 6"), kBlue),
              ElementsAre("~ draw ?", "~ left 9 11 | 5 6"));
  EXPECT_THAT(TwentyOne::told(exchanging, chance("draw 6"), kPink),
              ElementsAre("~ draw 6", "~ left 9 11 | 5 6"));
}

TEST(TwentyOneTold, AnExchangeHidesItsToken) {
  const State state = Table().draw("G7", {"p10"}).hand(0, "12 13");
  EXPECT_THAT(TwentyOne::told(state, move("exchange 13"), kBlue), ElementsAre("0 exchange 13"));
  EXPECT_THAT(TwentyOne::told(state, move("exchange 13"), kPink), ElementsAre("0 exchange ?"));
  EXPECT_THAT(TwentyOne::told(state, move("exchange 13"), Viewer::onlooker()), ElementsAre("0 exchange ?"));
  EXPECT_THAT(TwentyOne::told(state, move("pass"), kPink), ElementsAre("0 pass"));
}

TEST(TwentyOneReveals, APlacedTokenUnlessItHadToBeInHand) {
  const State hidden = Table().draw("G7", {"p10"}).hand(0, "3 5 5").left(0, "3 5 5 9");
  EXPECT_TRUE(TwentyOne::reveals(hidden, move("place 3 H7"), kPink));
  EXPECT_TRUE(TwentyOne::reveals(hidden, move("place 3 H7"), Viewer::onlooker()));
  EXPECT_FALSE(TwentyOne::reveals(hidden, move("place 3 H7"), kBlue));
  // One token is in the stock, so one of the two 5s must be in hand.
  EXPECT_FALSE(TwentyOne::reveals(hidden, move("place 5 H7"), kPink));
  const State open = Table().draw("G7", {"p10"}).hand(0, "3 5").left(0, "3 5");
  EXPECT_FALSE(TwentyOne::reveals(open, move("place 3 H7"), kPink));
}

TEST(TwentyOneReveals, APassOrAnExchangeShowsTheOthersThatNothingFits) {
  const State stuck = Table().draw("G7", {"p10"}).hand(0, "12 13");
  for (const char* text : {"exchange 13", "pass"}) {
    EXPECT_TRUE(TwentyOne::reveals(stuck, move(text), kPink)) << text;
    EXPECT_FALSE(TwentyOne::reveals(stuck, move(text), kBlue)) << text;
  }
}

TEST(TwentyOneImagine, LooksTheSameToTheViewerAndIsAPossibleTable) {
  for (int players : {2, 3, 4}) {
    Rng rng(7);
    State state = TwentyOne::start(Config{.players = players});
    while (!TwentyOne::turn(state).is_over()) {
      for (Viewer viewer : all_viewers(players)) {
        const View view = TwentyOne::view(state, viewer);
        const State imagined = TwentyOne::imagine(view, rng);
        ASSERT_EQ(TwentyOne::view(imagined, viewer), view);
        for (Seat other : seats(players)) {
          ASSERT_EQ(imagined.hand(other).size(), state.hand(other).size());
          ASSERT_EQ(imagined.stock(other).size(), state.stock(other).size());
        }
      }
      random_step<TwentyOne>(state, rng);
    }
  }
}

// How often each hand, and token set aside, should be imagined for pink: every
// way to lay the pieces on the table is listed and counted.
using Laid = std::pair<std::string, std::string>;

std::map<Laid, double> every_way(const std::vector<std::string>& pieces, std::size_t hand, bool aside,
                                 bool needs_low) {
  std::map<Laid, double> ways;
  double all = 0;
  std::vector<std::size_t> order(pieces.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  do {
    Pile in_hand;
    for (std::size_t i = 0; i < hand; ++i) in_hand.add(token(pieces[order[i]]));
    if (needs_low && !in_hand.has_low()) continue;
    ways[{to_text(in_hand), aside ? pieces[order[hand]] : ""}] += 1;
    all += 1;
  } while (std::next_permutation(order.begin(), order.end()));
  for (auto& [laid, weight] : ways) weight /= all;
  return ways;
}

double chi_square(const View& view, const std::map<Laid, double>& expected, int draws) {
  Rng rng(11);
  std::map<Laid, int> seen;
  for (int i = 0; i < draws; ++i) {
    const State state = TwentyOne::imagine(view, rng);
    ++seen[{to_text(state.hand(kPink)), to_text(state.aside)}];
  }
  double chi = 0;
  for (const auto& [laid, share] : expected) {
    const double due = share * draws;
    chi += (seen[laid] - due) * (seen[laid] - due) / due;
  }
  EXPECT_EQ(seen.size(), expected.size()) << "something impossible was imagined";
  return chi;
}

TEST(TwentyOneImagine, EveryWayThePiecesCanLieIsEquallyLikely) {
  const State state = Table().draw("G7", {"b8 . p10"}).hand(0, "1 2 3").hand(1, "5 *").left(1, "1 1 5 12 *");
  const auto expected = every_way({"1", "1", "5", "12", "*"}, 2, false, false);
  ASSERT_EQ(expected.size(), 7U);
  EXPECT_NEAR((expected.at({"1 5", ""})), 0.2, 1e-9);
  EXPECT_NEAR((expected.at({"1 1", ""})), 0.1, 1e-9);
  EXPECT_LT(chi_square(TwentyOne::view(state, kBlue), expected, 20'000), 27.9);  // 6 degrees, p = 1e-4
}

TEST(TwentyOneImagine, AHandThatOwesItsFirstPlacementHasALowNumber) {
  // Blue has begun, pink's start square I7 is empty.
  const State state =
      Table().draw("G7", {"b8"}).round(1).hand(0, "1 2 3").hand(1, "5 12 *").left(1, "1 5 12 13 *");
  const auto expected = every_way({"1", "5", "12", "13", "*"}, 3, false, true);
  ASSERT_EQ(expected.size(), 9U);
  EXPECT_LT(chi_square(TwentyOne::view(state, kBlue), expected, 20'000), 31.9);  // 8 degrees, p = 1e-4
}

TEST(TwentyOneImagine, TheTokenSetAsideMayBeAny) {
  const State state = after(
      Table().draw("G7", {"b8 . p10"}).to_act(1).hand(0, "1 2 3").hand(1, "14 14 15").left(1, "14 14 15 16"),
      {"exchange 14"});
  const auto expected = every_way({"14", "14", "15", "16"}, 2, true, false);
  ASSERT_EQ(expected.size(), 7U);
  EXPECT_LT(chi_square(TwentyOne::view(state, kBlue), expected, 20'000), 27.9);  // 6 degrees, p = 1e-4
}

// In this position 13 is the most that fits anywhere, and pink is to act.
Table room_for_13() { return Table().draw("G7", {"b8 . p10"}).to_act(1).hand(0, "1 2 3"); }

TEST(TwentyOneImagine, AHandThatPassedFitsNowhere) {
  const State state = after(room_for_13().hand(1, "14 15 16").left(1, "1 13 14 15 16 17 *"), {"pass"});
  const auto expected = every_way({"14", "15", "16", "17"}, 3, false, false);
  ASSERT_EQ(expected.size(), 4U);
  EXPECT_LT(chi_square(TwentyOne::view(state, kBlue), expected, 20'000), 21.2);  // 3 degrees, p = 1e-4
}

TEST(TwentyOneImagine, AHandThatExchangesFitsNowhereNorDoesTheTokenSetAside) {
  const State state = after(room_for_13().hand(1, "14 15 16").left(1, "1 14 15 16"), {"exchange 14"});
  const auto expected = every_way({"14", "15", "16"}, 2, true, false);
  ASSERT_EQ(expected.size(), 3U);
  EXPECT_LT(chi_square(TwentyOne::view(state, kBlue), expected, 20'000), 18.5);  // 2 degrees, p = 1e-4
}

// Every hand of pieces that some exchange can lead to, all alike: any misfits are
// held, any of them is set aside, and any piece of the stock is drawn.
std::map<Laid, double> after_exchange(const std::vector<std::string>& pieces, int largest_that_fits) {
  using Hand = std::array<std::size_t, kHandSize>;
  const auto fits = [&](std::size_t i) {
    return pieces[i] == "*" || worth(token(pieces[i])) <= largest_that_fits;
  };
  std::set<Hand> hands;
  std::vector<std::size_t> order(pieces.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  do {
    if (std::any_of(order.begin(), order.begin() + kHandSize, fits)) continue;
    Hand hand{order[0], order[1], order[kHandSize]};  // the third is set aside, the fourth drawn
    std::sort(hand.begin(), hand.end());
    hands.insert(hand);
  } while (std::next_permutation(order.begin(), order.end()));
  std::map<Laid, double> ways;
  for (const Hand& hand : hands) {
    Pile in_hand;
    for (std::size_t i : hand) in_hand.add(token(pieces[i]));
    ways[{to_text(in_hand), ""}] += 1.0 / static_cast<double>(hands.size());
  }
  return ways;
}

TEST(TwentyOneImagine, AfterAnExchangeOnlyTheDrawnTokenMayFit) {
  const State state =
      after(room_for_13().hand(1, "14 15 16").left(1, "1 1 14 15 16 17 *"), {"exchange 14", "~ draw 17"});
  const auto expected = after_exchange({"1", "1", "14", "15", "16", "17", "*"}, 13);
  ASSERT_EQ(expected.size(), 16U);
  EXPECT_NEAR((expected.at({"15 16 17", ""})), 1.0 / 22, 1e-9);
  EXPECT_NEAR((expected.at({"15 16 *", ""})), 1.0 / 22, 1e-9);
  EXPECT_NEAR((expected.at({"1 15 16", ""})), 2.0 / 22, 1e-9);
  EXPECT_LT(chi_square(TwentyOne::view(state, kBlue), expected, 40'000), 44.3);  // 15 degrees, p = 1e-4
}

// The three that fit nowhere were in hand, so one of them went to the stock and
// the 1 was drawn.
TEST(TwentyOneImagine, TheExchangedTokenIsInTheStock) {
  const State state =
      after(room_for_13().hand(1, "14 15 16").left(1, "1 14 15 16"), {"exchange 14", "~ draw 1"});
  const auto expected = after_exchange({"1", "14", "15", "16"}, 13);
  ASSERT_EQ(expected.size(), 3U);
  EXPECT_LT(chi_square(TwentyOne::view(state, kBlue), expected, 20'000), 18.5);  // 2 degrees, p = 1e-4
}

TEST(TwentyOneImagine, APlacementMakesAnyHandPossibleAgain) {
  const State state = after(room_for_13().hand(1, "14 15 16").left(1, "1 14 15 16"), {"pass", "place 1 G6"});
  const auto expected = every_way({"1", "14", "15", "16"}, 3, false, false);
  ASSERT_EQ(expected.size(), 4U);
  EXPECT_LT(chi_square(TwentyOne::view(state, kPink), {{{"14 15 16", ""}, 1.0}}, 100), 1e-9);
  EXPECT_LT(chi_square(TwentyOne::view(state, kBlue), expected, 20'000), 21.2);  // 3 degrees, p = 1e-4
}

// Whether a seat that held this token alone could place it.
bool fits(State state, Seat seat, Token token) {
  state.pub.phase = Phase::turn;
  state.pub.to_act = seat;
  state.hands[index(seat)] = Pile::of(token);
  const auto moves = TwentyOne::legal(state);
  return std::holds_alternative<Place>(moves[0]);
}

int misfits_among(const State& state, Seat seat, Pile pile) {
  int count = 0;
  pile.for_each_kind([&](Token token) {
    if (!fits(state, seat, token)) count += pile.count(token);
  });
  return count;
}

// Through whole games, whatever the round and however many seats are stuck.
TEST(TwentyOneImagine, RespectsEveryPassAndExchangeSinceTheLastPlacement) {
  int passes = 0;
  int exchanges = 0;
  for (int game = 0; game < 40; ++game) {
    Rng rng(static_cast<std::uint64_t>(game));
    const int players = 2 + game % 3;
    State state = TwentyOne::start(Config{.players = players, .board = BoardKind::crowded});
    std::array<LastTurn::Kind, kMaxPlayers> since{};
    while (!TwentyOne::turn(state).is_over()) {
      random_step<TwentyOne>(state, rng);
      const LastTurn last = state.pub.last;
      if (last.kind == LastTurn::Kind::place) since = {};
      since[index(last.seat)] = last.kind;
      const Seat viewer = seat_at(rng.below(static_cast<std::uint32_t>(players)));
      const State imagined = TwentyOne::imagine(TwentyOne::view(state, viewer), rng);
      for (const Seat seat : seats(players)) {
        const int hand = imagined.hand(seat).size();
        const int stuck = misfits_among(imagined, seat, imagined.hand(seat));
        if (since[index(seat)] == LastTurn::Kind::pass) {
          ASSERT_EQ(stuck, hand);
          ++passes;
        } else if (since[index(seat)] == LastTurn::Kind::exchange) {
          const bool drawn = state.pub.phase != Phase::exchange || seat != state.pub.to_act;
          ASSERT_GE(stuck, drawn ? hand - 1 : hand);
          ASSERT_GE(misfits_among(imagined, seat, drawn ? imagined.stock(seat) : imagined.aside), 1);
          ++exchanges;
        }
      }
    }
  }
  EXPECT_GT(passes, 100);
  EXPECT_GT(exchanges, 100);
}

// Stock: 1 twice, 5, star. The 12 set aside can't be drawn.
TEST(TwentyOneSample, DrawsEveryPieceOfTheStockAlike) {
  const State state =
      after(Table().draw("G7", {"p10"}).hand(0, "12 13 14").left(0, "1 1 5 12 13 14 *"), {"exchange 12"});
  Rng rng(5);
  std::map<std::string, int> seen;
  for (int i = 0; i < 20'000; ++i) ++seen[TwentyOne::to_text(TwentyOne::sample(state, rng))];
  ASSERT_EQ(seen.size(), 3U);
  const auto term = [](int count, double due) { return (count - due) * (count - due) / due; };
  EXPECT_LT(term(seen["draw 1"], 10'000) + term(seen["draw 5"], 5000) + term(seen["draw *"], 5000), 18.4);
}

TEST(TwentyOneSample, EverySeatMayBegin) {
  Rng rng(6);
  std::map<std::string, int> seen;
  const State state = TwentyOne::start(Config{.players = 3});
  for (int i = 0; i < 9000; ++i) ++seen[TwentyOne::to_text(TwentyOne::sample(state, rng))];
  double chi = 0;
  for (const char* text : {"start 0", "start 1", "start 2"})
    chi += (seen[text] - 3000.0) * (seen[text] - 3000.0) / 3000;
  EXPECT_EQ(seen.size(), 3U);
  EXPECT_LT(chi, 18.4);
}

TEST(TwentyOneSample, HandsAreDealtFromSeatZeroWhoeverBegins) {
  Rng rng(7);
  State state = after(TwentyOne::start(Config{.players = 3}), {"~ start 2"});
  for (const char* seat : {"hand 0", "hand 1", "hand 2"}) {
    const auto event = TwentyOne::sample(state, rng);
    EXPECT_TRUE(TwentyOne::to_text(event).starts_with(seat));
    TwentyOne::apply(state, event);
  }
  EXPECT_EQ(TwentyOne::turn(state), Turn::of(Seat{2}));
}

}  // namespace
}  // namespace tessera::twenty_one
