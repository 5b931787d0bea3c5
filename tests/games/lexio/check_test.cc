#include <gtest/gtest.h>

#include "games/lexio/messages.h"
#include "games/lexio/names.h"
#include "tests/games/lexio/helpers.h"
#include "tests/support/said.h"

namespace tessera::lexio {
namespace {

std::string said(const State& state, const Move& move) {
  const auto refusal = Lexio::check(state, move);
  return refusal ? concat(code_name(*refusal), ": ", said(*refusal)) : "";
}
std::string said(const State& state, const Deal& deal) {
  const auto refusal = Lexio::check(state, deal);
  return refusal ? concat(code_name(*refusal), ": ", said(*refusal)) : "";
}

State leading(const std::string& hand, Rulebook rulebook = Rulebook::french) {
  return scene(table_of(4, rulebook), {hand, "6s", "7s", "8s"}, 0);
}

// Seat 3 led with this, seat 0 is to answer.
State answering(const std::string& hand, const std::string& lead, Rulebook rulebook = Rulebook::french) {
  State state = scene(table_of(4, rulebook), {hand, "6s", "7s", lead + " 13s"}, 3);
  act(state, {"play " + to_text(tiles(lead))});
  return state;
}

TEST(LexioCheck, LegalMovesAreNotRefused) {
  EXPECT_EQ(said(leading("3c 3t 4c"), play("3c 3t")), "");
  EXPECT_EQ(said(answering("3c 3t 4c", "3m"), play("4c")), "");
  EXPECT_EQ(said(answering("3c 3t 4c", "3m"), Move::pass()), "");
}

TEST(LexioCheck, NobodyMovesBeforeTheDealOrAfterTheEnd) {
  State state = Lexio::start(table_of(4));
  EXPECT_EQ(said(state, play("3c")), "chance_first: a chance outcome comes before the next action");
  EXPECT_EQ(said(state, Move::pass()), "chance_first: a chance outcome comes before the next action");
  state = scene(table_of(3, Rulebook::french, 1), {"3c", "4c", "5c"}, 0);
  act(state, {"play 3c"});
  EXPECT_EQ(said(state, play("4c")), "game_over: the game is over");
  EXPECT_EQ(said(state, Deal{}), "game_over: the game is over");
}

TEST(LexioCheck, LeadersCannotPass) {
  EXPECT_EQ(said(leading("3c"), Move::pass()), "must_lead: whoever leads can’t pass: play any combination");
}

TEST(LexioCheck, TilesMustBeInTheGameAndTheHand) {
  EXPECT_EQ(said(leading("3c 4c"), play("14c")),
            "no_such_tile: 14 of clouds is not in the game: 4 players use the numbers 1 to 13");
  EXPECT_EQ(said(leading("3c 4c"), play("3c 3t")), "not_in_hand: the hand has no 3 of stars");
}

TEST(LexioCheck, CombinationsHaveOneTwoThreeOrFiveTiles) {
  EXPECT_EQ(said(leading("3c 3t 3m 3s 4c 5c"), play("3c 3t 3m 3s")),
            "bad_count: a combination has 1, 2, 3 or 5 tiles, not 4");
  EXPECT_EQ(said(leading("3c 3t 3m 3s 4c 5c"), play("3c 3t 3m 3s 4c 5c")),
            "bad_count: a combination has 1, 2, 3 or 5 tiles, not 6");
}

TEST(LexioCheck, OtherSetsAreNoCombination) {
  EXPECT_EQ(said(leading("3c 4c"), play("3c 4c")),
            "not_a_pair: two tiles are played as a pair, both of one number");
  EXPECT_EQ(said(leading("3c 3t 4c"), play("3c 3t 4c")),
            "not_a_three: three tiles are played as a three, all of one number");
  EXPECT_EQ(
      said(leading("3c 4c 5c 6c 8t"), play("3c 4c 5c 6c 8t")),
      "not_a_five: these five tiles are neither a straight, a flush, a full, a quad nor a straight flush");
}

// Rulebook 003: no straight goes on after the 1. The hint is for those who try, at every table.
TEST(LexioCheck, WhoRunsPastTheOneIsToldThatATwoClosesNothing) {
  EXPECT_EQ(said(leading("11c 12c 13c 1t 2c"), play("11c 12c 13c 1t 2c")),
            "two_closes_nothing: these five tiles are no straight: a 1 can close one, a 2 can’t");
  const auto code = [](int players, const std::string& hand) {
    std::vector<std::string> hands(static_cast<std::size_t>(players), "4t");
    hands[0] = hand;
    return code_name(*Lexio::check(scene(table_of(players), hands, 0), play(hand)));
  };
  EXPECT_EQ(code(3, "7c 8c 9c 1t 2c"), "two_closes_nothing");
  EXPECT_EQ(code(3, "3c 8c 9c 1t 2c"), "two_closes_nothing");
  EXPECT_EQ(code(3, "3c 4c 9c 1t 2c"), "two_closes_nothing");
  EXPECT_EQ(code(5, "13c 14c 15c 1t 2c"), "two_closes_nothing");
  EXPECT_EQ(code(5, "11c 12c 13c 1t 2c"), "not_a_five") << "13 is not the highest of 15";
  EXPECT_EQ(code(4, "7c 9c 13c 1t 2c"), "not_a_five");
  EXPECT_EQ(code(4, "11c 12c 13c 1t 3c"), "not_a_five");
  EXPECT_EQ(code(4, "11c 12c 13c 13t 2c"), "not_a_five");
}

TEST(LexioCheck, AnswersHaveAsManyTiles) {
  EXPECT_EQ(said(answering("4c 4t", "3c"), play("4c 4t")),
            "wrong_count: the table shows 3 of clouds: play 1 tile, not 2, or pass");
  EXPECT_EQ(said(answering("4c 4t", "3c 3t"), play("4c")),
            "wrong_count: the table shows pair of 3: play 2 tiles, not 1, or pass");
}

TEST(LexioCheck, WeakAnswersSayHowTheKindIsCompared) {
  const auto too_weak = [](const std::string& lead, const std::string& answer, Rulebook rulebook) {
    const std::string text = said(answering(answer + " 12s", lead, rulebook), play(answer));
    EXPECT_TRUE(text.starts_with("too_weak: ")) << text;
    return text.substr(std::min<std::size_t>(text.size(), 10));
  };
  constexpr Rulebook kFrench = Rulebook::french;
  constexpr Rulebook kPublisher = Rulebook::publisher;
  EXPECT_EQ(too_weak("4s", "4m", kFrench),
            "4 of moons does not beat 4 of suns: the number counts (3 lowest, then up, 1, 2 highest), then "
            "the suit (cloud, star, moon, sun highest)");
  EXPECT_EQ(too_weak("3c 3s", "3t 3m", kFrench),
            "pair of 3 does not beat pair of 3: the number counts, then the better suit");
  EXPECT_EQ(too_weak("4c 4s 4t", "3t 3m 3c", kFrench),
            "three of 3 does not beat three of 4: the number counts");
  EXPECT_EQ(too_weak("5s 6m 7c 8c 9t", "5c 6c 7t 8m 9m", kFrench),
            "straight 5–9 does not beat straight 5–9: the numbers count, 1–5 and 2–6 highest, then the suit "
            "of the first tile");
  EXPECT_EQ(too_weak("5c 6c 7t 8m 9m", "5s 6m 7c 8c 9t", kPublisher),
            "straight 5–9 does not beat straight 5–9: the numbers count, 1–5 and 2–6 highest, then the suit "
            "of the strongest tile");
  EXPECT_EQ(too_weak("3m 4m 5m 6m 1m", "5c 6c 7c 8c 1c", kFrench),
            "flush of clouds, 1 high does not beat flush of moons, 1 high: the strongest number counts, then "
            "the suit");
  EXPECT_EQ(too_weak("5c 6c 7c 8c 1c", "3m 4m 5m 6m 1m", kPublisher),
            "flush of moons, 1 high does not beat flush of clouds, 1 high: the numbers count from the "
            "strongest down, then the suit");
  EXPECT_EQ(too_weak("4c 4s 4t 5c 5t", "3t 3m 3c 10c 10t", kFrench),
            "full of 3 does not beat full of 4: the number of the three counts");
  EXPECT_EQ(too_weak("4c 4s 4t 4m 5t", "3t 3m 3c 3s 10t", kFrench),
            "quad of 3 does not beat quad of 4: the number of the four counts");
  EXPECT_EQ(too_weak("4c 4s 4t 4m 5t", "3t 3m 3c 10s 10t", kFrench),
            "full of 3 does not beat quad of 4: a full is weaker than a quad");
  EXPECT_EQ(too_weak("4t 5t 6t 7t 8t", "4c 5c 6c 7c 8c", kFrench),
            "straight flush 4–8 of clouds does not beat straight flush 4–8 of stars: the numbers count, 1–5 "
            "and 2–6 highest, then the suit of the first tile");
}

// A page in another language makes its own sentence of the same data.
TEST(LexioCheck, ARefusalIsACodeWithArguments) {
  EXPECT_EQ(*Lexio::check(answering("3t 3m 12s", "3c 3s"), play("3t 3m")),
            Message(Say::too_weak, {{"played", Message(Say::pair_of, {{"number", 3}})},
                                    {"table", Message(Say::pair_of, {{"number", 3}})},
                                    {"rule", Say::pairs_compare}}));
  const auto weaker_kind =
      Lexio::check(answering("3t 3m 3c 10s 10t", "4c 4s 4t 4m 5t"), play("3t 3m 3c 10s 10t"));
  EXPECT_EQ(*weaker_kind->argument("rule"),
            Argument(Message(Say::kinds_compare, {{"played", Say::full}, {"table", Say::quad}})));
  EXPECT_EQ(
      *Lexio::check(answering("4c 4t", "3c"), play("4c 4t")),
      Message(Say::wrong_count, {{"table", Message(Say::single_of, {{"tile", name_of(*parse_tile("3c"))}})},
                                 {"wanted", 1},
                                 {"count", 2},
                                 {"played", Message(Say::pair_of, {{"number", 4}})}}));
  EXPECT_EQ(
      *Lexio::check(answering("4c 5t", "3c"), play("4c 5t")),
      Message(Say::wrong_count, {{"table", Message(Say::single_of, {{"tile", name_of(*parse_tile("3c"))}})},
                                 {"wanted", 1},
                                 {"count", 2}}))
      << "what is no combination has no name";
  EXPECT_EQ(
      *Lexio::check(leading("3c 4c"), play("14c")),
      Message(Say::no_such_tile, {{"tile", name_of(*parse_tile("14c"))}, {"players", 4}, {"most", 13}}));
}

// --- Deals ------------------------------------------------------------------

Deal good_deal() {
  Rng rng(1);
  return Lexio::sample(Lexio::start(table_of(4)), rng);
}

TEST(LexioCheck, ADealIsForEverybody) {
  const State state = Lexio::start(table_of(4));
  Deal deal = good_deal();
  EXPECT_EQ(said(state, deal), "");
  deal.hands.pop_back();
  EXPECT_EQ(said(state, deal), "wrong_hands: there are 4 players, but 3 hands");
  EXPECT_EQ(said(state, Deal{}), "wrong_hands: there are 4 players, but 0 hands");
}

TEST(LexioCheck, ADealIsOfTheRightTiles) {
  const State state = Lexio::start(table_of(4));
  Deal deal = good_deal();
  deal.hands[1] -= deal.hands[1].weakest();
  EXPECT_EQ(said(state, deal), "wrong_hand_size: seat 1 is dealt 12 tiles instead of 13");
  EXPECT_EQ(*Lexio::check(state, deal),
            Message(Say::wrong_hand_size, {{"seat", Seat{1}}, {"count", 12}, {"wanted", 13}}));
  deal.hands[1] |= tiles("15s");
  EXPECT_EQ(said(state, deal),
            "no_such_tile: 15 of suns is not in the game: 4 players use the numbers 1 to 13");
  deal = good_deal();
  const Tile stolen = deal.hands[0].weakest();
  deal.hands[3] -= deal.hands[3].weakest();
  deal.hands[3] |= stolen;
  EXPECT_EQ(said(state, deal), concat("dealt_twice: ", to_text(stolen), " is dealt twice"));
}

TEST(LexioCheck, NothingIsDealtDuringARound) {
  State state = Lexio::start(table_of(4));
  Lexio::apply(state, good_deal());
  EXPECT_EQ(said(state, good_deal()), concat("no_chance_now: seat ", index(state.pub.to_act),
                                             " is to act, nothing is drawn or dealt now"));
}

}  // namespace
}  // namespace tessera::lexio
