#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fcntl.h>
#include <filesystem>
#include <fmt/core.h>
#include <string>
#include <unistd.h>
#include <vector>

#include "base/text.h"
#include "store/open.h"
#include "words/catalogue.h"

// How many moves a store commits, in groups of several sizes, beside what the disk alone can do. See
// docs/performance.md.
//
//   store_bench [--store PLACE] [--tables N] [--seconds S]

namespace {

using namespace tessera;
using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::duration<double, std::milli>;

struct Figures {
  std::vector<double> waits;  // ms
  double seconds = 0;
  double processor = 0;  // seconds of this thread

  [[nodiscard]] double at(double share) {
    std::ranges::sort(waits);
    return waits[static_cast<std::size_t>(share * static_cast<double>(waits.size() - 1))];
  }
};

double processor_seconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

template <class Action>
Figures measure(double seconds, const Action& action) {
  Figures figures;
  const auto begin = Clock::now();
  const double processor = processor_seconds();
  while (Milliseconds(Clock::now() - begin).count() < seconds * 1000) {
    const auto before = Clock::now();
    action();
    figures.waits.push_back(Milliseconds(Clock::now() - before).count());
  }
  figures.seconds = Milliseconds(Clock::now() - begin).count() / 1000;
  figures.processor = processor_seconds() - processor;
  return figures;
}

[[noreturn]] void stop(const Message& problem) {
  fmt::print(stderr, "{}\n", words::say(problem));
  std::exit(3);
}

// What every commit waits for: a page at the end of a file, and the disk.
void bare_disk(const std::string& folder, double seconds) {
  const std::string path = folder + "/disk";
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_TRUNC, 0600);
  const std::string page(4096, 'x');
  off_t at = 0;
  auto figures = measure(seconds, [&] {
    if (::pwrite(file, page.data(), page.size(), at) < 0 || ::fdatasync(file) != 0) std::abort();
    at = (at + 4096) % (4 << 20);  // over and over, as SQLite's log
  });
  ::close(file);
  std::filesystem::remove(path);
  fmt::print("fdatasync of 4 KiB           {:9.0f}/s  p50 {:7.3f} ms  p99 {:7.3f} ms\n",
             static_cast<double>(figures.waits.size()) / figures.seconds, figures.at(0.5), figures.at(0.99));
}

class Players {
 public:
  Players(store::Store& store, int tables) : store_(store), next_(static_cast<std::size_t>(tables), 0) {
    for (int i = 0; i < tables; ++i)
      ids_.push_back(*table::TableId::parse(concat("AbCdEfGhIjKlMnOpQr", 1000 + i)));
    store::Batch batch;
    for (std::size_t i = 0; i < ids_.size(); ++i) batch.push_back(move(i, 120));
    commit(batch);
  }

  void commit_group(int size) {
    store::Batch batch;
    for (int i = 0; i < size; ++i) {
      at_ = (at_ + 7919) % ids_.size();
      batch.push_back(move(at_, 13));
    }
    commit(batch);
  }

 private:
  store::Append move(std::size_t table, std::size_t bytes) {
    return {ids_[table], next_[table]++, 1, std::vector<std::byte>(bytes, std::byte{42})};
  }
  void commit(const store::Batch& batch) {
    const auto committed = store_.commit(batch);
    if (!committed) stop(committed.error());
    if (!committed->refused.empty()) stop(committed->refused[0].reason);
  }

  store::Store& store_;
  std::vector<table::TableId> ids_;
  std::vector<table::EventNumber> next_;
  std::size_t at_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
  std::string folder = (std::filesystem::current_path() / "store_bench.XXXXXX").string();
  std::string place;
  int tables = 500;
  double seconds = 3;
  for (int i = 1; i + 1 < argc; i += 2) {
    const std::string option = argv[i];
    if (option == "--store") place = argv[i + 1];
    if (option == "--tables") tables = std::atoi(argv[i + 1]);
    if (option == "--seconds") seconds = std::atof(argv[i + 1]);
  }
  if (mkdtemp(folder.data()) == nullptr) return 3;
  if (place.empty()) place = folder + "/games.db";

  bare_disk(folder, seconds);
  {
    auto store = store::open_store(place);
    if (!store) stop(store.error());
    Players players(**store, tables);
    for (const int group : {1, 16, 256}) {
      auto figures = measure(seconds, [&] { players.commit_group(group); });
      const auto commits = static_cast<double>(figures.waits.size());
      fmt::print(
          "groups of {:3}  {:9.0f} moves/s {:9.0f}/s  p50 {:7.3f} ms  p99 {:7.3f} ms  {:6.2f} us of "
          "processor a move\n",
          group, commits * group / figures.seconds, commits / figures.seconds, figures.at(0.5),
          figures.at(0.99), figures.processor * 1e6 / (commits * group));
    }
    const auto begin = Clock::now();
    std::size_t events = 0;
    auto reader = (*store)->reader();
    if (!reader) stop(reader.error());
    const auto read = (*reader)->live_tables([&](const store::StoredLog& log) { events += log.events; });
    if (!read) stop(read.error());
    fmt::print("reading {} tables with {} events: {:.0f} ms\n", tables, events,
               Milliseconds(Clock::now() - begin).count());
  }
  bare_disk(folder, seconds);
  std::filesystem::remove_all(folder);
}
