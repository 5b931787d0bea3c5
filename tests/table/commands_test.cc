#include <cstdlib>
#include <gtest/gtest.h>
#include <map>

#include "core/record.h"
#include "table/game_record.h"
#include "table/public_data.h"
#include "table/rematch.h"
#include "table/telling.h"
#include "table/verify.h"
#include "tests/table/random_tables.h"

// Commands at random never break what a table promises.

namespace tessera::table {
namespace {

using namespace test_tables;

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define TESSERA_SLOW_BUILD
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define TESSERA_SLOW_BUILD
#endif
#endif

// TESSERA_TABLE_GAMES asks for another number.
int wanted_games() {
  if (const char* wanted = std::getenv("TESSERA_TABLE_GAMES")) return std::atoi(wanted);
#if defined(TESSERA_SLOW_BUILD) || !defined(NDEBUG)
  return 300;
#else
  return 10'000;
#endif
}

// A second book of what the log should say, kept by the test alone.
class Book {
 public:
  // Reads the events that a command was accepted with.
  void read(const Table& table, Log::Cursor& cursor) {
    while (!cursor.done()) {
      const EventNumber number = cursor.number();
      const Event event = *cursor.next();
      if (const auto* drawn = std::get_if<Drawn>(&event.what)) lines_[number] = concat("~ ", drawn->text);
      if (const auto* moved = std::get_if<Moved>(&event.what))
        lines_[number] = concat(index(moved->seat), ' ', moved->text);
      if (const auto* moved = std::get_if<BotMoved>(&event.what))
        lines_[number] = concat(index(moved->seat), ' ', moved->text);
      if (const auto* undone = std::get_if<Undone>(&event.what)) {
        lines_.erase(lines_.lower_bound(undone->from), lines_.end());
        ++undone_;
      }
    }
    ASSERT_EQ(cursor.number(), table.state().events);
  }
  [[nodiscard]] std::vector<std::string> lines() const {
    std::vector<std::string> lines;
    for (const auto& [number, line] : lines_) lines.push_back(line);
    return lines;
  }
  [[nodiscard]] int undone() const { return undone_; }

 private:
  std::map<EventNumber, std::string> lines_;
  int undone_ = 0;
};

struct Seen {
  long commands = 0;
  long refused = 0;
  long undone = 0;
  long resigned = 0;
  long timed_out = 0;
};

void expect_sound(const Table& table, std::map<EventNumber, BotRequest>& requests) {
  const State& state = table.state();
  ASSERT_EQ(state.events, table.log().size());
  for (const Seat seat : seats(state.seating.players())) {
    const auto left = state.clock.left(seat, state.play.turns);
    ASSERT_EQ(left.has_value(), state.clock.spec().kind != ClockKind::none);
    if (left) {
      ASSERT_GE(*left, Time{0});
    }
  }
  if (const auto end = deadline(state)) {
    ASSERT_GE(*end, state.clock.now());
  }
  if (const auto request = bot_request(state)) {
    const auto [known, is_new] = requests.try_emplace(request->position, *request);
    ASSERT_EQ(known->second, *request) << "one request a position";
    ASSERT_FALSE(running_seat(state)) << "nobody else is waited for";
  }
  ASSERT_FALSE(state.phase == Phase::playing && state.play.game->turn().is_chance()) << "chance acts at once";
}

void expect_good_record(const Table& table, const Book& book) {
  const std::string record = game_record(table);
  RecordPlayer reader(all_games());
  const auto read = read_record(record, reader);
  ASSERT_TRUE(read) << record;
  ASSERT_EQ(reader.events(), book.lines());
  ASSERT_TRUE(reader.state()->equals(*table.state().play.game));
  if (table.state().luck) {
    ASSERT_TRUE(verify(record)) << record;
  }
}

void play_one(const AnyGame& game, const Setup& setup, Rng& rng, Seen& seen) {
  Table table = open_table(random_terms(game, setup, rng));
  Log::Cursor cursor(table.log());
  Book book;
  std::map<EventNumber, BotRequest> requests;
  Time now{0};
  for (int after = 0; after < 6;) {
    if (table.state().phase == Phase::over) ++after;
    now += random_wait(rng);
    const EventNumber events = table.state().events;
    const std::size_t bytes = table.log().bytes().size();
    const bool look_closer = rng.below(100) == 0;
    const Data before = look_closer ? public_data(table.state()) : Data();
    const auto done = table.execute(random_command(table, rng), now);
    ++seen.commands;
    if (done) {
      ASSERT_EQ(done->first, events);
      ASSERT_EQ(done->end, table.state().events);
    } else {
      ++seen.refused;
      ASSERT_EQ(table.state().events, events);
      ASSERT_EQ(table.log().bytes().size(), bytes);
      if (look_closer) {
        ASSERT_TRUE(public_data(table.state()) == before);
      }
    }
    if (look_closer) {
      ASSERT_TRUE(equal(*fold_all(table.log()), table.state()));
    }
    ASSERT_NO_FATAL_FAILURE(expect_sound(table, requests));
  }
  ASSERT_NO_FATAL_FAILURE(book.read(table, cursor = Log::Cursor(table.log())));
  ASSERT_NO_FATAL_FAILURE(expect_good_record(table, book));
  seen.undone += book.undone();
  seen.resigned += table.state().resigned ? 1 : 0;
  for (const ToldEvent& event : told_events(table.log(), Viewer::onlooker(), 0))
    seen.timed_out += event.kind == "timed_out" ? 1 : 0;
}

TEST(TableCommands, AtRandomNeverBreakATable) {
  const int games = wanted_games();
  std::vector<std::pair<const AnyGame*, tessera::Setup>> setups;
  for (const AnyGame* game : all_games())
    for (const auto& setup : every_setup(*game)) setups.emplace_back(game, setup);
  Rng rng(2026);
  Seen seen;
  for (int i = 0; i < games; ++i) {
    const auto& [game, setup] = rng.pick(setups);
    ASSERT_NO_FATAL_FAILURE(play_one(*game, setup, rng, seen)) << "game " << i;
  }
  std::printf("%d games, %ld commands, %ld refused, %ld undone, %ld timed out, %ld resigned\n", games,
              seen.commands, seen.refused, seen.undone, seen.timed_out, seen.resigned);
  EXPECT_GT(seen.refused, games);
  EXPECT_GT(seen.undone, games / 20);
  EXPECT_GT(seen.timed_out, games / 10);
  EXPECT_GT(seen.resigned, 0);
}

}  // namespace
}  // namespace tessera::table
