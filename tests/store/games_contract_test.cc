#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/store/store_contract.h"

// How every store finds finished games, scores and ratings.

namespace tessera::store {
namespace {

using namespace test_entries;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

template <class Backend>
class GamesContract : public StoreContract<Backend> {
 protected:
  std::vector<std::string> found(GameQuery query) {
    std::vector<std::string> ids;
    for (;;) {
      const auto page = this->reader().games(query);
      if (!page) return {"failed: " + said(page.error())};
      EXPECT_LE(std::ssize(page->games), query.limit);
      for (const FinishedGame& game : page->games) ids.push_back(game.table.text());
      if (!page->next) return ids;
      query.after = page->next;
      ids.emplace_back("|");
    }
  }
};
TYPED_TEST_SUITE(GamesContract, Backends, BackendNames);

TYPED_TEST(GamesContract, KeepsAllOfAGame) {
  FinishedGame game = finished("one", 1, "lexio", {1, 2}, 5000);
  this->add_people(2);
  game.seats.push_back({std::nullopt, "", "champion", std::nullopt, false});
  game.seats[1].name = "Zoë 'the \"tile\"' \\ %s 碁";
  game.seats[1].score = -17;
  game.record = "tessera 1\ngame lexio\n\xF0\x9F\x80\x84 'quoted' \\\n";
  this->store_game(game);
  EXPECT_EQ(*this->reader().game(id("one")), game);
  EXPECT_FALSE(*this->reader().game(id("two")));
  game.record.clear();  // lists go without
  EXPECT_THAT(this->reader().games({})->games, ElementsAre(game));
}

TYPED_TEST(GamesContract, AreFoundByPersonGameAndDate) {
  this->add_people(3);
  this->store_game(finished("a", 1, "101", {1, 2}, 100));
  this->store_game(finished("b", 1, "21", {1, 3}, 200));
  this->store_game(finished("c", 1, "101", {2, 3}, 300));
  this->store_game(finished("d", 1, "101", {1}, 400));
  EXPECT_THAT(this->found({}), ElementsAre("d", "c", "b", "a"));
  EXPECT_THAT(this->found({.person = person(1)}), ElementsAre("d", "b", "a"));
  EXPECT_THAT(this->found({.person = person(4)}), IsEmpty());
  EXPECT_THAT(this->found({.game = "101"}), ElementsAre("d", "c", "a"));
  EXPECT_THAT(this->found({.game = "lexio"}), IsEmpty());
  EXPECT_THAT(this->found({.person = person(1), .game = "101"}), ElementsAre("d", "a"));
  EXPECT_THAT(this->found({.since = Time(200), .until = Time(400)}), ElementsAre("c", "b"));
  EXPECT_THAT(this->found({.person = person(3), .since = Time(201)}), ElementsAre("c"));
  EXPECT_THAT(this->found({.game = "101", .until = Time(300)}), ElementsAre("a"));
}

TYPED_TEST(GamesContract, PagesHaveEveryGameOnce) {
  this->add_people(1);
  // Games that end at the same moment, across the borders of pages.
  for (int i = 0; i < 7; ++i)
    this->store_game(finished(concat("g", i), 1, "21", {1}, i < 2 ? 100 : i < 6 ? 200 : 300));
  for (const GameQuery& query : {GameQuery{.limit = 2}, GameQuery{.game = "21", .limit = 2},
                                 GameQuery{.person = person(1), .limit = 2}})
    EXPECT_THAT(this->found(query), ElementsAre("g6", "g5", "|", "g4", "g3", "|", "g2", "g1", "|", "g0"));
  EXPECT_THAT(this->found({.limit = 7}), ElementsAre("g6", "g5", "g4", "g3", "g2", "g1", "g0"));
}

TYPED_TEST(GamesContract, BestScoresAloneCountOncePerPerson) {
  this->add_people(4);
  this->store_game(alone("a", "mode=solo", 1, 50, 100));
  this->store_game(alone("b", "mode=solo", 2, 70, 200));
  this->store_game(alone("c", "mode=solo", 1, 70, 300));
  this->store_game(alone("d", "mode=solo", 1, 60, 400));
  this->store_game(alone("e", "mode=other", 3, 99, 500));
  this->store_game(alone("f", "mode=solo", 3, -5, 600));
  this->store_game(alone("h", "mode=solo", 1, 70, 250));
  FinishedGame together = finished("g", 1, "101", {3, 4}, 600);
  together.options = "mode=solo";
  this->store_game(together);
  EXPECT_THAT(*this->reader().solo_scores("101", "mode=solo", 10),
              ElementsAre(SoloScore{id("b"), person(2), "Guest 2", 70, Time(200)},
                          SoloScore{id("h"), person(1), "Guest 1", 70, Time(250)},
                          SoloScore{id("f"), person(3), "Guest 3", -5, Time(600)}));
  EXPECT_EQ(this->reader().solo_scores("101", "mode=solo", 2)->size(), 2U);
  EXPECT_THAT(*this->reader().solo_scores("21", "mode=solo", 10), IsEmpty());
}

TYPED_TEST(GamesContract, AGameWithoutAScoreIsNoBestOne) {
  this->add_people(1);
  FinishedGame game = alone("a", "mode=solo", 1, 0, 100);
  game.seats[0].score.reset();
  this->store_game(game);
  EXPECT_THAT(*this->reader().solo_scores("101", "mode=solo", 10), IsEmpty());
}

TYPED_TEST(GamesContract, RatingsComeWithTheGameOrNotAtAll) {
  this->add_people(2);
  const Rating first{person(1), "21", 1523.25, 199.5, 0.0599875, 3};
  const Rating second{person(2), "21", 1476.75, 210.125, 0.06, 1};
  this->store_all({append("one", 0, "ab")});
  EXPECT_THAT(refused(this->store().commit({Finish{finished("one", 9, "21", {1, 2}, 100), {first, second}}})),
              ElementsAre("0 gap"));
  EXPECT_THAT(*this->reader().ratings("21", std::nullopt, 10), IsEmpty());
  this->store_all({Finish{finished("one", 2, "21", {1, 2}, 100), {first, second}}});
  EXPECT_THAT(*this->reader().ratings("21", std::nullopt, 10),
              ElementsAre(RatedPerson{"Guest 1", first}, RatedPerson{"Guest 2", second}));
  EXPECT_EQ(*this->reader().rating(person(2), "21"), second);
  EXPECT_FALSE(*this->reader().rating(person(2), "101"));
}

TYPED_TEST(GamesContract, RatingsAreSortedAndReplaced) {
  this->add_people(4);
  for (std::uint32_t i = 1; i <= 4; ++i)
    this->store_all({SetRating{{person(i), "21", 1000.0 + i, 50, 0.06, 1}},
                     SetRating{{person(i), "lexio", 2000.0 - i, 50, 0.06, 1}}});
  this->store_all({SetRating{{person(1), "21", 1002.5, 40, 0.05, 2}}});
  const auto ids = [&](std::string_view game, std::optional<PersonId> met, int limit) {
    std::vector<std::uint32_t> list;
    const auto rated = *this->reader().ratings(game, met, limit);
    for (const RatedPerson& one : rated) list.push_back(number_of(one.rating.person));
    return list;
  };
  EXPECT_THAT(ids("21", std::nullopt, 10), ElementsAre(4, 3, 1, 2));
  EXPECT_THAT(ids("21", std::nullopt, 2), ElementsAre(4, 3));
  EXPECT_THAT(ids("lexio", std::nullopt, 10), ElementsAre(1, 2, 3, 4));
  this->store_game(finished("one", 1, "101", {1, 4}, 100));
  this->store_game(finished("two", 1, "101", {3, 4}, 100));
  EXPECT_THAT(ids("21", person(1), 10), ElementsAre(4, 1));
  EXPECT_THAT(ids("21", person(4), 10), ElementsAre(4, 3, 1));
  EXPECT_THAT(ids("21", person(2), 10), ElementsAre(2));
}

}  // namespace
}  // namespace tessera::store
