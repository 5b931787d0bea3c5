#include "cli/play/typed_move.h"

#include <gtest/gtest.h>

namespace tessera::cli::play {
namespace {

using Kind = TypedMove::Kind;
using Moves = std::vector<std::string>;

const Moves kTaking{"take 1", "take 2", "take 3"};
const Moves kPlacing{"place E5", "place D4", "place D5"};
const Moves kTiles{"play 5c", "play 5t", "play 5c 5t", "play 7s", "pass"};
const Moves kBoard{"place 7 H6", "place 7 H7", "place 12 H6", "place *9 A1"};

TypedMove found(std::string move) { return {Kind::move, {std::move(move)}}; }

TEST(MatchMove, TakesTheNotationItself) {
  EXPECT_EQ(match_move("place E5", kPlacing), found("place E5"));
  EXPECT_EQ(match_move("play 5c 5t", kTiles), found("play 5c 5t"));
}

TEST(MatchMove, MindsNeitherCaseNorSpaces) {
  EXPECT_EQ(match_move("  PLACE\t e5 ", kPlacing), found("place E5"));
  EXPECT_EQ(match_move("pLaY 5C   5T\r", kTiles), found("play 5c 5t"));
}

TEST(MatchMove, TakesTheArgumentsAlone) {
  EXPECT_EQ(match_move("e5", kPlacing), found("place E5"));
  EXPECT_EQ(match_move("3", kTaking), found("take 3"));
  EXPECT_EQ(match_move("12 h6", kBoard), found("place 12 H6"));
  EXPECT_EQ(match_move("*9 a1", kBoard), found("place *9 A1"));
}

TEST(MatchMove, TakesWordsInAnyOrder) {
  EXPECT_EQ(match_move("5t 5c", kTiles), found("play 5c 5t"));
  EXPECT_EQ(match_move("play 5t 5c", kTiles), found("play 5c 5t"));
  EXPECT_EQ(match_move("h6 7", kBoard), found("place 7 H6"));
}

TEST(MatchMove, TakesAnUnmistakableBeginning) {
  EXPECT_EQ(match_move("pa", kTiles), found("pass"));
  EXPECT_EQ(match_move("place e", kPlacing), found("place E5"));
  EXPECT_EQ(match_move("e", kPlacing), found("place E5"));
  EXPECT_EQ(match_move("12 h", kBoard), found("place 12 H6"));
  EXPECT_EQ(match_move("t", {"take 3"}), found("take 3"));
}

TEST(MatchMove, TakesNumbersForTilesOfAnyCombination) {
  const Moves tiles{"play 1c", "play 10t", "play 8c 8t", "play 3c 4t 5m 6s 7c", "play 3c 4t 5s 6s 7c",
                    "pass"};
  EXPECT_EQ(match_move("10", tiles), found("play 10t"));
  EXPECT_EQ(match_move("1", tiles), found("play 1c")) << "1 is no beginning of 10";
  EXPECT_EQ(match_move("8 8", tiles), found("play 8c 8t"));
  EXPECT_EQ(match_move("play 8t 8", tiles), found("play 8c 8t"));
  EXPECT_EQ(match_move("7 6 5m 4 3", tiles), found("play 3c 4t 5m 6s 7c"));
  EXPECT_EQ(match_move("3 4 5 6 7", tiles),
            (TypedMove{Kind::ambiguous, {"play 3c 4t 5m 6s 7c", "play 3c 4t 5s 6s 7c"}}));
  EXPECT_EQ(match_move("8", tiles), (TypedMove{Kind::unsure, {"play 8c 8t"}})) << "one is not two";
  EXPECT_EQ(match_move("8 8 8", tiles).kind, Kind::nothing);
}

TEST(MatchMove, DoesNotTakeOneNumberForAnother) {
  EXPECT_EQ(match_move("7 h1", {"place 7 H10", "place 7 H12"}).kind, Kind::nothing);
  EXPECT_EQ(match_move("*2 h8", {"place *21 H8"}).kind, Kind::nothing);
}

TEST(InFull, TakesEveryItemOnce) {
  EXPECT_EQ(in_full("8 8", {"8c", "8t", "10c"}), "8c 8t");
  EXPECT_EQ(in_full("play 8 8c", {"8c", "8t"}), "play 8t 8c");
  EXPECT_EQ(in_full("1 8 8", {"8c", "10c"}), "1 8c 8") << "what is not there stays as it is";
  EXPECT_EQ(in_full(" place  E5", {"8c"}), "place E5");
}

TEST(MatchMove, PrefersTheWholeOverTheBeginning) {
  // "play 5c" is also how "play 5c 5t" begins.
  EXPECT_EQ(match_move("play 5c", kTiles), found("play 5c"));
  EXPECT_EQ(match_move("1", {"take 1", "take 10"}), found("take 1"));
}

TEST(MatchMove, NamesAllItCouldBe) {
  EXPECT_EQ(match_move("d", kPlacing), (TypedMove{Kind::ambiguous, {"place D4", "place D5"}}));
  EXPECT_EQ(match_move("7 h", kBoard), (TypedMove{Kind::ambiguous, {"place 7 H6", "place 7 H7"}}));
  EXPECT_EQ(match_move("h6", kBoard), (TypedMove{Kind::partial, {"place 7 H6", "place 12 H6"}}));
  EXPECT_EQ(match_move("p", kTiles).moves.size(), 5U);
}

TEST(MatchMove, NeverAddsArgumentsSilently) {
  const Moves pairs{"play 5c 5t", "pass"};
  EXPECT_EQ(match_move("5c", pairs), (TypedMove{Kind::unsure, {"play 5c 5t"}}));
  EXPECT_EQ(match_move("play 5c", pairs), (TypedMove{Kind::unsure, {"play 5c 5t"}}));
}

TEST(MatchMove, FindsNothingElsewhere) {
  EXPECT_EQ(match_move("", kTiles).kind, Kind::nothing);
  EXPECT_EQ(match_move("   ", kTiles).kind, Kind::nothing);
  EXPECT_EQ(match_move("z9", kPlacing).kind, Kind::nothing);
  EXPECT_EQ(match_move("5c 5c", kTiles).kind, Kind::nothing);
  EXPECT_EQ(match_move("e5", {}).kind, Kind::nothing);
}

TEST(AsNotation, WritesLettersAsTheLegalMovesDo) {
  EXPECT_EQ(as_notation("Place a1", kPlacing, {}), "place A1");
  EXPECT_EQ(as_notation("PLAY 9C", kTiles, {}), "play 9c");
}

TEST(AsNotation, AddsTheOnlyVerb) {
  EXPECT_EQ(as_notation("a1", kPlacing, {}), "place A1");
  EXPECT_EQ(as_notation("9c", kTiles, {}), "play 9c") << "passing takes no tiles";
  EXPECT_EQ(as_notation("9C", {"pass"}, {"play 3c", "pass"}), "play 9c") << "as it was played before";
  EXPECT_EQ(as_notation("9", {"place 9 A1", "exchange 9"}, {}), "9") << "two verbs are possible";
}

// Taking has no letters in its arguments, so that only moves before can show how a cell is written.
TEST(AsNotation, WritesSquaresInCapitalsWhereNothingShowsIt) {
  EXPECT_EQ(as_notation("place e5", kTaking, {}), "place E5");
  EXPECT_EQ(as_notation("play 9C", {"pass"}, {"play 3c"}), "play 9c");
}

TEST(AsNotation, LeavesAVerbThatIsNotForNow) {
  EXPECT_EQ(as_notation("Take 3", kPlacing, {}), "take 3");
  EXPECT_EQ(as_notation("gibberish", kPlacing, {}), "gibberish");
  EXPECT_EQ(as_notation("x", {}, {}), "x");
}

TEST(AsSentence, HasACapitalAndAFullStop) {
  EXPECT_EQ(as_sentence("no"), "No.");
  EXPECT_EQ(as_sentence("Done."), "Done.");
}

}  // namespace
}  // namespace tessera::cli::play
