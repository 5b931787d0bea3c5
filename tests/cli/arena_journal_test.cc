#include <algorithm>
#include <fcntl.h>
#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/file.h>
#include <unistd.h>

#include "tests/cli/arena_figures.h"
#include "tests/cli/program.h"

namespace tessera::testing {
namespace {

using ::testing::HasSubstr;

class ArenaJournal : public ::testing::Test {
 protected:
  // The match that is cut in two, continued from this journal.
  Ran play(const std::string& more, const std::string& games = "40") {
    return run_tessera("arena lexio --games " + games + " --seed 5 --json --quiet --journal " + path_ + ' ' +
                       more);
  }

  TemporaryFolder folder_;
  std::string path_ = folder_.path() + "/journal";
};

TEST_F(ArenaJournal, GoesOnWhereItWasCut) {
  const auto whole = figures(play("").out);
  const std::string text = text_of(path_);
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 2 + 10);
  for (std::size_t part : {0U, 30U, 50U, 90U, 100U}) {
    static_cast<void>(folder_.write("journal", text.substr(0, text.size() * part / 100)));
    EXPECT_EQ(figures(play("").out), whole) << part;
    const std::string again = text_of(path_);
    EXPECT_EQ(std::count(again.begin(), again.end(), '\n'), 2 + 10) << part;
  }
}

TEST_F(ArenaJournal, MoreGamesContinueIt) {
  ASSERT_EQ(play("", "20").exit_code, 0);
  const std::string half = text_of(path_);
  const auto continued = figures(play("").out);
  EXPECT_TRUE(text_of(path_).starts_with(half));
  std::filesystem::remove(path_);
  EXPECT_EQ(figures(play("").out), continued);
}

TEST_F(ArenaJournal, AnotherMatchIsRefused) {
  ASSERT_EQ(play("").exit_code, 0);
  const std::string text = text_of(path_);
  const Ran other = play("--bots random,greedy");
  EXPECT_EQ(other.exit_code, 1);
  EXPECT_EQ(other.out, "");
  EXPECT_THAT(other.err, HasSubstr("another match"));
  EXPECT_EQ(text_of(path_), text);
}

TEST_F(ArenaJournal, OtherFilesAreLeftAlone) {
  static_cast<void>(folder_.write("journal", "my notes"));
  EXPECT_EQ(play("").exit_code, 1);
  EXPECT_EQ(text_of(path_), "my notes");
}

TEST_F(ArenaJournal, BelongsToOneRunAtATime) {
  ASSERT_EQ(play("").exit_code, 0);
  const std::string text = text_of(path_);
  const int file = open(path_.c_str(), O_RDONLY | O_CLOEXEC);
  ASSERT_EQ(flock(file, LOCK_EX | LOCK_NB), 0);
  const Ran second = play("", "80");
  EXPECT_EQ(second.exit_code, 3);
  EXPECT_EQ(second.out, "");
  EXPECT_THAT(second.err, HasSubstr(path_ + ": another match is writing this journal"));
  EXPECT_EQ(text_of(path_), text);
  close(file);
  EXPECT_EQ(play("", "80").exit_code, 0);
}

TEST_F(ArenaJournal, AnInterruptedMatchPrintsWhatThereIsAndGoesOn) {
  const std::string out = folder_.path() + "/out";
  const std::string err = folder_.path() + "/err";
  // As soon as a deal is in the journal, the program is asked to end.
  const std::string script = "'" TESSERA_PROGRAM
                             "' arena lexio --games 10000000 --jobs 1 --seed 5 --json --journal " +
                             path_ + " >" + out + " 2>" + err + " & while kill -0 $! && [ \"$(cat " + path_ +
                             " 2>/dev/null | wc -l)\" -lt 3 ]; do :; done; kill -INT $!; wait $!";
  ASSERT_EQ(run_script(script), 130) << text_of(err);
  EXPECT_THAT(text_of(err), HasSubstr("The same command goes on from " + path_));
  const auto interrupted = figures(text_of(out));
  ASSERT_FALSE(interrupted.empty());
  EXPECT_GE(interrupted[0], 1);
  const Ran again = play("", std::to_string(static_cast<int>(interrupted[1])));
  EXPECT_EQ(figures(again.out), interrupted);
}

}  // namespace
}  // namespace tessera::testing
