#include "cli/play/naming.h"

#include <gtest/gtest.h>

namespace tessera::cli::play {
namespace {

const Players kPlayers{{"you", "You"}, {"you", "Camille"}, {"greedy", "G"}};

std::string named(std::string_view line) {
  Picture picture;
  picture.add_line(line);
  return with_names(picture, kPlayers).plain();
}

TEST(WithNames, NamesSeatsInASentence) {
  EXPECT_EQ(with_names("it is the turn of seat 1, not of seat 0", kPlayers),
            "it is the turn of Camille, not of You");
  EXPECT_EQ(with_names("Seat 2 leads (seat 1 (you) passed)", kPlayers), "G leads (Camille (you) passed)");
}

TEST(WithNames, LeavesOtherWordsAlone) {
  for (std::string_view text : {"seat 3", "seat 12", "reseat 1", "seats 0 1", "seat one", "seat ", "eat 1"})
    EXPECT_EQ(with_names(text, kPlayers), text);
}

TEST(WithNames, KeepsColumnsWhereTheyWere) {
  EXPECT_EQ(named("> seat 0 (you)   13   149"), "> You            13   149\n");
  EXPECT_EQ(named("  seat 1         13   149"), "  Camille        13   149\n");
  EXPECT_EQ(named("seat 1 (you) 7/25   seat 2 3/25   end"), "Camille (you) 7/25  G 3/25        end\n");
}

TEST(WithNames, KeepsColumnsAcrossSpans) {
  Picture picture;
  picture.add("seat 1", {Hue::accent});
  picture.add("      9");
  picture.end_line();
  const Picture result = with_names(picture, kPlayers);
  EXPECT_EQ(result.plain(), "Camille     9\n");
  EXPECT_EQ(result.lines()[0][0].ink.hue, Hue::accent);
}

}  // namespace
}  // namespace tessera::cli::play
