#include <sys/stat.h>

#include "table/hex.h"
#include "table/verify.h"
#include "tests/cli/play/support.h"

// Chance from a secret: nobody sees it before the end, and everybody can check it after.

namespace tessera::cli::play {
namespace {

class Fairness : public PlayTest {
 protected:
  [[nodiscard]] static ChosenSettings fair(std::string_view game) {
    ChosenSettings chosen = chosen_for(game);
    chosen.seed.reset();
    return chosen;
  }
  const std::string secret_ = table::to_hex(secret_of(99).reveal());
  const std::string commitment_ = table::to_hex(table::sha256(secret_of(99).reveal()));
};

TEST_F(Fairness, AGamePlayedToItsEndVerifiesAndSaysHow) {
  const terminal::TerminalTraits wide{.columns = 300};
  for (const char* game : {"101", "lexio", "21"}) {
    const Played played = play_through(fair(game), services_, random_numbers(2, 5000), wide);
    const std::string_view command = "To verify its chance: tessera verify ";
    const std::size_t at = played.out.find(command);
    ASSERT_NE(at, std::string::npos) << played.out;
    const std::string file =
        played.out.substr(at + command.size(), played.out.find('\n', at) - at - command.size());
    const auto verified = table::verify(read_text(file));
    ASSERT_TRUE(verified) << read_text(file);
    EXPECT_EQ(table::to_hex(verified->commitment), commitment_);
  }
}

TEST_F(Fairness, ASeededGameOffersNothingToVerify) {
  const std::string out = play_through(chosen_for("101", 6), services_, random_numbers(2, 5000)).out;
  EXPECT_TRUE(has(out, "To review it: "));
  EXPECT_FALSE(has(out, "verify"));
}

TEST_F(Fairness, BeforeTheEndTheSecretIsOnNoScreenAndInNoSavedFile) {
  const std::string file = in_folder("mine.tessera");
  for (const char* game : {"101", "lexio", "21"}) {
    const std::string typed =
        concat("luck\n#1\nluck\nhint\n?\nhelp\n\nreview\n\nsave! ", file, "\nundo\nquit\n");
    for (const terminal::TerminalTraits& traits : {terminal::TerminalTraits{}, kPerson}) {
      const Played played = play_through(fair(game), services_, typed, traits);
      EXPECT_TRUE(has(played.out, commitment_)) << played.out;
      EXPECT_FALSE(has(played.out, secret_.substr(0, 16)));
      EXPECT_TRUE(has(read_text(file), concat("tag commitment ", commitment_)));
      EXPECT_FALSE(has(read_text(file), secret_.substr(0, 16)));
    }
  }
}

TEST_F(Fairness, TheAutosaveIsItsOwnersAlone) {
  play_through(fair("21"), services_, "#1\nquit\n");
  ASSERT_EQ(kept().size(), 1U);
  EXPECT_TRUE(has(read_text(kept().front()), secret_)) << "or it could not go on";
  struct stat status {};
  ASSERT_EQ(stat(kept().front().c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777, 0600U);
  RecordPlayer reader(all_games());
  EXPECT_TRUE(read_record(read_text(kept().front()), reader)) << "it is a record all the same";
}

TEST_F(Fairness, AGameThatIsResumedHasTheSameFuture) {
  for (const char* game : {"101", "lexio", "21"}) {
    const std::string first = random_numbers(1, 8);
    const std::string second = random_numbers(2, 5000);
    const auto result = [](const std::string& out) { return out.substr(out.rfind("\nresult ")); };
    play_through(fair(game), services_, first);
    ASSERT_EQ(kept().size(), 1U);
    Services others = services_;
    others.fresh_secret = [] { return secret_of(1); };  // for new tables alone
    const Played resumed = play_through(PlayArguments{{}, kept().front().string()}, others, second);
    EXPECT_TRUE(has(resumed.out, "To verify its chance"));
    EXPECT_EQ(result(resumed.out), result(play_through(fair(game), services_, first + second).out));
  }
}

TEST_F(Fairness, ASeedIsSaidToBeOne) {
  EXPECT_TRUE(has(on_one_line(play_through(chosen_for("101", 6), services_, "luck\n").out),
                  "Chance comes from a seed here: the same seed and moves give the same game"));
}

TEST_F(Fairness, AWordOfTheFirstPersonIsInTheRecordAndVerifies) {
  ChosenSettings chosen = fair("21");
  chosen.word = "été 7";
  chosen.kinds = {"greedy", "you"};
  const terminal::TerminalTraits wide{.columns = 300};
  play_through(chosen, services_, random_numbers(2, 5000), wide);
  std::filesystem::path file;
  for (const auto& entry : std::filesystem::directory_iterator(services_.state_folder)) file = entry.path();
  const std::string record = read_text(file);
  EXPECT_TRUE(has(record, concat("secret ", secret_, " word 1 c3a974c3a92037\n"))) << record;
  EXPECT_TRUE(table::verify(record));
  const tessera::testing::Ran verified = tessera::testing::run_tessera(concat("verify ", file.string()));
  EXPECT_EQ(verified.exit_code, 0) << verified.err;
  // Another word gives other chance from the same secret.
  const std::string other = concat(record.substr(0, record.find(" word 1")), " word 1 61",
                                   record.substr(record.find('\n', record.find(" word 1"))));
  EXPECT_FALSE(table::verify(other));
}

TEST_F(Fairness, AWordThatCannotBeIsRefused) {
  const auto refused = [&](ChosenSettings chosen, std::string word) {
    chosen.word = std::move(word);
    const Played played = play_through(chosen, services_, "quit\n");
    EXPECT_EQ(played.code, ExitCode::usage);
    return played.errors;
  };
  EXPECT_EQ(refused(fair("21"), std::string(65, 'x')),
            "tessera play: a word for luck has at most 64 bytes\n");
  EXPECT_EQ(refused(chosen_for("21"), "x"),
            "tessera play: chance comes from a seed here: a word changes nothing\n");
  ChosenSettings bots = fair("21");
  bots.kinds = {"greedy", "greedy"};
  EXPECT_EQ(refused(bots, "x"), "tessera play: a word for luck is a person’s, and no person plays\n");
}

// The form shows the commitment before the word is typed, and the game has it.
TEST_F(Fairness, TheFormIsBoundToASecretBeforeItHearsTheWord) {
  std::uint8_t next = 40;
  services_.fresh_secret = [&] { return secret_of(next++); };
  const std::string first = table::to_hex(table::sha256(secret_of(40).reveal()));
  const Played played =
      play_through(ChosenSettings{}, services_, "21\nword owl\n\n#1\nluck\nquit\n", kPlainPerson);
  EXPECT_LT(played.out.find(first), played.out.find("owl"));
  EXPECT_GT(played.out.rfind(first), played.out.find("owl")) << played.out;
  EXPECT_EQ(next, 41);
}

TEST_F(Fairness, TheCommandLineTakesAWord) {
  const auto ran = tessera::testing::run_tessera("play 21 --players 2 --word owl", "luck\nquit\n");
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_EQ(tessera::testing::run_tessera("play 21 --seed 1 --word owl", "quit\n").exit_code, 2);
  EXPECT_TRUE(has(tessera::testing::run_tessera("play --resume x --word owl").err, "goes without --word"));
}

}  // namespace
}  // namespace tessera::cli::play
