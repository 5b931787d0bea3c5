#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "base/text.h"
#include "tests/words/all_messages.h"
#include "tests/words/arguments.h"
#include "words/catalogue.h"

// Every message in every language, with every kind of argument.

namespace tessera::words {
namespace {

using Uses = std::map<std::string, ArgumentUse>;

std::string_view pattern_of(const Catalogue& words, Code code) { return words.pattern(code).value_or(""); }

std::vector<std::string> names_of(const Uses& uses) {
  std::vector<std::string> names;
  for (const auto& [name, use] : uses) names.push_back(name);
  return names;
}

// "seat" for "seat_is", which says whether that seat is the reader's.
std::string seat_behind(const std::string& name, const ArgumentUse& use) {
  return use.keywords.contains("you") && name.ends_with("_is") ? name.substr(0, name.size() - 3) : "";
}

// What an argument may be, the likeliest first.
Argument::List values_for(const ArgumentUse& use, bool is_seat) {
  if (is_seat) return {seat_at(1), seat_at(0)};
  if (use.is_number) return {5, 0, 1, 2, 3, 21, 1000};
  Argument::List values(use.keywords.begin(), use.keywords.end());
  if (!values.empty()) values.emplace_back("something else");
  if (values.empty()) values = {"word", 7, 2.5, seat_at(1), tessera::Say::game_over, Argument::List{1, "x"}};
  return values;
}

// Each argument takes all its values while the others have their first.
std::vector<Message> variants(Code code, const Uses& uses) {
  std::set<std::string> seats;
  for (const auto& [name, use] : uses) seats.insert(seat_behind(name, use));
  std::map<std::string, Argument::List> values;
  for (const auto& [name, use] : uses)
    if (const std::string seat = seat_behind(name, use); seat.empty())
      values[name] = values_for(use, seats.contains(name));
    else
      values[seat] = values_for(use, true);
  std::vector<Message> all;
  const auto add = [&](std::string_view varied, std::size_t which) {
    Message message(code);
    for (const auto& [name, list] : values) {
      static std::set<std::string> kept;  // a message only looks at its arguments' names
      message.add(*kept.insert(name).first, list[name == varied ? which : 0]);
    }
    all.push_back(std::move(message));
  };
  add("", 0);
  for (const auto& [name, list] : values)
    for (std::size_t i = 1; i < list.size(); ++i) add(name, i);
  return all;
}

class Saying : public ::testing::TestWithParam<Language> {
 protected:
  const Catalogue& words_ = Catalogue::of(GetParam());
};
INSTANTIATE_TEST_SUITE_P(Catalogue, Saying, ::testing::ValuesIn(kLanguages),
                         [](const auto& language) { return std::string(name_of(language.param)); });

TEST_P(Saying, HasTheArgumentsThatTheEnglishHas) {
  for (const Code& code : all_messages()) {
    const Uses own = arguments_in(pattern_of(words_, code));
    const Uses english = arguments_in(pattern_of(Catalogue::english(), code));
    EXPECT_EQ(names_of(own), names_of(english)) << code.room << '.' << code.name;
    for (const auto& [name, use] : own)
      for (const std::string& keyword : use.keywords)
        EXPECT_TRUE(english.contains(name) && english.at(name).keywords.contains(keyword))
            << code.room << '.' << code.name << ": " << name << ' ' << keyword;
  }
}

TEST_P(Saying, EveryMessageWithEveryKindOfArgument) {
  int said = 0;
  for (const Code& code : all_messages()) {
    for (const Message& message : variants(code, arguments_in(pattern_of(words_, code))))
      for (const auto you : {std::optional<Seat>(), std::optional(seat_at(0)), std::optional(seat_at(1))}) {
        const std::string text = words_.say(message, {.by_seat = {"Ann", "Bo"}, .you = you});
        EXPECT_FALSE(text.empty()) << code.room << '.' << code.name;
        EXPECT_EQ(text.find_first_of("{}"), std::string::npos) << text;
        for (const std::string& line : {text.substr(0, text.find('\n'))}) EXPECT_TRUE(is_plain_text(line));
        ++said;
      }
  }
  EXPECT_GT(said, 2000);
}

TEST(ArgumentsOfAPattern, AreFoundAtEveryDepth) {
  const Uses uses = arguments_in(
      "{a} {b, plural, one {{c, number,0}} other {#}} {d_is, select, you {{e, select, x {{f}} other {}}} "
      "other {}}");
  EXPECT_EQ(names_of(uses), (std::vector<std::string>{"a", "b", "c", "d_is", "e", "f"}));
  EXPECT_TRUE(uses.at("b").is_number && uses.at("c").is_number && !uses.at("a").is_number);
  EXPECT_EQ(uses.at("d_is").keywords, (std::set<std::string>{"you", "other"}));
  EXPECT_EQ(uses.at("e").keywords, (std::set<std::string>{"x", "other"}));
}

}  // namespace
}  // namespace tessera::words
