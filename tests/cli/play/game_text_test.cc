#include "cli/play/game_text.h"

#include "table/hex.h"
#include "table/verify.h"
#include "tests/cli/play/support.h"

namespace tessera::cli::play {
namespace {

class GameText : public PlayTest {
 protected:
  [[nodiscard]] LiveGame started(std::string_view game) const {
    ChosenSettings chosen = chosen_for(game);
    chosen.seed.reset();
    LiveGame live = *LiveGame::start(*complete(chosen, services_), services_);
    settle(live);
    return live;
  }
  LiveGame opened(std::string_view text, const ChosenSettings& chosen = {}) {
    write_text(in_folder("text"), text);
    auto game = open_record(in_folder("text"), chosen, services_);
    EXPECT_TRUE(game) << game.error().why;
    return *std::move(game);
  }
  static void play(LiveGame& game, int moves) {
    for (int i = 0; i < moves && !game.is_over(); ++i) {
      ASSERT_TRUE(game.act(game.state().legal().front()));
      settle(game);
    }
  }
  static void finish(LiveGame& game) { play(game, 5000); }
};

constexpr std::string_view kSecretHex = "6363636363636363636363636363636363636363636363636363636363636363";

TEST_F(GameText, AFinishedGameVerifies) {
  for (std::string_view name : {"101", "lexio", "21"}) {
    LiveGame game = started(name);
    finish(game);
    const std::string record = record_of(game);
    EXPECT_TRUE(has(record, concat("secret ", kSecretHex))) << record;
    EXPECT_TRUE(can_be_verified(game));
    const auto verified = table::verify(record);
    ASSERT_TRUE(verified) << verified.error().line << words::say(verified.error().reason);
    EXPECT_EQ(verified->commitment, table::sha256(secret_of(99).reveal()));
    EXPECT_EQ(autosave_of(game), record) << "there is nothing left to hide";
  }
}

TEST_F(GameText, ARecordOfARunningGameHasTheCommitmentAndNotTheSecret) {
  LiveGame game = started("21");
  play(game, 2);
  const std::string record = record_of(game);
  EXPECT_TRUE(has(record, concat("tag commitment ", table::to_hex(table::sha256(secret_of(99).reveal())))));
  EXPECT_FALSE(has(record, "fair"));
  EXPECT_FALSE(has(record, kSecretHex));
  EXPECT_TRUE(has(autosave_of(game), kSecretHex));
  EXPECT_EQ(without_log(autosave_of(game)), record);
  EXPECT_EQ(without_log(record), record);
}

TEST_F(GameText, AnAutosaveGoesOnAsTheGameWouldHave) {
  for (std::string_view name : {"101", "lexio", "21"}) {
    LiveGame whole = started(name);
    LiveGame part = started(name);
    play(part, 4);
    services_.fresh_secret = [] { return secret_of(7); };  // not to be used
    LiveGame again = opened(autosave_of(part));
    services_.fresh_secret = [] { return secret_of(99); };
    EXPECT_TRUE(again.state().equals(part.state()));
    EXPECT_EQ(autosave_of(again), autosave_of(part));
    finish(again);
    finish(whole);
    EXPECT_EQ(record_of(again), record_of(whole));
    EXPECT_TRUE(table::verify(record_of(again)));
  }
}

// Bots move by the number of the event, which counts what was taken back too.
TEST_F(GameText, AnAutosaveRemembersWhatWasTakenBack) {
  ChosenSettings chosen = chosen_for("101");
  chosen.seed.reset();
  chosen.options = {{"mode", "junior"}};
  chosen.kinds = {"you", "you"};
  LiveGame game = *LiveGame::start(*complete(chosen, services_), services_);
  ASSERT_TRUE(game.act("take 1"));
  ASSERT_TRUE(game.act("place E5"));
  ASSERT_TRUE(game.undo(*game.person_to_act()));
  const LiveGame again = opened(autosave_of(game));
  EXPECT_EQ(again.table().log().size(), game.table().log().size());
  EXPECT_EQ(record_of(again), record_of(game));
}

TEST_F(GameText, AnAutosaveRemembersWhoHasLeft) {
  ChosenSettings chosen = chosen_for("lexio");
  chosen.kinds = {"you", "you", "greedy"};
  chosen.players = 3;
  LiveGame game = *LiveGame::start(*complete(chosen, services_), services_);
  ASSERT_TRUE(game.leave(seat_at(1)));
  EXPECT_FALSE(opened(autosave_of(game)).has_person(seat_at(1)));
  EXPECT_FALSE(opened(record_of(game)).has_person(seat_at(1)));
  EXPECT_TRUE(opened(record_of(game)).has_person(seat_at(0)));
}

TEST_F(GameText, ASavedRecordGoesOnWithOtherChanceThatCannotBeVerified) {
  LiveGame game = started("21");
  play(game, 3);
  services_.fresh_secret = [] { return secret_of(7); };
  LiveGame again = opened(record_of(game));
  EXPECT_TRUE(again.state().equals(game.state()));
  finish(again);
  finish(game);
  EXPECT_TRUE(has(record_of(again), "tag fair no\n")) << record_of(again);
  EXPECT_FALSE(has(record_of(again), "commitment"));
  EXPECT_FALSE(can_be_verified(again));
  EXPECT_NE(again.history().events().back().text + record_of(again), record_of(game));
  EXPECT_FALSE(table::verify(record_of(again)));
}

TEST_F(GameText, ASeededRecordGoesOnAsItWouldHave) {
  for (std::string_view name : {"101", "lexio", "21"}) {
    LiveGame whole = game_for(chosen_for(name, 8));
    LiveGame part = game_for(chosen_for(name, 8));
    play(part, 4);
    LiveGame again = opened(record_of(part));
    finish(whole);
    finish(again);
    EXPECT_EQ(record_of(again), record_of(whole));
    EXPECT_TRUE(has(record_of(whole), "tag seed 8\n"));
    EXPECT_TRUE(has(record_of(whole), "tag fair no\n"));
  }
}

// As games were kept before tables had a log: the seed, the seats and the events.
TEST_F(GameText, AnOldAutosaveResumes) {
  LiveGame game = opened(
      "tessera 1\ngame 21\nplayers 2\ntag seed 12\ntag seat0 you You\ntag seat1 greedy Greedy 1\n"
      "~ start 0\n~ hand 0 3 8 *\n~ hand 1 4 9 10\n0 place 3 G7\n~ draw 5\n");
  settle(game);
  EXPECT_EQ(game.person_to_act(), seat_at(0));
  EXPECT_TRUE(has(record_of(game), "tag seed 12\n"));
  finish(game);
  EXPECT_TRUE(game.is_over());
}

// Somebody changed what was played: it is another game then, with other chance.
TEST_F(GameText, ALogThatIsNotTheRecordsIsNotUsed) {
  LiveGame game = started("101");
  play(game, 1);
  std::string text = autosave_of(game);
  text.erase(text.rfind("\n0 take 1") + 1);
  const LiveGame other = opened(text);
  EXPECT_FALSE(other.table().state().luck);
  std::string damaged = autosave_of(game);
  damaged.replace(damaged.find("tag table-log ") + 14, 2, "zz");
  EXPECT_FALSE(opened(damaged).table().state().luck);
}

TEST_F(GameText, OtherSeatsCanGoOnWithTheSameChance) {
  LiveGame game = started("21");
  play(game, 2);
  ChosenSettings chosen;
  chosen.kinds = {"greedy", "you"};
  LiveGame other = opened(autosave_of(game), chosen);
  settle(other);
  EXPECT_EQ(other.person_to_act(), seat_at(1));
  finish(other);
  EXPECT_TRUE(table::verify(record_of(other)));
}

TEST_F(GameText, AFinishedRecordKeepsItsProof) {
  LiveGame game = started("21");
  finish(game);
  const LiveGame again = opened(record_of(game));
  EXPECT_TRUE(again.is_over());
  EXPECT_TRUE(can_be_verified(again));
  EXPECT_TRUE(table::verify(record_of(again)));
  LiveGame resigned = started("21");
  ASSERT_TRUE(resigned.resign(Seat{}));
  EXPECT_TRUE(table::verify(record_of(resigned)));
  EXPECT_TRUE(opened(record_of(resigned)).resigned());
}

TEST_F(GameText, KeepsTagsItDoesNotKnow) {
  const LiveGame game = opened("tessera 1\ngame 101\nplayers 2\ntag event Tour\ntag seed x\n");
  EXPECT_EQ(game.settings().seed, std::nullopt);
  EXPECT_EQ(game.settings().tags, (std::vector<Tag>{{"event", "Tour"}, {"seed", "x"}}));
}

TEST_F(GameText, RecordsSayWhoPlayed) {
  LiveGame game = game_for(chosen_for("21", 5));
  finish(game);
  RecordPlayer reader(all_games());
  ASSERT_TRUE(read_record(record_of(game), reader));
  EXPECT_TRUE(reader.state()->turn().is_over());
  EXPECT_EQ(reader.tags(),
            (std::vector<Tag>{
                {"seed", "5"}, {"seat0", "person You"}, {"seat1", "greedy Greedy 1"}, {"fair", "no"}}));
}

TEST_F(GameText, WhatCannotBeOpenedSaysWhy) {
  const auto why = [&](std::string_view text) {
    write_text(in_folder("bad"), text);
    const auto game = open_record(in_folder("bad"), {}, services_);
    return game ? "" : concat(static_cast<int>(game.error().code), ' ', game.error().why);
  };
  EXPECT_TRUE(
      why("tessera 1\ngame 101\nplayers 2\n~ start 7\n").starts_with(concat("1 ", in_folder("bad"), ":4: ")));
  EXPECT_TRUE(has(why("tessera 1\ngame 101\nplayers 2\ntag seat1 nobody N\n"), "there is no bot \"nobody\""));
  EXPECT_EQ(open_record(in_folder("none"), {}, services_).error().code, ExitCode::system);
}

}  // namespace
}  // namespace tessera::cli::play
