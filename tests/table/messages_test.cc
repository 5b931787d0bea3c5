#include "table/messages.h"

#include <gtest/gtest.h>

#include "tests/support/said.h"

namespace tessera::table {
namespace {

TEST(TableMessages, EachHasASentence) {
  for (const Code& code : all_codes(Say{}))
    EXPECT_TRUE(words::Catalogue::english().pattern(code)) << code.name;
}

TEST(TableMessages, SayWhatTheyAreAbout) {
  EXPECT_EQ(said(Message(Say::not_silent_yet, {{"seconds", 1}})),
            "the seat may be handed to a bot in one second");
  EXPECT_EQ(said(Message(Say::no_seat, {{"seat", seat_at(4)}, {"players", 3}})),
            "there is no seat 4: 3 play");
  EXPECT_EQ(said(Message(Say::log_impossible, {{"event", 12}, {"reason", Say::seats_free}})),
            "event 12 of the log can’t be: a seat is still free");
}

}  // namespace
}  // namespace tessera::table
