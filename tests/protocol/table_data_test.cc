#include "protocol/table_data.h"

#include <gtest/gtest.h>

#include "games/catalog.h"
#include "protocol/game_data.h"
#include "protocol/json.h"
#include "tests/support/said.h"

namespace tessera::protocol {
namespace {

constexpr table::PersonId kAnn{3};

struct ReadCommand {
  std::optional<table::Command> command;
  std::string refusal;
};
ReadCommand command_of(std::string_view text) {
  std::optional<Message> refusal;
  const Data data = *from_json(text);
  Reader in(data, refusal);
  auto command = read_command(in, kAnn, 4);
  return {std::move(command), refusal ? code_name(*refusal) : ""};
}

template <class T>
T the(std::string_view text) {
  const auto read = command_of(text);
  EXPECT_TRUE(read.command) << text << " " << read.refusal;
  EXPECT_TRUE(std::holds_alternative<T>(*read.command)) << text;
  return std::get<T>(*read.command);
}

TEST(ReadCommand, KnowsEveryCommandOfAPerson) {
  EXPECT_EQ(the<table::Sit>(R"({"kind": "sit", "seat": 3, "name": "Ann"})").name, "Ann");
  EXPECT_EQ(the<table::Sit>(R"({"kind": "sit", "seat": 3, "name": "Ann"})").seat, seat_at(3));
  EXPECT_EQ(the<table::Stand>(R"({"kind": "stand"})").person, kAnn);
  EXPECT_EQ(the<table::SeatBot>(R"({"kind": "seat_bot", "seat": 1, "level": "novice"})").level, "novice");
  EXPECT_EQ(the<table::Remove>(R"({"kind": "remove", "seat": 2})").seat, seat_at(2));
  EXPECT_EQ(the<table::AddWord>(R"({"kind": "add_word", "word": "été"})").word, "été");
  EXPECT_EQ(the<table::Start>(R"({"kind": "start"})").person, kAnn);
  EXPECT_EQ(the<table::Act>(R"({"kind": "act", "move": "pass"})").move, "pass");
  EXPECT_EQ(the<table::Undo>(R"({"kind": "undo"})").person, kAnn);
  EXPECT_EQ(the<table::HandOver>(R"({"kind": "hand_over", "level": "casual"})").level, "casual");
  EXPECT_EQ(the<table::Relieve>(R"({"kind": "relieve", "seat": 0})").seat, seat_at(0));
  EXPECT_EQ(the<table::TakeBack>(R"({"kind": "take_back"})").person, kAnn);
  EXPECT_EQ(the<table::Resign>(R"({"kind": "resign"})").person, kAnn);
  EXPECT_EQ(the<table::OfferRematch>(R"({"kind": "offer_rematch"})").person, kAnn);
  EXPECT_EQ(the<table::AcceptRematch>(R"({"kind": "accept_rematch"})").person, kAnn);
}

TEST(ReadCommand, RefusesTheHostsOwnAndWhatIsIncomplete) {
  EXPECT_EQ(command_of(R"({"kind": "tick"})").refusal, "field_none_of");
  EXPECT_EQ(command_of(R"({"kind": "bot_answer"})").refusal, "field_none_of");
  EXPECT_EQ(command_of(R"({"kind": "act"})").refusal, "field_missing");
  EXPECT_EQ(command_of(R"({"kind": "relieve", "seat": 4})").refusal, "field_out_of_range");
  EXPECT_FALSE(command_of(R"({"kind": "act", "move": 3})").command);
}

TEST(ReadClock, WhatAKindDoesNotNeedMayBeLeftOut) {
  const auto clock = [](std::string_view text) {
    std::optional<Message> refusal;
    const Data data = *from_json(text);
    Reader in(data, refusal);
    const table::ClockSpec read = read_clock(in);
    EXPECT_FALSE(refusal) << text;
    return read;
  };
  using table::ClockSpec;
  using table::Time;
  EXPECT_EQ(clock(R"({"kind": "none"})"), ClockSpec::none());
  EXPECT_EQ(clock(R"({"kind": "move", "time": 5000})"), ClockSpec::per_move(Time{5000}));
  EXPECT_EQ(clock(R"({"kind": "total", "time": 5000, "increment": 100})"),
            ClockSpec::total(Time{5000}, Time{100}));
}

TEST(GameData, SaysWithHowManyPlayersAnOptionCanBeSet) {
  const Data games = game_data(*find_game("21"));
  EXPECT_EQ(to_json(games["players"]), R"({"least":2,"most":4,"default":2})");
  const auto& options = std::get<Data::List>(games["options"].value());
  ASSERT_EQ(options.size(), 3U);
  EXPECT_EQ(to_json(options[0]["players"]), "null");
  EXPECT_EQ(to_json(options[2]),
            R"({"key":"teams","explanation":{"code":"21.option_teams","arguments":{}},"words":["off","on"],)"
            R"("least":0,"most":0,"default":"off","players":[4]})");
}

TEST(GameData, AGameIsReadByItsName) {
  std::optional<Message> refusal;
  const Data data = *from_json(R"({"game": "lexio", "players": 3, "options": {"rounds": 2}})");
  Reader in(data, refusal);
  const WantedGame wanted = read_game(in);
  EXPECT_EQ(wanted.game, find_game("lexio"));
  EXPECT_EQ(wanted.setup, (tessera::Setup{3, {{"rounds", "2"}}}));
  const Data other = *from_json(R"({"game": "chess", "players": 2})");
  Reader other_in(other, refusal);
  EXPECT_EQ(read_game(other_in).game, nullptr);
  EXPECT_TRUE(refusal);
}

}  // namespace
}  // namespace tessera::protocol
