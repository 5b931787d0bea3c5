#include "wasm/door.h"

#include <gtest/gtest.h>

#include "base/text.h"
#include "bots/bot.h"
#include "games/catalog.h"
#include "protocol/json.h"
#include "table/hex.h"
#include "table/log.h"
#include "tests/support/said.h"

namespace tessera::wasm {
namespace {

using protocol::from_json;
using protocol::to_json;

// The same bytes every time.
void count_up(std::span<std::byte> bytes) {
  for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<std::byte>(i);
}

// A door that is asked with data, and must not refuse.
class TestDoor {
 public:
  Data ask(std::string_view call, Data::Fields fields = {}) {
    const Data answer = answer_to(call, std::move(fields));
    EXPECT_EQ(answer["refused"], Data()) << call << " " << to_json(answer);
    return answer["ok"];
  }
  // The code of the refusal.
  std::string refusal(std::string_view call, Data::Fields fields = {}) {
    const Data answer = answer_to(call, std::move(fields));
    const auto* code = std::get_if<std::string>(&answer["refused"]["code"].value());
    return code != nullptr ? *code : concat("not refused: ", to_json(answer));
  }
  Data answer_to(std::string_view call, Data::Fields fields) {
    fields.emplace_back("call", call);
    return *from_json(door_.call(to_json(std::move(fields))));
  }
  std::string raw(std::string_view request) { return door_.call(request); }

 private:
  Door door_{count_up};
};

Data setup_fields(const Setup& setup) {
  Data::Fields options;
  for (const auto& [key, value] : setup.options) options.emplace_back(key, value);
  return options;
}

Data::Fields opening_fields(const AnyGame& game, const Setup& setup, std::string_view kind,
                            std::string_view table = "T") {
  Data::List seats;
  for (int i = 0; i < setup.players; ++i)
    seats.push_back(kind == "person" ? Data::Fields{{"kind", "person"}, {"name", concat("P", i)}}
                                     : Data::Fields{{"kind", "bot"}, {"level", kind}});
  return {{"game", game.spec().name},
          {"players", setup.players},
          {"options", setup_fields(setup)},
          {"clock", Data::Fields{{"kind", "none"}}},
          {"seats", std::move(seats)},
          {"now", 0},
          {"table", table},
          {"seed", "000000000000002a"}};
}

std::string text_of(const Data& data) { return std::get<std::string>(data.value()); }
std::int64_t number_of(const Data& data) { return std::get<std::int64_t>(data.value()); }

// The game as the log of the door's table has it, played by nothing but the rules.
class Replay {
 public:
  Replay(const AnyGame& game, const Setup& setup) : state_(*game.start(setup)) {}

  // Plays what the log has gained.
  const AnyState& after(const Data& log) {
    std::string digits;
    for (const Data& event : std::get<Data::List>(log.value())) digits += text_of(event);
    const auto parsed = table::Log::parse(*table::from_hex(digits));
    EXPECT_TRUE(parsed);
    for (table::Log::Cursor cursor(*parsed); !cursor.done();) {
      const bool is_new = cursor.number() >= played_;
      const auto event = cursor.next();
      if (!is_new) continue;
      ++played_;
      if (const auto* drawn = std::get_if<table::Drawn>(&event->what)) {
        EXPECT_TRUE(state_->chance(drawn->text));
      }
      if (const auto* moved = std::get_if<table::Moved>(&event->what)) {
        EXPECT_TRUE(state_->play(moved->seat, moved->text));
      }
    }
    return *state_;
  }

 private:
  std::unique_ptr<AnyState> state_;
  table::EventNumber played_ = 0;
};

void expect_same_views(TestDoor& door, const AnyState& state) {
  for (const Viewer viewer : all_viewers(state.players())) {
    const Data who = viewer.is_seat() ? Data(static_cast<int>(index(viewer.seat()))) : Data();
    const Data shown = door.ask("snapshot", {{"table", "T"}, {"viewer", who}});
    const auto view = state.view(viewer);
    ASSERT_EQ(to_json(shown["view"]), to_json(view->data()));
    const bool acts = viewer.is_seat() && state.turn().is_seat() && state.turn().seat() == viewer.seat();
    ASSERT_EQ(to_json(shown["choices"]), acts ? to_json(view->choices()) : "null");
  }
}

TEST(Door, AWholeGameOfEverySetupIsTheOneOfTheRules) {
  for (const AnyGame* game : all_games()) {
    for (const auto& setup : every_setup(*game)) {
      TestDoor door;
      door.ask("open", opening_fields(*game, setup, "person"));
      Rng rng(5);
      Replay replay(*game, setup);
      for (int moves = 0;; ++moves) {
        const AnyState& state = replay.after(door.ask("log", {{"table", "T"}, {"from", 0}}));
        if (moves % 16 == 0 || state.turn().is_over()) {
          ASSERT_NO_FATAL_FAILURE(expect_same_views(door, state));
        }
        if (state.turn().is_over()) {
          const Data over = door.ask("snapshot", {{"table", "T"}, {"viewer", 0}});
          EXPECT_EQ(text_of(over["record"]), to_text(state.outcome()));
          break;
        }
        const int seat = static_cast<int>(index(state.turn().seat()));
        const std::string move = rng.pick(state.legal());
        ASSERT_EQ(door.ask("check", {{"table", "T"}, {"seat", seat}, {"move", move}}), Data());
        door.ask("command", {{"table", "T"},
                             {"seat", seat},
                             {"now", moves},
                             {"command", Data::Fields{{"kind", "act"}, {"move", move}}}});
      }
    }
  }
}

TEST(Door, BotsChooseFromWhatTheirSeatIsTold) {
  for (const AnyGame* game : all_games()) {
    const tessera::Setup setup{game->spec().default_players, {}};
    TestDoor door;
    door.ask("open", opening_fields(*game, setup, "casual"));
    search::Scratch scratch;
    for (int moves = 0; moves < 30; ++moves) {
      const Data asked = door.ask("bot_request", {{"table", "T"}});
      if (asked == Data()) break;
      const std::int64_t seat = number_of(asked["seat"]);
      const Data told = door.ask("told", {{"table", "T"}, {"viewer", seat}});
      door.ask(
          "follow",
          {{"follower", "bot"}, {"game", game->spec().name}, {"players", setup.players}, {"viewer", seat}});
      door.ask("hear", {{"follower", "bot"}, {"lines", told["lines"]}});
      const Data view = door.ask("view", {{"follower", "bot"}});
      const Data shown = door.ask("snapshot", {{"table", "T"}, {"viewer", seat}});
      ASSERT_EQ(to_json(view["view"]), to_json(shown["view"]));
      EXPECT_EQ(shown["choices"], Data());  // nobody else chooses for a bot
      const Data move =
          door.ask("choose", {{"follower", "bot"}, {"level", "casual"}, {"seed", asked["seed"]}});
      door.ask("bot_answer",
               {{"table", "T"}, {"seat", seat}, {"position", asked["position"]}, {"move", move}, {"now", 0}});
    }
  }
}

TEST(Door, WhatIsRefusedChangesNothing) {
  TestDoor door;
  door.ask("open", opening_fields(*find_game("21"), {2, {}}, "person"));
  const auto everything = [&] {
    return to_json(door.ask("log", {{"table", "T"}, {"from", 0}})) +
           to_json(door.ask("snapshot", {{"table", "T"}, {"viewer", 0}}));
  };
  const std::string before = everything();
  const auto command = [&](int seat, Data::Fields fields) {
    return door.refusal("command",
                        {{"table", "T"}, {"seat", seat}, {"now", 0}, {"command", std::move(fields)}});
  };
  const int turn = static_cast<int>(number_of(door.ask("public", {{"table", "T"}})["turn"]));
  EXPECT_EQ(command(turn, {{"kind", "act"}, {"move", "fly"}}).substr(0, 3), "21.");
  EXPECT_EQ(command(1 - turn, {{"kind", "act"}, {"move", "pass"}}), "table.not_your_turn");
  EXPECT_EQ(command(5, {{"kind", "undo"}}), "protocol.field_out_of_range");
  EXPECT_EQ(command(0, {{"kind", "sit"}, {"seat", 0}, {"name", "X"}}), "table.already_started");
  EXPECT_EQ(command(0, {{"kind", "take_back"}}), "table.not_handed_over");
  EXPECT_EQ(command(0, {{"kind", "offer_rematch"}}), "table.not_over");
  EXPECT_EQ(door.refusal("open", opening_fields(*find_game("21"), {2, {}}, "person")),
            "protocol.table_is_open");
  EXPECT_EQ(door.refusal("open", opening_fields(*find_game("21"), {2, {}}, "genius")), "table.no_such_level");
  EXPECT_EQ(door.refusal("open", opening_fields(*find_game("21"), {2, {{"teams", "on"}}}, "person")),
            "21.teams_need_four");
  EXPECT_EQ(door.refusal("record", {{"table", "T"}}), "table.not_over");
  EXPECT_EQ(door.refusal("rematch", {{"table", "T"}, {"now", 0}}), "table.not_over");
  EXPECT_EQ(door.refusal("snapshot", {{"table", "U"}, {"viewer", 0}}), "protocol.no_such_table");
  EXPECT_EQ(door.refusal("log", {{"table", "T"}, {"from", 99}}), "protocol.field_out_of_range");
  EXPECT_EQ(door.refusal("restore", {{"bytes", "07"}}), "table.log_damaged");
  EXPECT_EQ(door.refusal("restore", {{"bytes", ""}}), "table.not_open");
  EXPECT_EQ(door.refusal("restore", {{"bytes", "070002"}}), "table.log_newer");
  EXPECT_EQ(door.refusal("bot_answer",
                         {{"table", "T"}, {"seat", 0}, {"position", 0}, {"move", "pass"}, {"now", 0}}),
            "table.position_moved_on");
  EXPECT_EQ(door.refusal("choose", {{"follower", "x"}, {"level", "novice"}, {"seed", "0000000000000000"}}),
            "protocol.no_such_follower");
  EXPECT_EQ(door.refusal("review_step"), "protocol.no_review");
  EXPECT_EQ(door.refusal("verify", {{"record", "tessera 2\n"}}), "protocol.bad_record");
  EXPECT_EQ(door.refusal("fly"), "protocol.no_such_call");
  EXPECT_EQ(everything(), before);
}

TEST(Door, AFollowerActsOnlyOnItsTurn) {
  TestDoor door;
  door.ask("follow", {{"follower", "f"}, {"game", "101"}, {"players", 2}, {"viewer", 0}});
  const Data::Fields asked = {{"follower", "f"}, {"level", "novice"}, {"seed", "0000000000000001"}};
  EXPECT_EQ(door.refusal("choose", asked), "protocol.follower_does_not_act");
  door.ask("hear", {{"follower", "f"}, {"lines", Data::List{"~ start 1"}}});
  EXPECT_EQ(door.refusal("choose", asked), "protocol.follower_does_not_act");
  EXPECT_EQ(door.refusal("hear", {{"follower", "f"}, {"lines", Data::List{"0 take 1"}}}).substr(0, 5),
            "core.");
  EXPECT_EQ(door.refusal("analyse", {{"follower", "f"}, {"event", 1}}), "protocol.follower_does_not_act");
}

TEST(Door, AFollowerHearsAllLinesOrNone) {
  TestDoor door;
  door.ask("follow", {{"follower", "f"}, {"game", "101"}, {"players", 2}, {"viewer", 0}});
  const Data before = door.ask("view", {{"follower", "f"}});
  EXPECT_EQ(
      door.refusal("hear", {{"follower", "f"}, {"lines", Data::List{"~ start 1", "~ fly"}}}).substr(0, 5),
      "101.u");
  EXPECT_EQ(door.ask("view", {{"follower", "f"}}), before);
  door.ask("hear", {{"follower", "f"}, {"lines", Data::List{"~ start 1"}}});
  EXPECT_NE(door.ask("view", {{"follower", "f"}}), before);
}

TEST(Door, BadJsonIsRefused) {
  TestDoor door;
  for (const char* bad : {"", "{", "[]", "7", "null", "\"x\"", "{\"call\":}", "\xff"}) {
    const auto answer = from_json(door.raw(bad));
    ASSERT_TRUE(answer) << bad;
    const std::string code = text_of((*answer)["refused"]["code"]);
    EXPECT_TRUE(code == "protocol.not_json" || code == "protocol.not_an_object") << bad << code;
  }
  EXPECT_EQ(door.raw(std::string((16 << 20) + 1, ' ')),
            R"({"refused":{"code":"protocol.too_long","arguments":{"most":16777216}}})");
}

TEST(Door, ARematchHasTheSamePeopleAndBots) {
  TestDoor door;
  door.ask("open", opening_fields(*find_game("21"), {2, {}}, "person"));
  const auto command = [&](int seat, std::string_view kind) {
    door.ask("command",
             {{"table", "T"}, {"seat", seat}, {"now", 0}, {"command", Data::Fields{{"kind", kind}}}});
  };
  const auto rematch_seats = [&] {
    const Data next = door.ask("rematch", {{"table", "T"}, {"now", 5}});
    const Data seats = door.ask("public", {{"table", next["table"]}})["seats"];
    door.ask("drop", {{"table", next["table"]}});  // its secret is always the same here, and its name too
    return std::get<Data::List>(seats.value());
  };
  command(0, "stand");
  command(1, "resign");
  // Where the new table can't be opened, nobody has agreed to one.
  const Data blocking = door.ask("rematch", {{"table", "T"}, {"now", 5}});
  const Data agreed = door.ask("public", {{"table", "T"}});
  EXPECT_EQ(agreed["rematch"], Data(1));
  EXPECT_EQ(agreed["events"], door.ask("snapshot", {{"table", "T"}, {"viewer", Data()}})["public"]["events"]);
  door.ask("open", opening_fields(*find_game("21"), {2, {}}, "person", "U"));
  door.ask("command",
           {{"table", "U"}, {"seat", 1}, {"now", 0}, {"command", Data::Fields{{"kind", "resign"}}}});
  const Data untouched = door.ask("public", {{"table", "U"}});
  EXPECT_EQ(door.refusal("rematch", {{"table", "U"}, {"now", 5}}), "protocol.table_is_open");
  EXPECT_EQ(door.ask("public", {{"table", "U"}}), untouched);
  door.ask("drop", {{"table", blocking["table"]}});
  // Who left is played for.
  EXPECT_EQ(rematch_seats()[0]["bot"], Data("skilled"));
  EXPECT_EQ(rematch_seats()[1]["name"], Data("P1"));
  // When nobody is left, everybody sits down again.
  command(1, "stand");
  EXPECT_EQ(rematch_seats()[0]["name"], Data("P0"));
  EXPECT_EQ(rematch_seats()[1]["name"], Data("P1"));
}

}  // namespace
}  // namespace tessera::wasm
