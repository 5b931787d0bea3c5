#include <chrono>
#include <csignal>
#include <cstdlib>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#include "base/random.h"
#include "base/text.h"
#include "store/sqlite/sqlite_store.h"
#include "tests/store/entries.h"
#include "tests/support/said.h"
#include "tests/support/temporary_folder.h"

// A process that is killed while it writes: whatever it had acknowledged is there afterwards.

namespace tessera::store {
namespace {

using namespace test_entries;

constexpr int kTables = 8;

// Acknowledgements as they go through a pipe: whole or not at all.
struct Acknowledged {
  std::int32_t table;
  std::uint32_t events;
};

std::string name_of(int table) { return concat("table", table); }
char letter(int table, EventNumber event) {
  return static_cast<char>('a' + (table * 7 + static_cast<int>(event) * 3) % 26);
}

std::map<std::string, std::string> stored(Store& store) {
  std::map<std::string, std::string> logs;
  auto reader = store.reader();
  EXPECT_TRUE(reader);
  EXPECT_TRUE(
      (*reader)->live_tables([&](const StoredLog& log) { logs[log.table.text()] = text(log.bytes); }));
  return logs;
}

// Goes on with what is stored until it is killed: batches of several tables, acknowledged when committed.
[[noreturn]] void write_until_killed(const std::string& path, int pipe, std::uint64_t seed) {
  auto opened = SqliteStore::open(path);
  if (!opened) std::_Exit(2);
  EventNumber next[kTables] = {};
  for (const auto& [name, log] : stored(**opened))
    next[name.back() - '0'] = static_cast<EventNumber>(log.size());
  for (Rng rng(seed);;) {
    Batch batch;
    std::vector<Acknowledged> acknowledgements;
    for (int table = 0; table < kTables; ++table) {
      std::string letters;
      for (std::uint32_t left = rng.below(4); left > 0; --left)
        letters += letter(table, next[table] + static_cast<EventNumber>(letters.size()));
      if (letters.empty()) continue;
      batch.push_back(append(name_of(table), next[table], letters));
      next[table] += static_cast<EventNumber>(letters.size());
      acknowledgements.push_back({table, next[table]});
    }
    const auto committed = (*opened)->commit(batch);
    if (!committed || !committed->refused.empty()) std::_Exit(3);
    for (const Acknowledged& one : acknowledgements)
      if (::write(pipe, &one, sizeof one) != sizeof one) std::_Exit(4);
  }
}

TEST(SqliteCrash, LosesNothingThatWasAcknowledged) {
  const tessera::testing::TemporaryFolder folder;
  const std::string path = folder.path() + "/games.db";
  EventNumber acknowledged[kTables] = {};
  Rng rng(11);
  for (int round = 0; round < 20; ++round) {
    int ends[2];
    ASSERT_EQ(::pipe(ends), 0);
    const pid_t child = ::fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
      ::close(ends[0]);
      write_until_killed(path, ends[1], rng.next());
    }
    ::close(ends[1]);
    // Somewhere in the middle: after some acknowledgements, and some microseconds more.
    Acknowledged one{};
    for (std::uint32_t wanted = rng.below(200); wanted > 0; --wanted) {
      if (::read(ends[0], &one, sizeof one) != sizeof one) break;
      acknowledged[one.table] = one.events;
    }
    std::this_thread::sleep_for(std::chrono::microseconds(rng.below(3000)));
    ::kill(child, SIGKILL);
    while (::read(ends[0], &one, sizeof one) == sizeof one) acknowledged[one.table] = one.events;
    ::close(ends[0]);
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFSIGNALED(status)) << "round " << round << ", exit " << WEXITSTATUS(status);

    auto opened = SqliteStore::open(path);
    ASSERT_TRUE(opened) << said(opened.error());
    const auto logs = stored(**opened);
    for (int table = 0; table < kTables; ++table) {
      const auto found = logs.find(name_of(table));
      const std::string log = found == logs.end() ? "" : found->second;
      ASSERT_GE(log.size(), acknowledged[table]) << "round " << round;
      for (EventNumber i = 0; i < log.size(); ++i) ASSERT_EQ(log[i], letter(table, i));
    }
  }
  EXPECT_GT(acknowledged[0], 20U);
}

}  // namespace
}  // namespace tessera::store
