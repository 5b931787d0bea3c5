#include "store/memory/memory_store.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/text.h"
#include "store/messages.h"
#include "tests/store/entries.h"

// The faults that a MemoryStore makes when it is told to.

namespace tessera::store {
namespace {

using namespace test_entries;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(MemoryStore, FailsOnceBeforeAnythingIsStored) {
  MemoryStore store;
  store.fail_once(MemoryFault::nothing_stored);
  EXPECT_FALSE(store.commit({append("one", 0, "a")}));
  EXPECT_THAT(live(**store.reader()), IsEmpty());
  EXPECT_THAT(repeated(store.commit({append("one", 0, "a")})), IsEmpty());
  EXPECT_THAT(live(**store.reader()), ElementsAre("one: a"));
}

TEST(MemoryStore, FailsOnceAfterEverythingIsStored) {
  MemoryStore store;
  store.fail_once(MemoryFault::stored_unknowing);
  EXPECT_FALSE(store.commit({append("one", 0, "a")}));
  EXPECT_THAT(live(**store.reader()), ElementsAre("one: a"));
  EXPECT_THAT(repeated(store.commit({append("one", 0, "a")})), ElementsAre(0));
}

TEST(MemoryStore, IsInTroubleUntilItIsNot) {
  MemoryStore store;
  const auto reader = *store.reader();
  store.set_trouble(Message(Say::disk_full, {{"place", "memory"}}));
  const auto failed = store.commit({append("one", 0, "a")});
  ASSERT_FALSE(failed);
  EXPECT_TRUE(failed.error().is(Say::disk_full));
  EXPECT_FALSE(reader->counts());
  store.set_trouble(std::nullopt);
  test_entries::store_all(store, {append("one", 0, "a")});
  EXPECT_THAT(live(*reader), ElementsAre("one: a"));
}

}  // namespace
}  // namespace tessera::store
