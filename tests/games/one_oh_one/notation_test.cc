#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/text.h"
#include "games/one_oh_one/game.h"
#include "tests/support/one_oh_one/positions.h"
#include "tests/support/said.h"

namespace tessera::one_oh_one {
namespace {

using ::testing::HasSubstr;

constexpr std::string_view kDealWords = kSortedDeal.substr(2);

std::string changed(std::string_view text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  return concat(text.substr(0, at), to, text.substr(at + from.size()));
}

TEST(OneOhOneNotation, MovesAreWrittenAndReadBack) {
  EXPECT_EQ(OneOhOne::to_text(OneOhOne::Move(Take{row_at(2)})), "take 3");
  EXPECT_EQ(OneOhOne::to_text(OneOhOne::Move(Place{kCentre})), "place E5");
  EXPECT_EQ(OneOhOne::to_text(OneOhOne::Move(Flip{row_at(0)})), "flip 1");
  for (std::string_view text : {"take 1", "take 5", "flip 5", "place A1", "place I9"})
    EXPECT_EQ(OneOhOne::to_text(OneOhOne::parse_move(text).value()), text);
}

TEST(OneOhOneNotation, ChancesAreWrittenAndReadBack) {
  for (std::string_view text : {std::string_view("start 0"), std::string_view("start 3"), kDealWords})
    EXPECT_EQ(OneOhOne::to_text(OneOhOne::parse_chance(text).value()), text);
  const auto deal = std::get<Deal>(OneOhOne::parse_chance(kDealWords).value());
  EXPECT_EQ(to_text(deal.box[place_of(row_at(0), 9)]), "B10");
  EXPECT_EQ(to_text(deal.box[place_of(row_at(1), 0)]), "G1");
}

TEST(OneOhOneNotation, BadMovesAreRefusedByName) {
  struct Bad {
    std::string_view text, code, part;
  };
  constexpr Bad kBad[] = {
      {"", "unknown_action", "\"\""},
      {"pass", "unknown_action", "\"pass\""},
      {"Take 1", "unknown_action", "\"Take\""},
      {"take", "row_expected", "take is followed by one row"},
      {"take 1 2", "row_expected", "not by 2 words"},
      {"take 0", "bad_row", "\"0\""},
      {"take 6", "bad_row", "\"6\""},
      {"take 01", "bad_row", "\"01\""},
      {"take -1", "bad_row", "\"-1\""},
      {"take x", "bad_row", "\"x\""},
      {"flip 9", "bad_row", "\"9\""},
      {"flip", "row_expected", "flip is followed by one row"},
      {"place", "cell_expected", "place is followed by one cell"},
      {"place E5 E6", "cell_expected", "not by 2 words"},
      {"place e5", "bad_cell", "\"e5\""},
      {"place J1", "bad_cell", "\"J1\""},
      {" ", "unknown_action", "\"\""},
      {"take\t1", "unknown_action", "\"take\\x091\""},
  };
  for (const Bad& bad : kBad) {
    const auto move = OneOhOne::parse_move(bad.text);
    ASSERT_FALSE(move) << bad.text;
    EXPECT_EQ(code_name(move.error()), bad.code) << bad.text;
    EXPECT_THAT(said(move.error()), HasSubstr(std::string(bad.part)));
  }
}

TEST(OneOhOneNotation, BadChancesAreRefusedByName) {
  const std::string wrong_token = changed(kDealWords, "R10", "R11");
  const std::string hidden = changed(kDealWords, "G7", "?");
  struct Bad {
    std::string text;
    std::string_view code, part;
  };
  const Bad kBad[] = {
      {"", "unknown_chance", "\"\""},
      {"draw 1", "unknown_chance", "\"draw\""},
      {"start", "seat_expected", "start is followed by one seat"},
      {"start 4", "bad_seat", "\"4\""},
      {"start -1", "bad_seat", "\"-1\""},
      {"start 00", "bad_seat", "\"00\""},
      {"deal", "bad_deal_size", "50 tokens, not 0"},
      {"deal B1 B2", "bad_deal_size", "50 tokens, not 2"},
      {concat(kDealWords, " B1"), "bad_deal_size", "50 tokens, not 51"},
      {wrong_token, "bad_token", "\"R11\""},
      {hidden, "bad_token", "\"?\""},
  };
  for (const Bad& bad : kBad) {
    const auto chance = OneOhOne::parse_chance(bad.text);
    ASSERT_FALSE(chance) << bad.text;
    EXPECT_EQ(code_name(chance.error()), bad.code) << bad.text;
    EXPECT_THAT(said(chance.error()), HasSubstr(std::string(bad.part)));
  }
}

}  // namespace
}  // namespace tessera::one_oh_one
