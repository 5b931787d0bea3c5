#include "cli/play/live_game.h"

#include "table/messages.h"
#include "tests/cli/play/support.h"
#include "tests/support/said.h"

namespace tessera::cli::play {
namespace {

using Table = table::Say;

ChosenSettings lexio_for_three(std::vector<std::string> kinds) {
  ChosenSettings chosen = chosen_for("lexio", 3);
  chosen.players = 3;
  chosen.kinds = std::move(kinds);
  return chosen;
}

ChosenSettings without_seed(std::string_view game) {
  ChosenSettings chosen = chosen_for(game);
  chosen.seed.reset();
  return chosen;
}

// Plays the first legal move for every person, to the end.
void finish(LiveGame& game) {
  while (!game.is_over()) {
    ASSERT_TRUE(game.act(game.state().legal().front()));
    settle(game);
  }
}

TEST(LiveGame, TheSameSeedAndMovesGiveTheSameGame) {
  for (const AnyGame* game : all_games()) {
    LiveGame a = game_for(chosen_for(game->spec().name, 5));
    LiveGame b = game_for(chosen_for(game->spec().name, 5));
    LiveGame other = game_for(chosen_for(game->spec().name, 6));
    finish(a);
    finish(b);
    finish(other);
    EXPECT_EQ(record_of(a), record_of(b));
    EXPECT_NE(record_of(a), record_of(other));
  }
}

TEST(LiveGame, ChanceComesFromTheSecretWhereThereIsNoSeed) {
  const auto dealt = [](std::uint8_t secret) {
    Services services = test_services("");
    services.fresh_secret = [secret] { return secret_of(secret); };
    return LiveGame::start(settings_for(without_seed("101")), services)->history().events().at(1).text;
  };
  EXPECT_EQ(dealt(1), dealt(1));
  EXPECT_NE(dealt(1), dealt(2));
}

TEST(LiveGame, ABotIsNotAskedOnAPersonsTurn) {
  const LiveGame game = game_for(lexio_for_three({"you", "greedy", "greedy"}));
  EXPECT_EQ(game.person_to_act(), seat_at(0));
  EXPECT_FALSE(game.is_bot_due());
}

TEST(LiveGame, ARefusedMoveChangesNothing) {
  LiveGame game = game_for(chosen_for("101"));
  const std::string before = autosave_of(game);
  EXPECT_FALSE(game.act("take 9"));
  EXPECT_FALSE(game.act("nonsense"));
  EXPECT_EQ(autosave_of(game), before);
}

TEST(LiveGame, UnknownBotsAreRefusedAtTheStart) {
  GameSettings settings = settings_for(chosen_for("101"));
  settings.participants[1].kind = "nobody";
  EXPECT_FALSE(LiveGame::start(settings, test_services("")));
}

// 101: placing shows nothing to anybody, taking and flipping do.
TEST(Undo, TakesBackWhatShowedNothing) {
  ChosenSettings chosen = chosen_for("101");
  chosen.players = 1;
  LiveGame game = game_for(chosen);
  EXPECT_TRUE(game.undo(Seat{}).error().is(Table::nothing_to_undo));
  ASSERT_TRUE(game.act("take 1"));
  EXPECT_TRUE(game.undo(Seat{}).error().is(Table::undo_after_showing));
  const std::string before = record_of(game);
  ASSERT_TRUE(game.act("place E5"));
  ASSERT_TRUE(game.undo(Seat{}));
  EXPECT_EQ(record_of(game), before);
  ASSERT_TRUE(game.act("place E5"));
  ASSERT_TRUE(game.act("flip 1"));
  EXPECT_TRUE(game.undo(Seat{}).error().is(Table::undo_after_showing));
}

// 21: a placement shows the token, and then another is drawn; in 101's first turn nobody can
// have drawn since.
TEST(Undo, NothingThatWasDrawnIsPutBack) {
  LiveGame game = game_for(chosen_for("21"));
  ASSERT_TRUE(game.act(game.state().legal().front()));
  settle(game);
  EXPECT_FALSE(game.undo(Seat{}));
}

TEST(Undo, AGameThatIsOverStaysOver) {
  ChosenSettings chosen = chosen_for("101");
  chosen.players = 1;
  chosen.options = {{"mode", "junior"}};  // nothing is flipped: the last move is a placement
  LiveGame game = game_for(chosen);
  finish(game);
  EXPECT_TRUE(game.undo(Seat{}).error().is(Table::over));
}

// At one keyboard, and with nothing hidden, it does not matter who types it.
TEST(Undo, WherePeopleHideNothingTheLastMoveOfAnybodyIsTakenBack) {
  ChosenSettings chosen = chosen_for("101", 2);
  chosen.kinds = {"you", "you"};
  chosen.options = {{"mode", "junior"}};  // nothing is flipped, so a turn ends with placing
  LiveGame game = game_for(chosen);
  const Seat first = *game.person_to_act();
  const Seat second = next_seat(first, 2);
  ASSERT_TRUE(game.act("take 1"));
  ASSERT_TRUE(game.act("place E5"));
  ASSERT_EQ(game.person_to_act(), second);
  ASSERT_TRUE(game.undo(second));
  EXPECT_EQ(game.person_to_act(), first);
  ASSERT_TRUE(game.act("place E5"));
  ASSERT_TRUE(game.act("take 2"));
  EXPECT_TRUE(game.undo(first).error().is(Table::undo_after_showing));
  ASSERT_TRUE(game.act("place E5"));
  ASSERT_TRUE(game.undo(first));
  EXPECT_EQ(game.person_to_act(), second);
}

TEST(Undo, WhereHandsAreHiddenPeopleKeepWhatTheyDecided) {
  LiveGame game = game_for(lexio_for_three({"you", "you", "you"}));
  const Seat first = *game.person_to_act();
  const Seat second = next_seat(first, 3);
  ASSERT_TRUE(game.act(game.state().legal().front()));
  EXPECT_TRUE(game.undo(first).error().is(Table::undo_after_showing)) << "the others know what was led";
  EXPECT_TRUE(game.undo(second).error().is(Table::others_moved_since));
  ASSERT_TRUE(game.act("pass"));
  EXPECT_TRUE(game.undo(first).error().is(Table::others_moved_since));
  ASSERT_TRUE(game.undo(second)) << "a pass shows nothing";
  EXPECT_EQ(game.person_to_act(), second);
}

// After a pass of one's own some bot plays tiles before one's next turn, which shows them: to take
// back and try something else would read its hand.
TEST(Undo, ABotsAnswerToAPassCantBeUnseen) {
  LiveGame game = game_for(lexio_for_three({"you", "greedy", "greedy"}));
  int passes = 0;
  for (int tries = 0; tries < 300 && !game.is_over(); ++tries) {
    const std::string move = game.state().legal().back();
    ASSERT_TRUE(game.act(move));
    settle(game);
    if (game.is_over() || move != "pass" || game.history().events().back().by == std::nullopt) continue;
    ++passes;
    const auto undone = game.undo(Seat{});
    ASSERT_FALSE(undone);
    EXPECT_TRUE(undone.error().is(Table::undo_after_showing));
    EXPECT_NE(*undone.error().argument("seat"), Argument(Seat{})) << "it was a bot's";
  }
  EXPECT_GT(passes, 3);
}

TEST(Undo, TheRefusalSaysWhoseMoveShowedSomething) {
  LiveGame game = game_for(lexio_for_three({"you", "you", "you"}));
  const Seat first = *game.person_to_act();
  ASSERT_TRUE(game.act(game.state().legal().front()));
  const Message refusal = game.undo(first).error();
  EXPECT_EQ(words::say(refusal, game.names(first)),
            "no taking back: your move showed something that was hidden, and it can’t be unseen");
  EXPECT_EQ(words::say(refusal, game.names(next_seat(first, 3))),
            concat("no taking back: the move of ", game.name(first),
                   " showed something that was hidden, and it can’t be unseen"));
}

TEST(Resigning, IsForOneOrTwo) {
  LiveGame two = game_for(chosen_for("21"));
  ASSERT_TRUE(two.resign(Seat{}));
  EXPECT_TRUE(two.is_over());
  EXPECT_TRUE(record_of(two).ends_with("\nresigned 0\n")) << record_of(two);
  EXPECT_FALSE(two.may_resign(Seat{})) << "it is over";
  LiveGame three = game_for(lexio_for_three({"you", "greedy", "greedy"}));
  EXPECT_TRUE(three.may_resign(Seat{}).error().is(Table::leave_instead));
}

TEST(Leaving, TheStandInPlaysTheSeatToTheEnd) {
  LiveGame game = game_for(lexio_for_three({"you", "greedy", "greedy"}));
  ASSERT_TRUE(game.leave(Seat{}));
  EXPECT_FALSE(game.has_person(Seat{}));
  EXPECT_TRUE(game.is_bot_due()) << "it was the person's turn";
  EXPECT_NE(record_of(game).find("\ntag seat0 skilled You\n"), std::string::npos) << record_of(game);
  settle(game);
  EXPECT_TRUE(game.is_over());
  EXPECT_FALSE(game.resigned());
  EXPECT_NE(record_of(game).find("\ntag seat0 person You\n"), std::string::npos) << "who sat there";
}

TEST(Secrets, AreWhatOneWasToldAndNotTheOther) {
  const std::vector<std::pair<std::string_view, bool>> games{{"101", false}, {"lexio", true}, {"21", true}};
  for (const auto& [name, secrets] : games) {
    ChosenSettings chosen = chosen_for(name);
    chosen.kinds = {"you", "you", "you"};
    const LiveGame game = game_for(chosen);
    EXPECT_EQ(game.history().have_secrets(seat_at(0), seat_at(1)), secrets) << name;
    EXPECT_FALSE(game.history().have_secrets(seat_at(1), seat_at(1)));
  }
}

// Five rounds of Lexio have four ends before the last.
TEST(RoundEnds, AreThoseOfLexioAndNoOthers) {
  for (const AnyGame* game : all_games()) {
    LiveGame played = game_for(chosen_for(game->spec().name, 4));
    finish(played);
    const auto& ends = played.history().round_ends();
    EXPECT_EQ(ends.size(), game->spec().name == "lexio" ? 4U : 0U) << game->spec().name;
    for (const table::RoundEnd& end : ends) {
      EXPECT_TRUE(end.state->turn().is_chance());
      const auto& events = played.history().events();
      const auto next = std::ranges::find(events, end.number, &table::PastEvent::number);
      ASSERT_NE(next, events.end());
      EXPECT_FALSE(next->by) << "the deal of the next round";
    }
  }
}

}  // namespace
}  // namespace tessera::cli::play
