#include "arena/game_loop.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <set>
#include <sstream>

#include "core/record.h"
#include "games/catalog.h"
#include "tests/arena/players.h"

namespace tessera::arena {
namespace {

using testing::FaultyPlayer;
using testing::FirstMovePlayer;
using ::testing::HasSubstr;
using testing::ListeningPlayer;

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// The lines of a record that begin so.
std::vector<std::string> lines_with(const std::string& record, std::string_view begin) {
  auto lines = lines_of(record);
  std::erase_if(lines, [&](const std::string& line) { return !line.starts_with(begin); });
  return lines;
}

PlayedGame play(std::string_view game, int players, std::vector<std::string> names, Seeds seeds) {
  std::vector<std::unique_ptr<Player>> made;
  std::vector<Seated> seated;
  for (const std::string& name : names) {
    made.push_back(*testing::make_test_player(name, find_game(game)->spec()));
    seated.push_back({made.back().get(), name});
  }
  search::Scratch scratch;
  return play_game(*find_game(game), tessera::Setup{players, {}}, seated, seeds, scratch);
}

TEST(GameLoop, TheRecordReplaysAndNamesThePlayers) {
  for (const AnyGame* game : all_games()) {
    const std::string_view name = game->spec().name;
    const PlayedGame played = play(name, 3, {"greedy", "random", "first"}, {1, 2});
    RecordPlayer player(all_games());
    ASSERT_TRUE(read_record(played.record, player)) << played.record;
    EXPECT_EQ(player.state()->outcome(), played.outcome);
    EXPECT_EQ(player.tags(),
              (std::vector<Tag>{{"seat0", "greedy"}, {"seat1", "random"}, {"seat2", "first"}}));
    std::size_t moves = 0;
    for (const Conduct& conduct : played.conduct) {
      moves += conduct.times.moves();
      EXPECT_EQ(conduct.faults, 0U);
    }
    std::size_t actions = 0;
    for (const std::string& event : player.events()) actions += event.starts_with("~") ? 0U : 1U;
    EXPECT_EQ(moves, actions);
  }
}

TEST(GameLoop, WhoHasNoLegalMoveGetsTheFirstAndAFault) {
  for (const AnyGame* game : all_games()) {
    const std::string_view name = game->spec().name;
    const PlayedGame faulty = play(name, 3, {"first", "faulty", "first"}, {1, 2});
    const PlayedGame fine = play(name, 3, {"first", "first", "first"}, {1, 2});
    EXPECT_EQ(faulty.outcome, fine.outcome);
    EXPECT_EQ(lines_with(faulty.record, "1 "), lines_with(fine.record, "1 "));
    EXPECT_EQ(faulty.conduct[1].faults, faulty.conduct[1].times.moves());
    EXPECT_GT(faulty.conduct[1].faults, 0U);
    ASSERT_TRUE(faulty.conduct[1].first_fault);
    EXPECT_TRUE(faulty.conduct[1].first_fault->is(Say::refused_move));
    EXPECT_EQ(*faulty.conduct[1].first_fault->argument("move"), Argument("resign"));
    EXPECT_EQ(faulty.conduct[0].faults, 0U);
  }
}

TEST(GameLoop, EveryoneHearsWhatTheirSeatMayKnow) {
  ListeningPlayer listener;
  FirstMovePlayer other;
  const std::vector<Seated> seated = {{&other, "a"}, {&listener, "b"}, {&other, "c"}};
  search::Scratch scratch;
  const PlayedGame played =
      play_game(*find_game("lexio"), tessera::Setup{3, {{"rounds", "2"}}}, seated, {1, 2}, scratch);
  EXPECT_EQ(listener.seated_on, seat_at(1));
  const auto record = lines_of(played.record);
  std::vector<std::string> events;
  for (const std::string& line : record)
    if (line[0] == '~' || (line[0] >= '0' && line[0] <= '9')) events.push_back(line);
  // Told besides, because the record has it already: who opens, and what is left.
  const auto besides = std::erase_if(listener.heard, [](const std::string& line) {
    return line.starts_with("~ opens ") || line.starts_with("~ left ");
  });
  EXPECT_EQ(besides, 4U) << "two rounds";
  ASSERT_EQ(listener.heard.size(), events.size());
  int deals = 0;
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (!events[i].starts_with("~")) {
      EXPECT_EQ(listener.heard[i], events[i]);
      continue;
    }
    ++deals;
    EXPECT_TRUE(listener.heard[i].starts_with("~ deal ?12 | ")) << listener.heard[i];
    EXPECT_TRUE(listener.heard[i].ends_with(" | ?12"));
    const std::string own = events[i].substr(events[i].find('|'), events[i].rfind('|') - events[i].find('|'));
    EXPECT_THAT(listener.heard[i], HasSubstr(own));
  }
  EXPECT_EQ(deals, 2);
}

// Every move of every player in every game has a seed of its own, and the same game the same seeds.
TEST(GameLoop, EveryMoveHasASeedOfItsOwn) {
  ListeningPlayer one;
  ListeningPlayer two;
  search::Scratch scratch;
  const auto seeds_of = [&](Seeds seeds) {
    const std::vector<Seated> seated = {{&one, "a"}, {&two, "b"}};
    play_game(*find_game("21"), tessera::Setup{2, {}}, seated, seeds, scratch);
    std::vector<std::uint64_t> all = one.seeds;
    all.insert(all.end(), two.seeds.begin(), two.seeds.end());
    return all;
  };
  const auto first = seeds_of({1, 2});
  EXPECT_EQ(seeds_of({1, 2}), first);
  auto all = seeds_of({1, 3});
  all.insert(all.end(), first.begin(), first.end());
  EXPECT_GT(first.size(), 20U);
  EXPECT_EQ(std::set(all.begin(), all.end()).size(), all.size());
}

TEST(Dealer, OtherPlayersGetTheSameDeal) {
  const auto chance = [](std::string_view game, const char* bot, std::uint64_t seed) {
    return lines_with(play(game, 3, {bot, "random", "first"}, {seed, 9}).record, "~");
  };
  // 101: the lot and the box.
  EXPECT_EQ(chance("101", "greedy", 1), chance("101", "last", 1));
  EXPECT_EQ(chance("101", "greedy", 1).size(), 2U);
  EXPECT_NE(chance("101", "greedy", 1), chance("101", "greedy", 2));
  // Lexio: the deal of every round that both came to.
  auto rounds = chance("lexio", "greedy", 1);
  auto other_rounds = chance("lexio", "last", 1);
  rounds.resize(std::min(rounds.size(), other_rounds.size()));
  other_rounds.resize(rounds.size());
  EXPECT_GE(rounds.size(), 2U);
  EXPECT_EQ(rounds, other_rounds);
  EXPECT_NE(rounds[0], rounds[1]);
}

// What a seat drew until it first exchanged.
std::vector<std::string> draws_of(const std::string& record, char seat) {
  std::vector<std::string> draws;
  char mover = '-';
  for (const std::string& line : lines_of(record)) {
    if (line.starts_with(std::string{'~', ' ', 'h', 'a', 'n', 'd', ' ', seat})) draws.push_back(line);
    if (line.starts_with("~ draw") && mover == seat) draws.push_back(line);
    if (line[0] >= '0' && line[0] <= '9') mover = line[0];
    if (line.starts_with(std::string{seat} + " exchange")) break;
  }
  return draws;
}

TEST(Dealer, EverySeatOf21DrawsInTheSameOrderWhateverIsPlaced) {
  std::size_t compared = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const PlayedGame one = play("21", 3, {"greedy", "random", "first"}, {seed, 9});
    const PlayedGame two = play("21", 3, {"random", "greedy", "last"}, {seed, 8});
    EXPECT_EQ(lines_with(one.record, "~ start"), lines_with(two.record, "~ start"));
    EXPECT_NE(one.record, two.record);
    for (char seat : {'0', '1', '2'}) {
      auto draws = draws_of(one.record, seat);
      auto others = draws_of(two.record, seat);
      draws.resize(std::min(draws.size(), others.size()));
      others.resize(draws.size());
      EXPECT_EQ(draws, others);
      compared += draws.size();
    }
  }
  EXPECT_GT(compared, 300U);  // of about 60 x 15
}

}  // namespace
}  // namespace tessera::arena
