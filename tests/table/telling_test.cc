#include "table/telling.h"

#include <gtest/gtest.h>

#include "tests/table/random_tables.h"

// What a table announces as it goes on is what can be told from its log.

namespace tessera::table {
namespace {

using namespace test_tables;

class Listening {
 public:
  Listening(Table& table, std::vector<Viewer> audience)
      : table_(table), audience_(std::move(audience)), heard_(audience_.size()) {}

  // Whether it was accepted.
  bool execute(const Command& command, Time now) {
    const EventNumber before = table_.state().events;
    const auto accepted = table_.execute(command, now, audience_);
    if (!accepted) {
      EXPECT_EQ(table_.state().events, before);
      return false;
    }
    EXPECT_EQ(accepted->announced.size(), table_.state().events - before);
    for (const Announcement& announcement : accepted->announced) {
      EXPECT_EQ(announcement.lines.size(), audience_.size());
      for (std::size_t i = 0; i < audience_.size(); ++i) heard_[i].push_back(told_to(announcement, i));
    }
    return true;
  }

  // The opening was there before anybody listened.
  void expect_all_heard() const {
    for (std::size_t i = 0; i < audience_.size(); ++i)
      ASSERT_TRUE(heard_[i] == told_events(table_.log(), audience_[i], 1)) << to_text(audience_[i]);
  }

  [[nodiscard]] const std::vector<ToldEvent>& heard(std::size_t listener) const { return heard_[listener]; }

 private:
  Table& table_;
  std::vector<Viewer> audience_;
  std::vector<std::vector<ToldEvent>> heard_;
};

bool has_kind(const ToldEvent& event, std::string_view kind) { return event.kind == kind; }

TEST(TableTelling, WhatIsAnnouncedIsWhatTheLogTells) {
  for (const AnyGame* game : all_games()) {
    Rng rng(31);
    long undone = 0;
    long drawn = 0;
    for (const auto& setup : every_setup(*game)) {
      Table table = open_table(random_terms(*game, setup, rng));
      const auto viewers = all_viewers(setup.players);
      std::vector<Viewer> audience(viewers.begin(), viewers.end());
      rng.shuffle(audience);
      audience.push_back(audience.front());  // two devices of one person
      Listening listening(table, audience);
      // Most tables are filled and begun; what random commands do before that has its share.
      for (const Seat seat : seats(setup.players))
        if (rng.below(10) != 0) listening.execute(Sit{person(seat), seat, "Ann"}, Time{0});
      listening.execute(Start{kOwner}, Time{0});
      Time now{0};
      for (int i = 0; i < 300; ++i) {
        const Command command = random_command(table, rng);
        const bool done = listening.execute(command, now += random_wait(rng));
        if (const auto* act = std::get_if<Act>(&command); act != nullptr && done && rng.below(2) == 0)
          listening.execute(Undo{act->person}, now);
      }
      ASSERT_NO_FATAL_FAILURE(listening.expect_all_heard());
      for (const ToldEvent& event : listening.heard(0)) {
        undone += has_kind(event, "undone") ? 1 : 0;
        drawn += has_kind(event, "drawn") ? 1 : 0;
      }
    }
    EXPECT_GT(undone, 10) << game->spec().name;
    EXPECT_GT(drawn, 10) << game->spec().name;
  }
}

TEST(TableTelling, TellsHandsToTheirSeatsAlone) {
  Table table = open_table({.game = "lexio", .setup = {3, {}}});
  const std::vector<Viewer> audience = {seat_at(1), Viewer::onlooker(), seat_at(0)};
  Listening listening(table, audience);
  for (const Seat seat : seats(3)) ASSERT_TRUE(listening.execute(Sit{person(seat), seat, "Ann"}, Time{0}));
  ASSERT_TRUE(listening.execute(Start{kOwner}, Time{0}));
  const std::size_t deal = 4;  // after three who sat and the start
  ASSERT_EQ(listening.heard(0).at(deal).kind, "drawn");
  EXPECT_NE(listening.heard(0)[deal].lines, listening.heard(1)[deal].lines);
  EXPECT_NE(listening.heard(0)[deal].lines, listening.heard(2)[deal].lines);
  // Three players have 12 tiles each.
  EXPECT_EQ(listening.heard(1)[deal].lines.at(0), "~ deal ?12 | ?12 | ?12");
}

TEST(TableTelling, IsSilentWhereNobodyListens) {
  Table table = open_table({});
  const auto accepted = table.execute(Sit{person(0), seat_at(0), "Ann"}, Time{0});
  ASSERT_TRUE(accepted);
  EXPECT_EQ(accepted->end, accepted->first + 1);
  EXPECT_TRUE(accepted->announced.empty());
}

}  // namespace
}  // namespace tessera::table
