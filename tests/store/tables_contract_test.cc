#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "store/messages.h"
#include "tests/store/store_contract.h"

// What every store does with the logs of tables.

namespace tessera::store {
namespace {

using namespace test_entries;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

template <class Backend>
class TablesContract : public StoreContract<Backend> {};
TYPED_TEST_SUITE(TablesContract, Backends, BackendNames);

TYPED_TEST(TablesContract, IsEmptyAtFirst) {
  EXPECT_THAT(live(this->reader()), IsEmpty());
  EXPECT_THAT(everything(this->reader()), IsEmpty());
  EXPECT_EQ(this->reader().counts(), Counts{});
  EXPECT_EQ(this->reader().last_person(), PersonId{0});
  EXPECT_FALSE(*this->reader().log(id("none")));
}

TYPED_TEST(TablesContract, GivesBackLogsAsTheyWereAppended) {
  this->store_all({append("one", 0, "a"), append("two", 0, "AB")});
  this->store_all({append("two", 2, "C"), append("one", 1, "bcd"), append("three", 0, "x")});
  this->store_all({append("one", 4, "e"), append("one", 5, "f")});
  EXPECT_THAT(live(this->reader()), ElementsAre("one: abcdef", "two: ABC", "three: x"));
  const auto log = *this->reader().log(id("one"));
  ASSERT_TRUE(log);
  EXPECT_EQ(log->events, 6U);
  EXPECT_EQ(text(log->bytes), "abcdef");
  EXPECT_FALSE(log->finished);
}

TYPED_TEST(TablesContract, KeepsBytesOfAnyKind) {
  std::vector<std::byte> all(100'000);
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<std::byte>(i * 7 >> 3);
  this->store_all({Append{id("big"), 0, 3, all}, Append{id("empty"), 0, 1, {}}});
  EXPECT_EQ((*this->reader().log(id("big")))->bytes, all);
  EXPECT_EQ((*this->reader().log(id("big")))->events, 3U);
  EXPECT_THAT((*this->reader().log(id("empty")))->bytes, IsEmpty());
}

TYPED_TEST(TablesContract, RefusesAnEventThatIsThereAlready) {
  this->store_all({append("one", 0, "abc")});
  const auto committed = this->store().commit({append("one", 2, "X"), append("one", 0, "X")});
  EXPECT_THAT(refused(committed), ElementsAre("0 forked", "1 forked"));
  EXPECT_EQ(said(committed->refused[0].reason),
            "event 2 of the table \"one\" is stored already, and it is another one: two are writing this "
            "game, and the second was refused");
  EXPECT_THAT(live(this->reader()), ElementsAre("one: abc"));
}

TYPED_TEST(TablesContract, RefusesAnEventWithoutThoseBefore) {
  this->store_all({append("one", 0, "abc")});
  const auto committed = this->store().commit({append("one", 4, "X"), append("two", 1, "X")});
  EXPECT_THAT(refused(committed), ElementsAre("0 gap", "1 gap"));
  EXPECT_EQ(said(committed->refused[0].reason),
            "event 4 of the table \"one\" can’t be stored: the next one is 3");
  EXPECT_THAT(live(this->reader()), ElementsAre("one: abc"));
}

TYPED_TEST(TablesContract, ARefusedEntryTakesNoOtherWithIt) {
  this->store_all({append("one", 0, "a"), append("two", 0, "a")});
  const auto committed = this->store().commit(
      {append("two", 1, "b"), append("one", 0, "X"), append("three", 0, "a"), append("two", 2, "c")});
  EXPECT_THAT(refused(committed), ElementsAre("1 forked"));
  EXPECT_THAT(repeated(committed), IsEmpty());
  EXPECT_THAT(live(this->reader()), ElementsAre("one: a", "two: abc", "three: a"));
}

TYPED_TEST(TablesContract, WhatFollowsARefusedEventIsRefusedToo) {
  this->store_all({append("one", 0, "ab")});
  const auto committed = this->store().commit({append("one", 1, "XY"), append("one", 3, "Z")});
  EXPECT_THAT(refused(committed), ElementsAre("0 forked", "1 gap"));
}

TYPED_TEST(TablesContract, TheSameAgainIsNoFork) {
  const Batch batch = {append("one", 0, "ab"), append("one", 2, "c"), append("one", 3, "de")};
  this->store_all(batch);
  const auto again = this->store().commit(batch);
  EXPECT_THAT(refused(again), IsEmpty());
  EXPECT_THAT(repeated(again), ElementsAre(0, 1, 2));
  // In other batches, and with something new behind.
  const auto more = this->store().commit({batch[2], append("one", 5, "f")});
  EXPECT_THAT(refused(more), IsEmpty());
  EXPECT_THAT(repeated(more), ElementsAre(0));
  EXPECT_THAT(live(this->reader()), ElementsAre("one: abcdef"));
}

TYPED_TEST(TablesContract, AlmostTheSameIsAFork) {
  this->store_all({append("one", 0, "ab"), append("one", 2, "cd")});
  EXPECT_THAT(refused(this->store().commit({append("one", 2, "cX")})), ElementsAre("0 forked"));
  EXPECT_THAT(refused(this->store().commit({append("one", 2, "c")})), ElementsAre("0 forked"));
  EXPECT_THAT(refused(this->store().commit({append("one", 3, "d")})), ElementsAre("0 forked"));
  EXPECT_THAT(refused(this->store().commit({Append{id("one"), 2, 1, bytes("cd")}})), ElementsAre("0 forked"));
  EXPECT_THAT(live(this->reader()), ElementsAre("one: abcd"));
}

TYPED_TEST(TablesContract, ADroppedTableLeavesNothing) {
  this->store_all({append("one", 0, "abc"), append("two", 0, "x")});
  this->store_all({Drop{id("one")}});
  EXPECT_THAT(live(this->reader()), ElementsAre("two: x"));
  EXPECT_FALSE(*this->reader().log(id("one")));
  EXPECT_THAT(repeated(this->store().commit({Drop{id("one")}})), ElementsAre(0));
  // The name may be used again, and its events begin anew.
  this->store_all({append("one", 0, "y"), append("one", 1, "z")});
  EXPECT_THAT(live(this->reader()), ElementsAre("two: x", "one: yz"));
}

TYPED_TEST(TablesContract, TablesOpenedAfterADropDoNotGetItsEvents) {
  this->store_all({append("one", 0, "abc"), append("two", 0, "xyz")});
  this->store_all({append("two", 3, "w"), Drop{id("two")}, Drop{id("one")}, append("three", 0, "n")});
  this->store_all({append("four", 0, "m"), append("three", 1, "o")});
  EXPECT_THAT(live(this->reader()), ElementsAre("three: no", "four: m"));
}

TYPED_TEST(TablesContract, AFinishedTableIsLiveNoMore) {
  this->store_all({append("one", 0, "ab"), append("two", 0, "x")});
  this->store_all({append("one", 2, "c"), Finish{finished("one", 3, "21", {}, 100), {}}});
  EXPECT_THAT(live(this->reader()), ElementsAre("two: x"));
  const auto log = *this->reader().log(id("one"));
  ASSERT_TRUE(log);
  EXPECT_TRUE(log->finished);
  EXPECT_EQ(log->events, 3U);
  EXPECT_EQ(text(log->bytes), "abc");
  EXPECT_EQ(this->reader().counts(), (Counts{0, 1, 1}));
}

TYPED_TEST(TablesContract, AGameEndsWithExactlyItsEvents) {
  this->store_all({append("one", 0, "abc")});
  EXPECT_THAT(refused(this->store().commit({Finish{finished("one", 4, "21", {}, 100), {}}})),
              ElementsAre("0 gap"));
  EXPECT_THAT(refused(this->store().commit({Finish{finished("one", 2, "21", {}, 100), {}}})),
              ElementsAre("0 forked"));
  EXPECT_THAT(refused(this->store().commit({Finish{finished("two", 0, "21", {}, 100), {}}})),
              ElementsAre("0 no_such_table"));
  EXPECT_THAT(live(this->reader()), ElementsAre("one: abc"));
  EXPECT_EQ(this->reader().counts(), (Counts{0, 1, 0}));
}

TYPED_TEST(TablesContract, AGameEndsOnce) {
  const Batch batch = {append("one", 0, "abc"), Finish{finished("one", 3, "21", {}, 100), {}}};
  this->store_all(batch);
  const auto again = this->store().commit(batch);
  EXPECT_THAT(refused(again), IsEmpty());
  EXPECT_THAT(repeated(again), ElementsAre(0, 1));
  const auto other = this->store().commit(
      {Finish{finished("one", 3, "21", {}, 101), {}}, Drop{id("one")}, append("one", 0, "X")});
  EXPECT_THAT(refused(other), ElementsAre("0 finished_already", "1 finished_already", "2 forked"));
  EXPECT_EQ(this->reader().counts(), (Counts{0, 0, 1}));
}

TYPED_TEST(TablesContract, EventsMayFollowTheEnd) {
  const Batch batch = {append("one", 0, "abc"), Finish{finished("one", 3, "21", {}, 100), {}},
                       append("one", 3, "d")};
  this->store_all(batch);
  EXPECT_THAT(repeated(this->store().commit(batch)), ElementsAre(0, 1, 2));
  this->store_all({append("one", 4, "e")});
  EXPECT_THAT(refused(this->store().commit({append("one", 6, "X"), append("one", 4, "X")})),
              ElementsAre("0 gap", "1 forked"));
  const auto log = *this->reader().log(id("one"));
  EXPECT_EQ(text(log->bytes), "abcde");
  EXPECT_EQ(log->events, 5U);
  EXPECT_EQ((*this->reader().game(id("one")))->events, 3U);
}

TYPED_TEST(TablesContract, AnEmptyBatchIsFine) { this->store_all({}); }

}  // namespace
}  // namespace tessera::store
