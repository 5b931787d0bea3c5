#include "words/catalogue.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "arena/messages.h"
#include "base/text.h"
#include "bots/lexio/messages.h"
#include "bots/messages.h"
#include "bots/one_oh_one/messages.h"
#include "bots/twenty_one/messages.h"
#include "cli/messages.h"
#include "core/messages.h"
#include "games/catalog.h"
#include "games/lexio/messages.h"
#include "games/one_oh_one/messages.h"
#include "games/twenty_one/messages.h"
#include "protocol/messages.h"
#include "server/messages.h"
#include "store/messages.h"
#include "table/messages.h"
#include "words/embedded.h"
#include "words/messages.h"

namespace tessera::words {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Of every room that has something to say.
std::vector<Code> all_messages() {
  std::vector<Code> all;
  for (const auto& room : {all_codes(tessera::Say{}), all_codes(one_oh_one::Say{}), all_codes(lexio::Say{}),
                           all_codes(twenty_one::Say{}), all_codes(protocol::Say{}), all_codes(table::Say{}),
                           all_codes(words::Say{})})
    all.insert(all.end(), room.begin(), room.end());
  for (const auto& room : {all_codes(arena::Say{}), all_codes(BotSay{}), all_codes(one_oh_one::Reason{}),
                           all_codes(lexio::Reason{}), all_codes(twenty_one::Reason{}), all_codes(cli::Say{}),
                           all_codes(server::Say{}), all_codes(store::Say{})})
    all.insert(all.end(), room.begin(), room.end());
  for (const AnyGame* game : all_games())
    for (const OptionSpec& option : game->spec().options) all.push_back(option.explanation);
  return all;
}

std::vector<std::string> sorted_keys(const std::vector<Code>& codes) {
  std::vector<std::string> keys;
  for (const Code& code : codes) keys.push_back(concat(code.room, '.', code.name));
  std::ranges::sort(keys);
  const auto same = std::ranges::unique(keys);
  keys.erase(same.begin(), same.end());
  return keys;
}

// What has one and not the other.
std::vector<std::string> missing(const std::vector<std::string>& from,
                                 const std::vector<std::string>& wanted) {
  std::vector<std::string> list;
  std::ranges::set_difference(wanted, from, std::back_inserter(list));
  return list;
}

TEST(Catalogue, EnglishHasAPatternForEveryMessage) {
  EXPECT_THAT(missing(Catalogue::english().keys(), sorted_keys(all_messages())), IsEmpty());
}

TEST(Catalogue, EveryEnglishPatternBelongsToAMessage) {
  std::vector<std::string> keys = Catalogue::english().keys();
  // The page looks after its own texts: web/src/words.
  std::erase_if(keys, [](const std::string& key) { return key.starts_with("page"); });
  EXPECT_THAT(missing(sorted_keys(all_messages()), keys), IsEmpty());
}

TEST(Catalogue, EveryPatternParses) {
  const auto read = Catalogue::parse(embedded_catalogue("en"), "en");
  ASSERT_TRUE(read);
  EXPECT_EQ(read->keys(), Catalogue::english().keys());
  EXPECT_GT(read->keys().size(), 50U);
}

// In MessageFormat an ASCII apostrophe begins a quotation, and what follows would not be filled in.
TEST(Catalogue, NoPatternHasAnAsciiApostrophe) {
  for (const Code& code : all_messages()) {
    const auto pattern = Catalogue::english().pattern(code);
    ASSERT_TRUE(pattern) << code.name;
    EXPECT_EQ(pattern->find('\''), std::string_view::npos) << *pattern;
    EXPECT_FALSE(pattern->empty()) << code.name;
  }
}

TEST(Catalogue, FillsInNumbersWordsSeatsListsAndMessages) {
  const auto catalogue = Catalogue::parse(R"j({
    "core": {"seat_number": "seat {number}", "game_over": "over", "no_such_seat": "{a} {b} {c} {d}, {e}"}
  })j",
                                          "en");
  ASSERT_TRUE(catalogue);
  const Message message(tessera::Say::no_such_seat, {{"a", 3},
                                                     {"b", "word"},
                                                     {"c", seat_at(1)},
                                                     {"d", Argument::List{1, "x"}},
                                                     {"e", tessera::Say::game_over}});
  EXPECT_EQ(catalogue->say(message), "3 word seat 1 1, x, over");
  EXPECT_EQ(catalogue->say(message, {.by_seat = {"Ann", "Bo"}}), "3 word Bo 1, x, over");
  EXPECT_THAT(catalogue->keys(), ElementsAre("core.game_over", "core.no_such_seat", "core.seat_number"));
}

TEST(Catalogue, APatternKnowsWhetherYouAreMeant) {
  const auto catalogue = Catalogue::parse(
      R"j({"core": {"not_over": "{seat_is, select, you {your turn} other {{seat} is to act}}"}})j", "en");
  ASSERT_TRUE(catalogue);
  const Message message(tessera::Say::not_over, {{"seat", seat_at(1)}});
  EXPECT_EQ(catalogue->say(message, {.by_seat = {"Ann", "Bo"}, .you = seat_at(1)}), "your turn");
  EXPECT_EQ(catalogue->say(message, {.by_seat = {"Ann", "Bo"}, .you = seat_at(0)}), "Bo is to act");
}

TEST(Catalogue, AMessageThatIsMissingShowsItsCodeAndArguments) {
  const auto catalogue = Catalogue::parse("{}", "en");
  ASSERT_TRUE(catalogue);
  EXPECT_EQ(catalogue->say(Message(tessera::Say::option_twice, {{"key", "mode"}})),
            "core.option_twice key=mode");
  EXPECT_FALSE(catalogue->pattern(code_of(tessera::Say::option_twice)));
}

TEST(Catalogue, WhatIsNoCatalogueIsRefused) {
  const auto refused = [](std::string_view text) {
    const auto read = Catalogue::parse(text, "en");
    return read ? "fine" : std::string(read.error().code().name);
  };
  EXPECT_EQ(refused("{"), "not_json");
  EXPECT_EQ(refused("[]"), "not_a_catalogue");
  EXPECT_EQ(refused(R"({"core": "x"})"), "not_a_catalogue");
  EXPECT_EQ(refused(R"({"core": {"game_over": 1}})"), "not_a_catalogue");
  EXPECT_EQ(refused(R"({"core": {"game_over": "{seat"}})"), "bad_pattern");
  EXPECT_EQ(refused(R"({"core": {"game_over": "over"}})"), "fine");
}

}  // namespace
}  // namespace tessera::words
