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

}  // namespace
}  // namespace tessera::cli::play
