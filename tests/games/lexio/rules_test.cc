#include "games/lexio/rules.h"

#include <gtest/gtest.h>
#include <numeric>

#include "core/playout.h"
#include "tests/games/lexio/helpers.h"
#include "tests/support/said.h"

namespace tessera::lexio {
namespace {

static_assert(sizeof(State) <= 512);
static_assert(sizeof(Move) == 8);

Seat seat(std::size_t i) { return seat_at(i); }

Deal deal_of(const std::vector<std::string>& hands) {
  Deal deal;
  for (const std::string& hand : hands) deal.hands.push_back(tiles(hand));
  return deal;
}

// Seat 1 has 3c.
const Deal kDeal = deal_of({"3t 3m 3s 4c 4t 4m 4s 5c 5t 5m 5s 6c", "3c 6t 6m 6s 7c 7t 7m 7s 8c 8t 8m 8s",
                            "9c 9t 9m 9s 1c 1t 1m 1s 2c 2t 2m 2s"});

State dealt() {
  State state = Lexio::start(table_of(3));
  Lexio::apply(state, kDeal);
  return state;
}

TEST(LexioSetup, Spec) {
  const GameSpec& spec = Lexio::spec();
  EXPECT_EQ(spec.name, "lexio");
  EXPECT_EQ(spec.title, "Lexio");
  EXPECT_EQ(spec.min_players, 3);
  EXPECT_EQ(spec.max_players, 5);
  EXPECT_EQ(spec.default_players, 4);
  ASSERT_EQ(spec.options.size(), 3U);
  EXPECT_EQ(spec.options[0].key, "rulebook");
  EXPECT_EQ(spec.options[1].key, "rounds");
  EXPECT_EQ(spec.options[2].key, "chips");
  EXPECT_EQ(spec.unit, Unit::chips);
  EXPECT_EQ(said(Message(spec.options[0].explanation)), "how equal straights and flushes are compared");
  EXPECT_EQ(said(Message(spec.options[1].explanation)),
            "rounds to play, unless somebody runs out of chips first");
  EXPECT_EQ(said(Message(spec.options[2].explanation)), "chips that everybody starts with");
}

TEST(LexioSetup, Configure) {
  EXPECT_EQ(*Lexio::configure({.players = 4, .options = {}}), table_of(4, Rulebook::french, 5, 149));
  EXPECT_EQ(
      *Lexio::configure(
          {.players = 5, .options = {{"rulebook", "publisher"}, {"rounds", "1000"}, {"chips", "1000000"}}}),
      table_of(5, Rulebook::publisher, 1000, 1'000'000));
  EXPECT_EQ(code_name(Lexio::configure({.players = 2, .options = {}}).error()), "bad_players");
  EXPECT_EQ(code_name(Lexio::configure({.players = 6, .options = {}}).error()), "bad_players");
  EXPECT_EQ(code_name(Lexio::configure({.players = 4, .options = {{"rounds", "0"}}}).error()),
            "option_wants_number");
  EXPECT_EQ(code_name(Lexio::configure({.players = 4, .options = {{"rounds", "1001"}}}).error()),
            "option_wants_number");
  EXPECT_EQ(code_name(Lexio::configure({.players = 4, .options = {{"chips", "0"}}}).error()),
            "option_wants_number");
  EXPECT_EQ(code_name(Lexio::configure({.players = 4, .options = {{"chips", "1000001"}}}).error()),
            "option_wants_number");
  EXPECT_EQ(code_name(Lexio::configure({.players = 4, .options = {{"rulebook", "german"}}}).error()),
            "option_wants_word");
}

TEST(LexioRules, AGameBeginsWithADeal) {
  const State state = Lexio::start(table_of(3));
  EXPECT_TRUE(Lexio::turn(state).is_chance());
  EXPECT_EQ(Lexio::players(state), 3);
  EXPECT_TRUE(Lexio::legal(state).empty());
  EXPECT_EQ(state.pub.chips[2], 149);
  EXPECT_EQ(state.pub.chips[3], 0);
}

// Rulebook 003: the player with the 3 of cloud begins, and need not play it.
TEST(LexioRules, TheHolderOfThreeOfCloudLeadsAnything) {
  State state = dealt();
  EXPECT_EQ(Lexio::turn(state), Turn::of(seat(1)));
  EXPECT_EQ(state.pub.opener, seat(1));
  act(state, {"play 7c 7t 7m"});
  EXPECT_EQ(state.pub.hand_sizes[1], 9);
  EXPECT_EQ(state.pub.owner, seat(1));
  EXPECT_EQ(Lexio::turn(state), Turn::of(seat(2)));
  EXPECT_TRUE(state.pub.played.contains(tiles("7m")));
}

// Rulebook 003: whoever passed comes back into play at each turn.
TEST(LexioRules, PassingIsNotFinal) {
  State state = dealt();
  act(state, {"play 3c", "pass", "play 4c", "play 6t", "play 9c", "pass"});
  EXPECT_EQ(Lexio::turn(state), Turn::of(seat(1)));
  act(state, {"pass"});
  EXPECT_TRUE(state.pub.leading());
  EXPECT_EQ(Lexio::turn(state), Turn::of(seat(2)));
}

// Rulebook 003: when all others pass, a new combination of one's choice follows.
TEST(LexioRules, WhenAllOthersPassTheOwnerLeadsFreely) {
  State state = dealt();
  act(state, {"play 3c", "play 9c", "pass", "pass"});
  EXPECT_EQ(Lexio::turn(state), Turn::of(seat(2)));
  EXPECT_EQ(code_name(*Lexio::check(state, Move::pass())), "must_lead");
  EXPECT_EQ(state.pub.last_moves[0], Move::pass());
  act(state, {"play 1c 1t"});
  EXPECT_EQ(state.pub.last_moves[0], std::nullopt);
  EXPECT_EQ(state.pub.last_moves[2], play("1c 1t"));
}

TEST(LexioRules, APlayBetweenPassesStartsTheCountAgain) {
  State state = dealt();
  act(state, {"play 3c", "pass", "play 4c", "pass"});
  EXPECT_FALSE(state.pub.leading());
  act(state, {"pass"});
  EXPECT_TRUE(state.pub.leading());
  EXPECT_EQ(Lexio::turn(state), Turn::of(seat(0)));
}

TEST(LexioRules, LegalListsPlaysThenPass) {
  State state = scene(table_of(3), {"4c 4s 9t", "3c", "5c 5t 1m"}, 1);
  act(state, {"play 3c"});  // out at once
  EXPECT_TRUE(Lexio::turn(state).is_chance());

  state = scene(table_of(3), {"4c 4s 9t", "3c 6c", "5c 5t 1m"}, 1);
  EXPECT_EQ(Lexio::legal(state), (MoveList{play("3c"), play("6c")}));
  act(state, {"play 6c"});
  EXPECT_EQ(Lexio::legal(state), (MoveList{play("1m"), Move::pass()}));
  act(state, {"pass"});
  EXPECT_EQ(Lexio::legal(state), (MoveList{play("9t"), Move::pass()}));
}

TEST(LexioRules, TheRoundEndsAtOnceAndIsPaid) {
  State state = scene(table_of(3), {"4c 4s 9t", "3c 3t", "5c 5t 1m 2c"}, 1);
  act(state, {"play 3c 3t"});
  EXPECT_TRUE(Lexio::turn(state).is_chance());
  EXPECT_EQ(state.pub.round, 2);
  ASSERT_TRUE(state.pub.last_round);
  EXPECT_EQ(state.pub.last_round->winner, seat(1));
  EXPECT_EQ(state.pub.last_round->left,
            (std::array<TileSet, 5>{tiles("4c 4s 9t"), TileSet(), tiles("5c 5t 1m 2c")}));
  EXPECT_EQ(state.pub.last_round->tiles(seat(2)), 4);
  EXPECT_EQ(state.pub.last_round->twos(seat(2)), 1);
  EXPECT_EQ(state.pub.last_round->twos(seat(0)), 0);
  // Seat 2 pays 8 and 2, seat 0 pays 3.
  EXPECT_EQ(state.pub.chips, (std::array<std::int32_t, 5>{148, 160, 139, 0, 0}));
  EXPECT_EQ(state.hands, (std::array<TileSet, 5>{}));
}

TEST(LexioRules, TheNextRoundIsDealtAfresh) {
  State state = scene(table_of(3), {"4c 4s 9t", "3c 3t", "5c 5t 1m 2c"}, 1);
  act(state, {"play 3c 3t"});
  Lexio::apply(state, kDeal);
  EXPECT_TRUE(state.pub.leading());
  EXPECT_TRUE(state.pub.played.empty());
  EXPECT_EQ(state.pub.last_moves[1], std::nullopt);
  EXPECT_EQ(state.pub.hand_sizes[0], 12);
  EXPECT_TRUE(state.pub.last_round);
  EXPECT_EQ(Lexio::turn(state), Turn::of(seat(1)));
}

TEST(LexioRules, TheMatchEndsAfterItsRounds) {
  State state = scene(table_of(3, Rulebook::french, 1), {"4c 4s 9t", "3c 3t", "5c 5t 1m"}, 1);
  act(state, {"play 3c 3t"});
  EXPECT_TRUE(Lexio::turn(state).is_over());
  EXPECT_TRUE(Lexio::legal(state).empty());
  const Outcome outcome = Lexio::outcome(state);
  EXPECT_EQ(to_text(outcome), "result 146 155 146 winner 1");
}

TEST(LexioRules, TheMatchEndsWhenSomebodyHasNoChips) {
  State state = scene(table_of(3, Rulebook::french, 5, 3), {"4c 4s 9t", "3c 3t", "5c 5t"}, 1);
  act(state, {"play 3c 3t"});
  EXPECT_TRUE(Lexio::turn(state).is_over());
  EXPECT_EQ(state.pub.round, 1);
  EXPECT_EQ(to_text(Lexio::outcome(state)), "result 0 8 1 winner 1");
}

// Seat 2 pays its two tiles and keeps one chip.
TEST(LexioRules, TheMatchGoesOnWhileEverybodyHasAChip) {
  State state = scene(table_of(3, Rulebook::french, 5, 3), {"4c 4s", "3c 3t", "5c 5t"}, 1);
  act(state, {"play 3c 3t"});
  EXPECT_EQ(state.pub.chips, (std::array<std::int32_t, 5>{1, 7, 1, 0, 0}));
  EXPECT_TRUE(Lexio::turn(state).is_chance());
  EXPECT_EQ(state.pub.round, 2);
}

TEST(LexioRules, EqualLeadersShare) {
  State state = scene(table_of(4, Rulebook::french, 1), {"4c", "3c", "5c", "6c"}, 1);
  state.pub.chips = {151, 149, 153, 100, 0};
  act(state, {"play 3c"});
  EXPECT_EQ(to_text(Lexio::outcome(state)), "result 150 152 152 99 winner 1 2");
}

TEST(LexioRules, SampleDealsEveryTileOnce) {
  Rng rng(3);
  for (const Config& config : all_tables()) {
    const State state = Lexio::start(config);
    for (int i = 0; i < 50; ++i) {
      const Deal deal = Lexio::sample(state, rng);
      EXPECT_FALSE(Lexio::check(state, deal));
    }
  }
}

// Where 3c and 2s lie: 13 x 13 ways for each two seats, 13 x 12 for one seat.
// Chi-square with 15 degrees of freedom stays below 44.3 but once in ten thousand.
TEST(LexioRules, SampleDealsEvenly) {
  Rng rng(4);
  const State state = Lexio::start(table_of(4));
  constexpr int kDeals = 20000;
  std::array<std::array<int, 4>, 4> seen{};
  const auto holder = [](const Deal& deal, TileSet tile) {
    std::size_t i = 0;
    while (!deal.hands[i].contains(tile)) ++i;
    return i;
  };
  for (int i = 0; i < kDeals; ++i) {
    const Deal deal = Lexio::sample(state, rng);
    ++seen[holder(deal, tiles("3c"))][holder(deal, tiles("2s"))];
  }
  double chi_square = 0;
  for (std::size_t a = 0; a < 4; ++a)
    for (std::size_t b = 0; b < 4; ++b) {
      const double expected = kDeals * (a == b ? 12.0 : 13.0) / (4 * 51);
      chi_square += (seen[a][b] - expected) * (seen[a][b] - expected) / expected;
    }
  EXPECT_LT(chi_square, 44.3);
}

TEST(LexioRules, RandomMatchesConserveChipsAndEnd) {
  Rng rng(6);
  for (Config config : all_tables())
    for (int chips : {20, 149}) {
      config.chips = chips;
      for (int game = 0; game < 20; ++game) {
        State state = Lexio::start(config);
        while (!Lexio::turn(state).is_over()) {
          random_step<Lexio>(state, rng);
          ASSERT_EQ(std::accumulate(state.pub.chips.begin(), state.pub.chips.end(), 0),
                    chips * config.players);
          for (Seat s : seats(config.players))
            ASSERT_EQ(state.hands[index(s)].count(), state.pub.hand_sizes[index(s)]);
        }
        const Outcome outcome = Lexio::outcome(state);
        EXPECT_EQ(outcome.scores.size(), config.players);
        EXPECT_FALSE(outcome.winners.empty());
      }
    }
}

}  // namespace
}  // namespace tessera::lexio
