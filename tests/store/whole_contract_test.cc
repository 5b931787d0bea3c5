#include <atomic>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <thread>

#include "base/random.h"
#include "store/messages.h"
#include "tests/store/random_entries.h"
#include "tests/store/store_contract.h"

// What every store is as a whole: equal to the others, copied, reopened, read while it is written.

namespace tessera::store {
namespace {

using namespace test_entries;
using ::testing::ElementsAre;
using ::testing::ElementsAreArray;
using ::testing::IsEmpty;

template <class Backend>
class WholeContract : public StoreContract<Backend> {
 protected:
  // Gives back these entries one after the other.
  static auto source(std::vector<Entry> entries) {
    return [list = std::move(entries), i = std::size_t{0}]() mutable -> Result<std::optional<Entry>> {
      if (i == list.size()) return std::nullopt;
      return list[i++];
    };
  }
  static std::vector<Entry> copy_of(Reader& reader) {
    std::vector<Entry> entries;
    EXPECT_TRUE(reader.everything([&](Entry entry) { entries.push_back(std::move(entry)); }));
    return entries;
  }
  void store_some_of_each() {
    this->add_people(3);
    this->store_all({AddKey{person(1), key(1)}, AddKey{person(1), key(2)}, AddKey{person(3), key(3)},
                     Rename{person(2), "Zoë"}});
    this->store_all({append("one", 0, "abc"), append("two", 0, "x"), append("one", 3, "d")});
    this->store_all({Finish{finished("one", 4, "21", {1, 2}, 100), {{person(1), "21", 1510.5, 80, 0.06, 1}}},
                     append("one", 4, "e"), append("three", 0, "yz"), append("two", 1, "w")});
    this->store_all({Forget{person(3)}});
  }
};
TYPED_TEST_SUITE(WholeContract, Backends, BackendNames);

TYPED_TEST(WholeContract, JudgesRandomEntriesAsTheSimplestStoreDoes) {
  MemoryStore model;
  const auto model_reader = *model.reader();
  Rng rng(20261118);
  std::size_t refusals = 0;
  std::size_t repetitions = 0;
  for (int round = 0; round < 150; ++round) {
    const Batch batch = random_batch(rng);
    const auto expected = model.commit(batch);
    const auto found = this->store().commit(batch);
    ASSERT_THAT(refused(found), ElementsAreArray(refused(expected))) << round;
    ASSERT_THAT(repeated(found), ElementsAreArray(repeated(expected))) << round;
    for (std::size_t i = 0; i < expected->refused.size(); ++i)
      ASSERT_EQ(said(found->refused[i].reason), said(expected->refused[i].reason));
    refusals += expected->refused.size();
    repetitions += expected->repeated.size();
    if (round % 10 != 9) continue;
    ASSERT_THAT(everything(this->reader()), ElementsAreArray(everything(*model_reader))) << round;
    ASSERT_THAT(live(this->reader()), ElementsAreArray(live(*model_reader))) << round;
    ASSERT_EQ(this->reader().counts(), model_reader->counts()) << round;
    for (std::uint32_t i = 1; i <= 5; ++i) {
      ASSERT_EQ(this->reader().people_met(person(i)), model_reader->people_met(person(i)));
      ASSERT_EQ(this->reader().ratings("21", person(i), 9), model_reader->ratings("21", person(i), 9));
      ASSERT_EQ(this->reader().games({.person = person(i), .game = "21", .limit = 9})->games,
                model_reader->games({.person = person(i), .game = "21", .limit = 9})->games);
    }
  }
  EXPECT_GT(refusals, 100U);
  EXPECT_GT(repetitions, 10U);
}

TYPED_TEST(WholeContract, TellsEverythingForAnotherStore) {
  this->store_some_of_each();
  MemoryStore other;
  ASSERT_TRUE(other.replace(this->source(this->copy_of(this->reader()))));
  const auto told = everything(**other.reader());
  EXPECT_THAT(told, ElementsAreArray(everything(this->reader())));
  EXPECT_THAT(told, ::testing::SizeIs(14));
}

TYPED_TEST(WholeContract, TakesEverythingOfAnotherStore) {
  MemoryStore other;
  test_entries::store_all(other, {AddPerson{person(5), "Cy", Time(3)}, AddKey{person(5), key(8)},
                                  append("new", 0, "n"), append("over", 0, "abc"), append("over", 3, "d"),
                                  Finish{finished("over", 4, "21", {5}, 70), {}}, append("over", 4, "e")});
  this->store_some_of_each();
  const auto wanted = everything(**other.reader());
  const auto replaced = this->store().replace(this->source(this->copy_of(**other.reader())));
  ASSERT_TRUE(replaced) << said(replaced.error());
  EXPECT_THAT(everything(this->reader()), ElementsAreArray(wanted));
  this->store_all({append("new", 1, "m"), append("one", 0, "again")});
  EXPECT_THAT(live(this->reader()), ElementsAre("new: nm", "one: again"));
}

TYPED_TEST(WholeContract, TakesAllOfAnotherStoreOrNothing) {
  this->store_some_of_each();
  const auto before = everything(this->reader());
  const auto bad = this->store().replace(this->source({append("new", 0, "n"), append("new", 5, "X")}));
  ASSERT_FALSE(bad);
  EXPECT_TRUE(bad.error().is(Say::backup_refused));
  EXPECT_THAT(everything(this->reader()), ElementsAreArray(before));
  int left = 3;
  const auto stopped = this->store().replace([&]() -> Result<std::optional<Entry>> {
    if (left-- == 0) return refuse(Say::backup_damaged, {{"path", "x"}});
    return append(concat("t", left), 0, "a");
  });
  ASSERT_FALSE(stopped);
  EXPECT_TRUE(stopped.error().is(Say::backup_damaged));
  EXPECT_THAT(everything(this->reader()), ElementsAreArray(before));
  this->store_all({append("after", 0, "a")});
}

TYPED_TEST(WholeContract, IsReadByOthersWhileItIsWritten) {
  std::atomic<bool> done = false;
  std::atomic<EventNumber> stored = 0;
  auto other = *this->store().reader();
  std::thread reading([&] {
    EventNumber seen = 0;
    int times = 0;
    while (!done || times == 0) {
      const EventNumber at_least = stored;
      const auto log = other->log(id("one"));
      ASSERT_TRUE(log) << said(log.error());
      if (!*log) continue;
      ++times;
      // All that was acknowledged before it was asked for, and the number fits the bytes.
      ASSERT_GE((*log)->events, at_least);
      ASSERT_GE((*log)->events, seen);
      ASSERT_EQ((*log)->bytes.size(), (*log)->events);
      seen = (*log)->events;
    }
  });
  for (EventNumber i = 0; i < 60; ++i) {
    this->store_all({append("one", i, "x")});
    stored = i + 1;
  }
  done = true;
  reading.join();
}

TYPED_TEST(WholeContract, HasEverythingWhenItIsOpenedAgain) {
  if constexpr (TypeParam::kIsDurable) {
    this->store_some_of_each();
    const auto before = everything(this->reader());
    this->close();
    this->open();
    EXPECT_THAT(everything(this->reader()), ElementsAreArray(before));
    this->store_all({append("two", 2, "v")});
    EXPECT_THAT(refused(this->store().commit({append("two", 1, "X")})), ElementsAre("0 forked"));
  }
}

TYPED_TEST(WholeContract, HasOneOwner) {
  if constexpr (TypeParam::kIsDurable) {
    const auto second = this->backend().open();
    ASSERT_FALSE(second);
    EXPECT_TRUE(second.error().is(Say::in_use)) << said(second.error());
    this->store_all({append("one", 0, "a")});
    this->close();
    this->open();
    EXPECT_THAT(live(this->reader()), ElementsAre("one: a"));
  }
}

}  // namespace
}  // namespace tessera::store
