#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>

#include "base/text.h"
#include "cli/entropy.h"
#include "games/catalog.h"
#include "table/hex.h"
#include "tests/cli/program.h"
#include "tests/support/fair_games.h"

namespace tessera::testing {
namespace {

using ::testing::HasSubstr;

std::string fair_lexio() {
  return fair_record(*find_game("lexio"), {3, {{"rounds", "1"}}}, numbered_luck(1, 3));
}

TEST(VerifyCommand, SaysWhatWasCheckedInALineAFile) {
  const TemporaryFolder folder;
  const std::string one = folder.write("one.tessera", fair_lexio());
  const Ran ran = run_tessera(concat("verify ", one, " -"), fair_lexio());
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  const std::string said = concat(": fair, the secret gives every chance outcome (1), commitment ",
                                  table::to_hex(numbered_luck(1, 3).commitment()), '\n');
  EXPECT_EQ(ran.out, concat(one, said, '-', said));
}

TEST(VerifyCommand, NamesTheLineThatIsWrong) {
  std::string record = fair_lexio();
  record.replace(record.find("evening-1"), 9, "evening-2");
  const Ran ran = run_tessera("verify -", record);
  EXPECT_EQ(ran.exit_code, 1);
  EXPECT_EQ(ran.out, "");
  EXPECT_THAT(ran.err, HasSubstr("-:7: this is not what the secret gives"));
}

TEST(VerifyCommand, ARecordWithoutASecretIsWrongHere) {
  const Ran ran = run_tessera("verify -", "tessera 1\ngame 101\nplayers 2\ntag fair no\n");
  EXPECT_EQ(ran.exit_code, 1);
  EXPECT_THAT(ran.err, HasSubstr("-:4: "));
}

TEST(VerifyCommand, MissingFilesAndArguments) {
  EXPECT_EQ(run_tessera("verify").exit_code, 2);
  EXPECT_EQ(run_tessera("verify /no/such/record").exit_code, 3);
}

TEST(Entropy, EverySecretIsAnother) {
  const auto one = cli::fresh_secret();
  const auto two = cli::fresh_secret();
  EXPECT_NE(table::sha256(one.reveal()), table::sha256(two.reveal()));
}

}  // namespace
}  // namespace tessera::testing
