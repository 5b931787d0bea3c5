#include "words/catalogue.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "base/text.h"
#include "tests/words/all_messages.h"
#include "words/embedded.h"

namespace tessera::words {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

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

class BuiltIn : public ::testing::TestWithParam<Language> {
 protected:
  const Catalogue& words_ = Catalogue::of(GetParam());
};
INSTANTIATE_TEST_SUITE_P(Catalogue, BuiltIn, ::testing::ValuesIn(kLanguages),
                         [](const auto& language) { return std::string(name_of(language.param)); });

TEST_P(BuiltIn, HasAPatternForEveryMessage) {
  EXPECT_THAT(missing(words_.keys(), sorted_keys(all_messages())), IsEmpty());
}

TEST_P(BuiltIn, EveryPatternBelongsToAMessage) {
  std::vector<std::string> keys = words_.keys();
  // The page looks after its own texts: web/src/words.
  std::erase_if(keys, [](const std::string& key) { return key.starts_with("page"); });
  EXPECT_THAT(missing(sorted_keys(all_messages()), keys), IsEmpty());
}

TEST_P(BuiltIn, EveryPatternParses) {
  const auto read = Catalogue::parse(embedded_catalogue(name_of(GetParam())), name_of(GetParam()));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->keys(), words_.keys());
  EXPECT_EQ(read->keys(), Catalogue::english().keys());
  EXPECT_GT(read->keys().size(), 50U);
}

// In MessageFormat an ASCII apostrophe begins a quotation, and what follows would not be filled in.
TEST_P(BuiltIn, NoPatternHasAnAsciiApostrophe) {
  for (const Code& code : all_messages()) {
    const auto pattern = words_.pattern(code);
    ASSERT_TRUE(pattern) << code.name;
    EXPECT_EQ(pattern->find('\''), std::string_view::npos) << *pattern;
    EXPECT_FALSE(pattern->empty()) << code.name;
  }
}

TEST(Catalogue, WhatLacksAnArgumentIsShownByItsCode) {
  const auto catalogue = Catalogue::parse(R"j({"core": {"game_over": "{who} has won {points}"}})j", "en");
  ASSERT_TRUE(catalogue);
  EXPECT_EQ(catalogue->say(Message(tessera::Say::game_over, {{"who", "Ann"}})), "core.game_over who=Ann");
  EXPECT_EQ(catalogue->say(Message(tessera::Say::game_over, {{"who", "Ann"}, {"points", 3}})),
            "Ann has won 3");
}

TEST(Catalogue, NumbersInAListAreWrittenAsTheLanguageDoes) {
  const auto catalogue = Catalogue::parse(R"j({"core": {"game_over": "{list}"}})j", "fr");
  ASSERT_TRUE(catalogue);
  EXPECT_EQ(catalogue->say(Message(tessera::Say::game_over, {{"list", Argument::List{3.5, 2}}})), "3,5, 2");
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

TEST(Catalogue, WritesNumbersAsTheLanguageDoes) {
  EXPECT_EQ(Catalogue::english().decimal(1234.56, 1), "1234.6");
  EXPECT_EQ(Catalogue::english().signed_decimal(0.04, 1), "+0.0");
  for (const Language language : {Language::french, Language::dutch, Language::german}) {
    EXPECT_EQ(Catalogue::of(language).decimal(1234.56, 1), "1234,6");
    EXPECT_EQ(Catalogue::of(language).signed_decimal(-6.14, 1), "-6,1");
    EXPECT_EQ(Catalogue::of(language).decimal(6, 0), "6");
  }
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
