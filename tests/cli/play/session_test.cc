#include "cli/play/session.h"

#include "tests/cli/play/support.h"
#include "tests/support/said.h"

namespace tessera::cli::play {
namespace {

Wish lexio_for_three(std::vector<std::string> kinds) {
  Wish wish = wish_for("lexio", 3);
  wish.players = 3;
  wish.kinds = std::move(kinds);
  return wish;
}

// Plays the first legal move for every person, to the end.
void finish(Session& session) {
  settle(session);
  while (!session.is_over()) {
    ASSERT_TRUE(session.play(session.state().legal().front()));
    settle(session);
  }
}

TEST(Session, TheSameSeedAndMovesGiveTheSameGame) {
  for (const AnyGame* game : all_games()) {
    Session a = session_for(wish_for(game->spec().name, 5));
    Session b = session_for(wish_for(game->spec().name, 5));
    Session other = session_for(wish_for(game->spec().name, 6));
    finish(a);
    finish(b);
    finish(other);
    EXPECT_EQ(a.record(), b.record());
    EXPECT_NE(a.record(), other.record());
  }
}

TEST(Session, RecordsAreValidAndSayWhoPlayed) {
  Session session = session_for(wish_for("21", 5));
  finish(session);
  RecordPlayer reader(all_games());
  ASSERT_TRUE(read_record(session.record(), reader));
  EXPECT_TRUE(reader.state()->turn().is_over());
  EXPECT_EQ(reader.tags(),
            (std::vector<Tag>{{"seed", "5"}, {"seat0", "you You"}, {"seat1", "greedy Greedy 1"}}));
}

TEST(Session, OnlyPersonsPlayAndOnlyOthersAdvance) {
  Session session = session_for(lexio_for_three({"you", "greedy", "greedy"}));
  EXPECT_EQ(code_name(session.play("pass").error()), "not_your_turn");
  settle(session);
  ASSERT_TRUE(session.person_to_act());
  EXPECT_EQ(code_name(session.advance().error()), "not_now");
}

TEST(Session, ARefusedMoveChangesNothing) {
  Session session = session_for(wish_for("101"));
  settle(session);
  const std::string before = session.record();
  EXPECT_FALSE(session.play("take 9"));
  EXPECT_FALSE(session.play("nonsense"));
  EXPECT_EQ(session.record(), before);
}

TEST(Session, ResumedItGoesOnAsItWouldHave) {
  for (const AnyGame* game : all_games()) {
    Session whole = session_for(wish_for(game->spec().name, 8));
    finish(whole);
    Session part = session_for(wish_for(game->spec().name, 8));
    settle(part);
    for (int i = 0; i < 4; ++i) {
      ASSERT_TRUE(part.play(part.state().legal().front()));
      settle(part);
    }
    auto kept = read_kept(part.record(), all_games());
    ASSERT_TRUE(kept);
    EXPECT_TRUE(kept->has_seed);
    EXPECT_EQ(kept->plan.players, part.plan().players);
    auto again = resume(*std::move(kept), make_bot);
    ASSERT_TRUE(again);
    EXPECT_TRUE(again->state().equals(part.state()));
    EXPECT_EQ(again->record(), part.record());
    finish(*again);
    EXPECT_EQ(again->record(), whole.record());
  }
}

TEST(Session, KeepsTagsItDoesNotKnow) {
  const auto kept = read_kept("tessera 1\ngame 101\nplayers 2\ntag event Tour\ntag seed x\n", all_games());
  ASSERT_TRUE(kept);
  EXPECT_FALSE(kept->has_seed);
  EXPECT_EQ(kept->plan.tags, (std::vector<Tag>{{"event", "Tour"}, {"seed", "x"}}));
}

TEST(Session, ABrokenRecordNamesItsLine) {
  const auto kept = read_kept("tessera 1\ngame 101\nplayers 2\n~ start 7\n", all_games());
  ASSERT_FALSE(kept);
  EXPECT_EQ(kept.error().line, 4);
}

TEST(Session, UnknownBotsAreRefusedAtTheStart) {
  Plan plan = plan_for(wish_for("101"));
  plan.players[1].kind = "nobody";
  EXPECT_EQ(code_name(Session::start(plan, make_bot).error()), "no_such_bot");
}

// 101: placing shows nothing to anybody, taking and flipping do.
TEST(Undo, TakesBackWhatShowedNothing) {
  Wish wish = wish_for("101");
  wish.players = 1;
  Session session = session_for(wish);
  settle(session);
  EXPECT_EQ(code_name(session.undo(Seat{}).error()), "nothing_to_undo");
  ASSERT_TRUE(session.play("take 1"));
  EXPECT_EQ(code_name(session.undo(Seat{}).error()), "seen");
  const std::string before = session.record();
  ASSERT_TRUE(session.play("place E5"));
  ASSERT_TRUE(session.undo(Seat{}));
  EXPECT_EQ(session.record(), before);
  ASSERT_TRUE(session.play("place E5"));
  ASSERT_TRUE(session.play("flip 1"));
  EXPECT_EQ(code_name(session.undo(Seat{}).error()), "seen");
}

TEST(Undo, NothingThatWasDrawnIsPutBack) {
  Session session = session_for(wish_for("21"));
  settle(session);
  ASSERT_TRUE(session.play(session.state().legal().front()));
  settle(session);
  EXPECT_EQ(code_name(session.undo(Seat{}).error()), "drawn");
}

// At one keyboard, and with nothing hidden, it does not matter who types it.
TEST(Undo, WherePeopleHideNothingTheLastMoveOfAnybodyIsTakenBack) {
  Wish wish = wish_for("101", 2);
  wish.kinds = {"you", "you"};
  wish.options = {{"mode", "junior"}};  // nothing is flipped, so a turn ends with placing
  Session session = session_for(wish);
  settle(session);
  const Seat first = *session.person_to_act();
  const Seat second = next_seat(first, 2);
  ASSERT_TRUE(session.play("take 1"));
  ASSERT_TRUE(session.play("place E5"));
  ASSERT_EQ(session.person_to_act(), second);
  ASSERT_TRUE(session.undo(second));
  EXPECT_EQ(session.person_to_act(), first);
  ASSERT_TRUE(session.play("place E5"));
  ASSERT_TRUE(session.play("take 2"));
  EXPECT_EQ(code_name(session.undo(first).error()), "seen");
  ASSERT_TRUE(session.play("place E5"));
  ASSERT_TRUE(session.undo(first));
  EXPECT_EQ(session.person_to_act(), second);
}

TEST(Undo, WhereHandsAreHiddenPeopleKeepWhatTheyDecided) {
  Session session = session_for(lexio_for_three({"you", "you", "you"}));
  settle(session);
  const Seat first = *session.person_to_act();
  const Seat second = next_seat(first, 3);
  ASSERT_TRUE(session.play(session.state().legal().front()));
  EXPECT_EQ(code_name(session.undo(second).error()), "nothing_to_undo");
  ASSERT_TRUE(session.play("pass"));
  EXPECT_EQ(code_name(session.undo(first).error()), "seen") << "the others know what was led";
  EXPECT_TRUE(session.undo(second)) << "a pass shows nothing";
  ASSERT_TRUE(session.play("pass"));
  ASSERT_TRUE(session.play("pass"));
  EXPECT_EQ(code_name(session.undo(second).error()), "others");
}

// A bot passes when it can't or won't beat the table: to take back and try again
// would read its hand.
TEST(Undo, ABotsPassCantBeUnseenWhereHandsAreHidden) {
  Session session = session_for(lexio_for_three({"you", "greedy", "greedy"}));
  settle(session);
  int passes = 0;
  for (int tries = 0; tries < 300 && !session.is_over(); ++tries) {
    ASSERT_TRUE(session.play(session.state().legal().back()));
    settle(session);
    if (session.is_over() || session.history().back().text != "pass") continue;
    ++passes;
    EXPECT_EQ(code_name(session.undo(Seat{}).error()), "others");
  }
  EXPECT_GT(passes, 0);
}

TEST(Secrets, AreWhatOneWasToldAndNotTheOther) {
  const std::vector<std::pair<std::string_view, bool>> games{{"101", false}, {"lexio", true}, {"21", true}};
  for (const auto& [name, secrets] : games) {
    Wish wish = wish_for(name);
    wish.kinds = {"you", "you", "you"};
    Session session = session_for(wish);
    EXPECT_FALSE(session.have_secrets(seat_at(0), seat_at(1)));
    settle(session);
    EXPECT_EQ(session.have_secrets(seat_at(0), seat_at(1)), secrets) << name;
  }
}

TEST(DealtAnew, MarksTheRoundsOfLexioAndNothingElse) {
  for (const AnyGame* game : all_games()) {
    Session session = session_for(wish_for(game->spec().name, 4));
    int deals = 0;
    while (!session.is_over()) {
      if (session.person_to_act())
        ASSERT_TRUE(session.play(session.state().legal().front()));
      else
        ASSERT_TRUE(session.advance());
      deals += session.dealt_anew() ? 1 : 0;
    }
    EXPECT_EQ(deals, game->spec().name == "lexio" ? 4 : 0) << game->spec().name;
  }
}

}  // namespace
}  // namespace tessera::cli::play
