#include "protocol/remote_table.h"

#include <array>
#include <cstdio>
#include <gtest/gtest.h>

#include "base/text.h"
#include "core/record.h"
#include "games/catalog.h"
#include "protocol/json.h"
#include "tests/hub/client.h"
#include "tests/hub/snapshots.h"
#include "tests/hub/world.h"
#include "tests/support/random_games.h"

namespace tessera::server::hub::testing {
namespace {

constexpr std::array<std::string_view, 4> kClocks = {R"({"kind":"none"})", R"({"kind":"move","time":60000})",
                                                     R"({"kind":"total","time":300000,"increment":2000})",
                                                     R"({"kind":"days","time":86400000})"};

std::string table_body(const AnyGame& game, const Setup& setup, Rng& rng) {
  std::string options;
  for (const auto& [key, value] : setup.options)
    options += concat(options.empty() ? "" : ",", '"', key, "\":\"", value, '"');
  return concat(R"({"game":")", game.spec().name, R"(","players":)", setup.players, R"(,"options":{)",
                options, R"(},"clock":)", rng.pick(kClocks), '}');
}

// Everybody's remote table is at every moment what the table itself would show them.
class RemoteLaw {
 public:
  RemoteLaw(const AnyGame& game, const Setup& setup, Rng& rng)
      : rng_(rng), world_(rng.next()), players_(setup.players) {
    for (int i = 0; i <= players_; ++i) {
      clients_.emplace_back(concat("P", i), rng.next());
      guests_.push_back(world_.person(concat("Person ", i)));
    }
    table_ = world_.create(guests_[0], table_body(game, setup, rng));
    for (std::size_t i = 0; i < clients_.size(); ++i) say(i, clients_[i].watch(table_));
  }

  void run(int steps) {
    for (int step = 0; step < steps; ++step) {
      const std::size_t who = rng_.below(static_cast<std::uint32_t>(clients_.size()));
      if (const auto message = clients_[who].any_message(table_)) say(who, *message);
      if (rng_.below(4) == 0) world_.pass(Time{rng_.below(rng_.below(10) == 0 ? 70'000 : 2'000)});
      listen();
      ASSERT_NO_FATAL_FAILURE(expect_alike(step % 5 == 0));
      if (rng_.below(15) == 0) come_back(who);
    }
  }

  int compared = 0;
  std::size_t longest_move = 0;
  std::string longest_text;

 private:
  void say(std::size_t who, const std::string& text) {
    world_.say(guests_[who], text);
    listen();
  }

  void listen() {
    for (std::size_t i = 0; i < clients_.size(); ++i)
      for (const std::string& text : world_.heard_texts(guests_[i])) {
        ASSERT_TRUE(clients_[i].hear(text)) << text;
        measure(text);
      }
  }

  // What a move costs each viewer; deals and what is left at the end are longer by nature.
  void measure(const std::string& text) {
    if (text.find("\"now\":{") == std::string::npos || text.find("~ deal") != std::string::npos ||
        text.find("~ left") != std::string::npos)
      return;
    if (text.size() <= longest_move) return;
    longest_move = text.size();
    longest_text = text;
  }

  // Somebody loses the connection and resumes from what they have.
  void come_back(std::size_t who) {
    world_.leave(guests_[who]);
    guests_[who] = world_.again(guests_[who]);
    say(who, clients_[who].watch(table_));
  }

  // For all of them, or for one.
  void expect_alike(bool all) {
    const auto table = world_.stored(table_);
    ASSERT_TRUE(table);
    const std::size_t chosen = rng_.below(static_cast<std::uint32_t>(clients_.size()));
    for (std::size_t i = 0; i < clients_.size(); ++i) {
      if (!all && i != chosen) continue;
      const Client& client = clients_[i];
      const protocol::RemoteTable* remote = client.at(table_);
      ASSERT_NE(remote, nullptr);
      ASSERT_EQ(protocol::to_json(remote->snapshot()),
                protocol::to_json(snapshot_for(*table, remote->viewer())));
      if (rng_.below(10) == 0) {
        const auto after = rng_.below(table->state().events);
        ASSERT_TRUE(remote->snapshot(after) == snapshot_for(*table, remote->viewer(), after));
      }
      ++compared;
      if (!remote->viewer().is_seat() || table->state().phase != table::Phase::playing) continue;
      const Seat seat = remote->viewer().seat();
      for (const char* text :
           {"pass", "play 3c", "take 1", "place E5", "flip 3", "place 9 G7", "exchange 17"}) {
        const auto there = remote->check(text);
        if (table->state().seating.at(seat).person_plays() && seat_to_act(table->state()) == seat &&
            !table->state().paused) {
          const auto here = table->state().play.game->check(seat, text, Spelling::free);
          ASSERT_EQ(here.has_value(), there.has_value()) << text;
          if (!here) {
            ASSERT_TRUE(here.error() == there.error()) << text;
          }
        } else {
          ASSERT_FALSE(there);
        }
      }
    }
  }

  Rng& rng_;
  World world_;
  int players_;
  std::string table_;
  std::vector<Client> clients_;
  std::vector<Guest> guests_;
};

TEST(RemoteTable, IsAtEveryMomentWhatTheTableShowsItsViewer) {
  Rng rng(41);
  for (const AnyGame* game : all_games()) {
    std::size_t longest = 0;
    std::string text;
    int compared = 0;
    for (const auto& setup : every_setup(*game)) {
      RemoteLaw law(*game, setup, rng);
      ASSERT_NO_FATAL_FAILURE(law.run(50));
      compared += law.compared;
      if (law.longest_move <= longest) continue;
      longest = law.longest_move;
      text = law.longest_text;
    }
    std::printf("%s: %d snapshots compared; a move takes at most %zu bytes\n",
                std::string(game->spec().name).c_str(), compared, longest);
    EXPECT_LE(longest, 300U) << text;
    EXPECT_GT(longest, 100U);
  }
}

}  // namespace
}  // namespace tessera::server::hub::testing
