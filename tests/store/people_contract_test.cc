#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/catalog.h"
#include "table/game_record.h"
#include "table/table.h"
#include "tests/store/store_contract.h"

// What every store knows of people, and how it forgets them.

namespace tessera::store {
namespace {

using namespace test_entries;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

template <class Backend>
class PeopleContract : public StoreContract<Backend> {
 protected:
  std::optional<Person> by_key(int number) { return *this->reader().person_of(key(number)); }
};
TYPED_TEST_SUITE(PeopleContract, Backends, BackendNames);

TYPED_TEST(PeopleContract, AreFoundByNumberKeyAndName) {
  this->store_all({AddPerson{person(7), "Ada", Time(100)}, AddKey{person(7), key(1)}});
  this->store_all({AddPerson{person(9), "Ada", Time(200)}, AddKey{person(9), key(2)}});
  this->store_all({AddPerson{person(8), "", Time(300)}});
  const Person ada{person(7), "Ada", Time(100)};
  EXPECT_EQ(*this->reader().person(person(7)), ada);
  EXPECT_FALSE(*this->reader().person(person(1)));
  EXPECT_EQ(this->by_key(1), ada);
  EXPECT_FALSE(this->by_key(3));
  EXPECT_THAT(*this->reader().people_named("Ada"), ElementsAre(ada, Person{person(9), "Ada", Time(200)}));
  EXPECT_THAT(*this->reader().people_named("ada"), IsEmpty());
  EXPECT_EQ(*this->reader().last_person(), person(9));
  EXPECT_EQ(this->reader().counts()->people, 3);
}

TYPED_TEST(PeopleContract, NumbersUpToTheLast) {
  this->store_all({AddPerson{person(UINT32_MAX), "Last", Time(1)}, AddKey{person(UINT32_MAX), key(1)}});
  EXPECT_EQ(this->by_key(1)->id, person(UINT32_MAX));
  EXPECT_EQ(*this->reader().last_person(), person(UINT32_MAX));
}

TYPED_TEST(PeopleContract, CanBeCalledOtherwise) {
  this->add_people(2);
  this->store_all({Rename{person(1), "Zoë"}});
  EXPECT_EQ((*this->reader().person(person(1)))->name, "Zoë");
  EXPECT_EQ((*this->reader().person(person(2)))->name, "Guest 2");
  EXPECT_THAT(refused(this->store().commit({Rename{person(3), "Nobody"}})), ElementsAre("0 no_such_person"));
}

TYPED_TEST(PeopleContract, HaveAKeyForEachDevice) {
  this->add_people(2);
  this->store_all({AddKey{person(1), key(1)}, AddKey{person(1), key(2)}, AddKey{person(2), key(3)}});
  EXPECT_EQ(this->by_key(2)->id, person(1));
  const auto again =
      this->store().commit({AddKey{person(1), key(1)}, AddKey{person(2), key(1)}, AddKey{person(3), key(4)}});
  EXPECT_THAT(refused(again), ElementsAre("1 key_taken", "2 no_such_person"));
  EXPECT_THAT(repeated(again), ElementsAre(0));
  this->store_all({RemoveKey{key(1)}});
  EXPECT_FALSE(this->by_key(1));
  EXPECT_TRUE(this->by_key(2));
  EXPECT_THAT(repeated(this->store().commit({RemoveKey{key(1)}})), ElementsAre(0));
}

TYPED_TEST(PeopleContract, ANumberIsGivenOnce) {
  this->store_all({AddPerson{person(1), "Ada", Time(100)}, Rename{person(1), "Bea"}});
  const auto again =
      this->store().commit({AddPerson{person(1), "Ada", Time(100)}, AddPerson{person(1), "Cy", Time(200)}});
  EXPECT_THAT(refused(again), ElementsAre("1 person_taken"));
  EXPECT_THAT(repeated(again), ElementsAre(0));
  EXPECT_EQ((*this->reader().person(person(1)))->name, "Bea");
}

TYPED_TEST(PeopleContract, KnowWhomTheyHaveMet) {
  this->add_people(4);
  this->store_game(finished("a", 1, "21", {1, 2}, 100));
  this->store_game(finished("b", 1, "21", {3, 1}, 100));
  this->store_game(finished("c", 1, "21", {3, 4}, 100));
  const auto met = [&](std::uint32_t number) {
    std::vector<std::uint32_t> ids;
    const auto people = *this->reader().people_met(person(number));
    for (const Person& one : people) ids.push_back(number_of(one.id));
    return ids;
  };
  EXPECT_THAT(met(1), ElementsAre(2, 3));
  EXPECT_THAT(met(2), ElementsAre(1));
  EXPECT_THAT(met(3), ElementsAre(1, 4));
  EXPECT_THAT(met(5), IsEmpty());
}

// A game of 21 between two people, with a real log; the first of them gives up.
struct RealGame {
  explicit RealGame(std::string_view name)
      : table(*table::Table::open(
            {id(name), find_game("21"), {2, {}}, table::ClockSpec::none(), table::PlainSeed{5}, person(1)},
            {table::kStandIn}, Time(1000))) {
    EXPECT_TRUE(table.execute(table::Sit{person(1), seat_at(0), "Ada Lovelace"}, Time(1001)));
    EXPECT_TRUE(table.execute(table::Sit{person(2), seat_at(1), "Bea"}, Time(1002)));
    EXPECT_TRUE(table.execute(table::Start{person(1)}, Time(1003)));
    EXPECT_TRUE(table.execute(table::Resign{person(1)}, Time(1004)));
  }
  [[nodiscard]] Append all() const {
    return {table.state().opening.id,
            0,
            table.log().size(),
            {table.log().bytes().begin(), table.log().bytes().end()}};
  }
  [[nodiscard]] FinishedGame result() const {
    FinishedGame game = finished(table.state().opening.id.text(), table.log().size(), "21", {1, 2}, 2000);
    game.seats[0].name = "Ada Lovelace";
    game.seats[1].name = "Bea";
    game.record = game_record(table);
    return game;
  }
  table::Table table;
};

TYPED_TEST(PeopleContract, AreForgottenEverywhere) {
  const RealGame real("one");
  this->store_all({AddPerson{person(1), "Ada Lovelace", Time(1)}, AddKey{person(1), key(1)},
                   AddPerson{person(2), "Bea", Time(2)}, AddKey{person(2), key(2)}, real.all(),
                   Finish{real.result(), {{person(1), "21", 1500, 50, 0.06, 1}}}});
  ASSERT_THAT(real.result().record, HasSubstr("tag seat0 person Ada Lovelace\n"));
  ASSERT_THAT(text(real.all().bytes), HasSubstr("Ada Lovelace"));

  this->store_all({Forget{person(1)}});
  EXPECT_FALSE(this->by_key(1));
  EXPECT_THAT(*this->reader().people_named("Ada Lovelace"), IsEmpty());
  EXPECT_THAT(*this->reader().ratings("21", std::nullopt, 10), IsEmpty());
  EXPECT_EQ(*this->reader().person(person(1)), (Person{person(1), "", Time(1), true}));
  EXPECT_EQ(this->reader().counts()->people, 1);
  EXPECT_THAT(everything(this->reader()), Not(Contains(HasSubstr("Lovelace"))));

  // The game stays, and so does the other one.
  const auto game = **this->reader().game(id("one"));
  EXPECT_EQ(game.seats[0].person, std::nullopt);
  EXPECT_EQ(game.seats[0].name, "");
  EXPECT_EQ(game.seats[1].name, "Bea");
  EXPECT_THAT(game.record, HasSubstr("tag seat0 person ?\ntag seat1 person Bea\n"));
  const auto log = **this->reader().log(id("one"));
  EXPECT_THAT(text(log.bytes), Not(HasSubstr("Lovelace")));
  const auto restored = table::Table::restore(*table::Log::parse(log.bytes), {table::kStandIn});
  ASSERT_TRUE(restored) << said(restored.error());
  EXPECT_EQ(restored->log().size(), real.table.log().size());
  EXPECT_EQ(restored->log().last(), real.table.log().last());
  EXPECT_EQ(restored->state().seating.at(seat_at(1)).name, "Bea");
  EXPECT_THAT(*this->reader().people_met(person(2)), IsEmpty());
}

TYPED_TEST(PeopleContract, AreForgottenInGamesThatEndLater) {
  const RealGame real("one");
  this->store_all({AddPerson{person(1), "Ada Lovelace", Time(1)}, AddPerson{person(2), "Bea", Time(2)},
                   real.all(), Forget{person(1)}});
  this->store_all({Finish{real.result(), {{person(1), "21", 1500, 50, 0.06, 1}}}});
  EXPECT_THAT(everything(this->reader()), Not(Contains(HasSubstr("Lovelace"))));
  EXPECT_THAT(text((*this->reader().log(id("one")))->bytes), Not(HasSubstr("Lovelace")));
  EXPECT_THAT(*this->reader().ratings("21", std::nullopt, 10), IsEmpty());
}

TYPED_TEST(PeopleContract, WhoIsForgottenStaysSo) {
  this->add_people(1);
  this->store_all({Forget{person(1)}});
  const auto after =
      this->store().commit({Forget{person(1)}, Forget{person(2)}, Rename{person(1), "Back"},
                            AddKey{person(1), key(1)}, SetRating{{person(1), "21", 1500, 50, 0.06, 1}}});
  EXPECT_THAT(refused(after),
              ElementsAre("1 no_such_person", "2 no_such_person", "3 no_such_person", "4 no_such_person"));
  EXPECT_THAT(repeated(after), ElementsAre(0));
  EXPECT_EQ(*this->reader().last_person(), person(1));
}

}  // namespace
}  // namespace tessera::store
