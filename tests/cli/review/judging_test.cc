#include "cli/review/judging.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "core/record.h"
#include "games/catalog.h"
#include "review/advice.h"

namespace tessera::cli {
namespace {

// The decisions of a game that is played at random.
std::vector<review::Decision> random_decisions(const AnyGame& game, std::uint64_t seed, std::size_t most) {
  const Setup setup{game.spec().default_players, {}};
  auto state = *game.start(setup);
  RecordWriter writer(game.spec(), setup);
  Rng rng(seed);
  while (!state->turn().is_over()) {
    if (state->turn().is_chance()) {
      writer.chance(state->draw(rng).text);
      continue;
    }
    const Seat seat = state->turn().seat();
    const std::string move = rng.pick(state->legal());
    EXPECT_TRUE(state->play(seat, move));
    writer.action(seat, move);
  }
  RecordPlayer player(all_games());
  review::DecisionCollector collector(player);
  EXPECT_TRUE(read_record(writer.text(), player));
  auto decisions = std::move(collector).take(player);
  // From everywhere in the game.
  std::vector<review::Decision> chosen;
  for (std::size_t i = 0; i < decisions.size(); ++i)
    if (i * most / decisions.size() != (i + 1) * most / decisions.size())
      chosen.push_back(std::move(decisions[i]));
  return chosen;
}

TEST(JudgeDecisions, TheNumberOfThreadsDoesNotMatter) {
  for (const AnyGame* game : all_games()) {
    const auto decisions = random_decisions(*game, 5, 9);
    const auto judged = [&](unsigned threads) {
      return judge_decisions(decisions, {.simulations = 60, .seed = 3, .threads = threads},
                             [](std::size_t) { return true; });
    };
    const auto one = judged(1);
    const auto three = judged(3);
    ASSERT_EQ(one.size(), decisions.size());
    ASSERT_EQ(three.size(), decisions.size());
    for (std::size_t i = 0; i < one.size(); ++i) {
      EXPECT_EQ(one[i].line, decisions[i].line);
      EXPECT_EQ(three[i].line, decisions[i].line);
      EXPECT_EQ(one[i].loss, three[i].loss);
      EXPECT_EQ(one[i].best.move, three[i].best.move);
      EXPECT_EQ(one[i].played.worth.value, three[i].played.worth.value);
    }
  }
}

TEST(JudgeDecisions, AskedToStopItGivesTheFirstThatAreComplete) {
  const auto decisions = random_decisions(*find_game("101"), 5, 20);
  for (const unsigned threads : {1U, 2U}) {
    const auto judgements = judge_decisions(decisions, {.simulations = 200, .seed = 3, .threads = threads},
                                            [](std::size_t done) { return done < 4; });
    // Of two threads one may be slow, and what the other has judged after it does not count.
    if (threads == 1) {
      EXPECT_EQ(judgements.size(), 4U);
    }
    EXPECT_LT(judgements.size(), decisions.size());
    for (std::size_t i = 0; i < judgements.size(); ++i) EXPECT_EQ(judgements[i].line, decisions[i].line);
  }
  EXPECT_TRUE(judge_decisions({}, {}, [](std::size_t) { return true; }).empty());
}

// The same position, seed and effort: what a hint calls about as good is no mistake.
TEST(HintsAndReviews, Agree) {
  constexpr int kSimulations = 300;
  int equals = 0;
  int mistakes = 0;
  search::Scratch scratch;
  for (const AnyGame* game : all_games())
    for (std::uint64_t seed = 1; seed <= 3; ++seed)
      for (const review::Decision& decision : random_decisions(*game, seed, 8)) {
        const Analysis hint =
            analyse(*decision.view, {.simulations = kSimulations, .milliseconds = {}},
                    review::analysis_seed(review::kReviewSeed, decision.event), scratch, Stop());
        const MoveAnalysis* played = hint.find(decision.played);
        const auto judged = review::judge(decision, kSimulations, review::kReviewSeed, scratch, Stop());
        const bool equal = played != nullptr && review::is_about_as_good(*played, hint.moves.front());
        EXPECT_FALSE(equal && judged.is_mistake()) << game->spec().name << " line " << decision.line;
        equals += equal ? 1 : 0;
        mistakes += judged.is_mistake() ? 1 : 0;
      }
  EXPECT_GT(equals, 5);
  EXPECT_GT(mistakes, 5) << "it could have been wrong";
}

}  // namespace
}  // namespace tessera::cli
