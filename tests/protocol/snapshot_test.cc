#include "protocol/snapshot.h"

#include <gtest/gtest.h>

#include "protocol/json.h"
#include "table/public_data.h"
#include "tests/table/random_tables.h"

namespace tessera::protocol {
namespace {

using namespace table::test_tables;

const Data::List& list_in(const Data& snapshot, std::string_view name) {
  return std::get<Data::List>(snapshot[name].value());
}

// What somebody knows who asks now and then for what is new.
struct Known {
  std::optional<table::EventNumber> after;
  Data::List log;
  Data::List round_ends;

  void take(const Data& snapshot, table::EventNumber last) {
    add(log, snapshot, "log_kept", "log");
    add(round_ends, snapshot, "round_ends_kept", "round_ends");
    after = last;
  }

 private:
  static void add(Data::List& list, const Data& snapshot, std::string_view kept, std::string_view fresh) {
    const auto stand = static_cast<std::size_t>(std::get<std::int64_t>(snapshot[kept].value()));
    ASSERT_LE(stand, list.size());
    list.resize(stand);
    for (const Data& entry : list_in(snapshot, fresh)) list.push_back(entry);
  }
};

// Whoever can take back a move often does, and people come and go before that.
table::Command some_command(const table::Table& table, Rng& rng) {
  const auto undoing = table::undoing_seat(table.state());
  if (undoing && rng.below(3) == 0) return table::Undo{person(*undoing)};
  if (undoing && rng.below(3) == 0)
    return table::Stand{person(rng.below(static_cast<std::uint32_t>(table.state().seating.players())))};
  return random_command(table, rng);
}

TEST(Snapshot, WhatIsNewMakesTheWholeOfWhatWasKnown) {
  Rng rng(11);
  int undone = 0;
  for (const AnyGame* game : all_games()) {
    for (const auto& setup : every_setup(*game)) {
      table::Table table =
          started_table(random_terms(*game, setup, rng), random_kinds(setup.players, 1, rng));
      table::History history(table.state().opening);
      const Viewer viewer = rng.pick(all_viewers(setup.players));
      Known known;
      table::Time now{0};
      for (int i = 0; i < 60; ++i) {
        now += random_wait(rng);
        const table::Command command = some_command(table, rng);
        if (table.execute(command, now) && std::holds_alternative<table::Undo>(command)) ++undone;
        if (rng.below(3) == 0) continue;
        history.follow(table.log());
        known.take(snapshot_data(table, history, viewer, known.after), table.state().events - 1);
        const Data whole = snapshot_data(table, history, viewer);
        ASSERT_EQ(to_json(known.log), to_json(list_in(whole, "log")));
        ASSERT_EQ(to_json(known.round_ends), to_json(list_in(whole, "round_ends")));
      }
    }
  }
  EXPECT_GT(undone, 50);
}

}  // namespace
}  // namespace tessera::protocol
