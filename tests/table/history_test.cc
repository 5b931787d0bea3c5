#include "table/history.h"

#include <gtest/gtest.h>

#include "table/telling.h"
#include "tests/table/random_tables.h"

namespace tessera::table {
namespace {

using namespace test_tables;

// What each viewer was told, line by line, of all that still stands.
std::vector<std::string> standing_lines(const History& history, Viewer viewer) {
  std::vector<std::string> lines;
  for (const PastEvent& event : history.events())
    for (const std::string& line : event.heard_by(viewer).lines) lines.push_back(line);
  return lines;
}

// The same from what is told over the network, where an undo takes lines back.
std::vector<std::string> told_lines(const Log& log, Viewer viewer) {
  std::vector<std::pair<EventNumber, std::string>> lines;
  for (const ToldEvent& event : told_events(log, viewer, 0)) {
    if (event.kind == "undone") {
      const auto from = std::get<std::int64_t>(event.details["from"].value());
      std::erase_if(lines, [&](const auto& line) { return line.first >= from; });
    }
    for (const std::string& line : event.lines) lines.emplace_back(event.number, line);
  }
  std::vector<std::string> texts;
  for (const auto& [number, line] : lines) texts.push_back(line);
  return texts;
}

TEST(History, HasWhatEveryViewerWasToldOfWhatStands) {
  Rng rng(7);
  for (const AnyGame* game : all_games()) {
    for (const auto& setup : every_setup(*game)) {
      Table table = started_table(random_terms(*game, setup, rng), random_kinds(setup.players, 0, rng));
      History history(table.state().opening);
      Time now{0};
      for (int i = 0; i < 40; ++i) {
        now += random_wait(rng);
        static_cast<void>(table.execute(random_command(table, rng), now));
        history.follow(table.log());  // now and then nothing is new
      }
      for (const Viewer viewer : all_viewers(setup.players))
        ASSERT_EQ(standing_lines(history, viewer), told_lines(table.log(), viewer));
    }
  }
}

TEST(History, TellsWhatHappenedToSeats) {
  Table table = started_table({.clock = ClockSpec::per_move(seconds(10))}, "pp");
  const Seat first = to_act(table);
  const Seat second = next_seat(first, 2);
  ASSERT_TRUE(table.execute(Tick{}, seconds(11)));
  ASSERT_TRUE(table.execute(Stand{person(second)}, seconds(12)));
  ASSERT_TRUE(table.execute(TakeBack{person(second)}, seconds(13)));
  ASSERT_TRUE(table.execute(Resign{person(second)}, seconds(14)));
  History history(table.state().opening);
  history.follow(table.log());
  std::vector<std::pair<Seat, std::string_view>> stories;
  for (const SeatStory& told : history.seat_stories())
    stories.emplace_back(told.seat, told.story.code().name);
  const std::vector<std::pair<Seat, std::string_view>> expected = {
      {first, "ran_out_of_time"}, {second, "left_the_table"}, {second, "came_back"}, {second, "gave_up"}};
  EXPECT_EQ(stories, expected);
}

// Who left is still gone when a move from before is taken back.
TEST(History, AnUndoTakesBackMovesAndLeavesWhatHappenedToSeats) {
  Table table = started_table({.game = "lexio", .setup = {3, {}}}, "ppp");
  ASSERT_TRUE(move_anyhow(table, seconds(1)));
  const Seat passing = to_act(table);
  const Seat leaving = next_seat(passing, 3);
  ASSERT_TRUE(move(table, "pass", seconds(2)));
  ASSERT_TRUE(table.execute(Stand{person(leaving)}, seconds(3)));
  ASSERT_TRUE(move(table, "pass", seconds(4)));  // the stand-in
  History history(table.state().opening);
  history.follow(table.log());
  const auto stories = [&] {
    std::vector<std::pair<std::optional<Seat>, std::string_view>> told;
    for (const LogEntry& entry : history.log(Viewer::onlooker()))
      told.emplace_back(entry.seat, entry.story.code().name);
    return told;
  };
  auto told = stories();
  ASSERT_EQ(told.size(), 4U);  // the first move, a pass, somebody left, a pass
  ASSERT_TRUE(table.execute(Undo{person(passing)}, seconds(5)));
  history.follow(table.log());
  told.pop_back();
  told.erase(told.end() - 2);
  EXPECT_EQ(stories(), told);
  EXPECT_EQ(told.back(), std::pair(std::optional(leaving), std::string_view("left_the_table")));
}

TEST(History, KnowsWhoHasSecretsFromWhom) {
  const auto secrets = [](const Terms& terms) {
    const Table table = started_table(terms, "ppp");
    History history(table.state().opening);
    history.follow(table.log());
    return history.have_secrets(seat_at(0), seat_at(1));
  };
  EXPECT_FALSE(secrets({.game = "101", .setup = {3, {}}}));
  EXPECT_TRUE(secrets({.game = "lexio", .setup = {3, {}}}));
  EXPECT_TRUE(secrets({.game = "21", .setup = {3, {}}}));
}

TEST(History, KeepsThePositionWhereARoundEnded) {
  Table table = started_table({.game = "lexio", .setup = {3, {{"rounds", "3"}}}}, "ppp");
  History history(table.state().opening);
  history.follow(table.log());
  EXPECT_TRUE(history.round_ends().empty());
  while (table.state().phase == Phase::playing) {
    ASSERT_TRUE(move_anyhow(table, Time{0}));
    history.follow(table.log());
  }
  ASSERT_EQ(history.round_ends().size(), 2U);  // the last one is the end of the game
  for (const RoundEnd& end : history.round_ends()) {
    EXPECT_TRUE(end.state->turn().is_chance());
    const Data shown = end.state->view(Viewer::onlooker())->data();
    EXPECT_NE(shown["last_round"], Data());
  }
}

}  // namespace
}  // namespace tessera::table
