#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <iterator>

#include "tests/cli/program.h"

namespace tessera::testing {
namespace {

using ::testing::HasSubstr;

TEST(Selfplay, AnInterruptedOneKeepsWhatItWrote) {
  const TemporaryFolder folder;
  const std::string out = folder.path() + "/out";
  const std::string err = folder.path() + "/err";
  const std::string records = folder.path() + "/records";
  const std::string script = "'" TESSERA_PROGRAM "' selfplay lexio --bots casual --games 1000000 --out " +
                             records + " >" + out + " 2>" + err + " & while kill -0 $! && [ \"$(ls " +
                             records + " 2>/dev/null | wc -l)\" -lt 2 ]; do :; done; kill -INT $!; wait $!";
  EXPECT_EQ(run_script(script), 130) << text_of(err);
  EXPECT_THAT(text_of(err), HasSubstr("Interrupted: the other "));
  const auto written = std::distance(std::filesystem::directory_iterator(records), {});
  EXPECT_GE(written, 2);
  EXPECT_THAT(text_of(out), HasSubstr(std::to_string(written) + " records written to " + records));
}

}  // namespace
}  // namespace tessera::testing
