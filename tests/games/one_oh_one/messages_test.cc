#include "games/one_oh_one/messages.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>
#include <string>
#include <vector>

#include "base/text.h"
#include "tests/support/one_oh_one/positions.h"
#include "tests/support/said.h"

// Each message of 101 as the code makes it: its arguments, and how it reads.

namespace tessera::one_oh_one {
namespace {

struct Case {
  Message made;
  Message expected;
  std::string_view sentence;
};

Message refusal(const State& state, std::string_view move) {
  return *OneOhOne::check(state, *OneOhOne::parse_move(move));
}
Message chance_refusal(const State& state, std::string_view event) {
  return *OneOhOne::check(state, *OneOhOne::parse_chance(event));
}
Message bad_move(std::string_view text) { return OneOhOne::parse_move(text).error(); }
Message bad_chance(std::string_view text) { return OneOhOne::parse_chance(text).error(); }

// The last of the lines, refused by whoever follows the game.
Message refused_line(Config config, const std::vector<std::string>& lines) {
  Follower follower(config, Viewer::onlooker());
  for (std::size_t i = 0; i + 1 < lines.size(); ++i) EXPECT_TRUE(follower.hear(lines[i])) << lines[i];
  return follower.hear(lines.back()).error();
}

Message named(std::string_view word) { return name_of(tokens(word)[0]); }

Message last_story(Config config, std::initializer_list<std::string_view> moves) {
  State state = after(config, {"~ start 0", kSortedDeal});
  play(state, moves);
  return *OneOhOne::story(OneOhOne::view(state, Viewer::onlooker()), {});
}

std::string told_deal(Config config) {
  const State state = after(config, {"~ start 0"});
  return OneOhOne::told(state, *OneOhOne::parse_chance(kSortedDeal.substr(2)), Viewer::onlooker()).front();
}

constexpr Config kInExpert{.players = 2};
constexpr Config kInClassic{.players = 2, .mode = Mode::classic};
constexpr Config kInJunior{.players = 2, .mode = Mode::junior};
constexpr Config kFrontBacks{.players = 2, .backs = Backs::front};

std::vector<Case> piece_names() {
  const auto piece = [](const char* colour, int number) {
    return Message(Say::token, {{"colour", colour}, {"number", number}});
  };
  const auto of_blue = [](const Argument::List& numbers) {
    return Message(Say::tokens, {{"colour", "B"}, {"numbers", numbers}});
  };
  return {{named("B7"), piece("B", 7), "blue 7"},
          {named("G1"), piece("G", 1), "green 1"},
          {named("O10"), piece("O", 10), "orange 10"},
          {named("P2"), piece("P", 2), "purple 2"},
          {named("R5"), piece("R", 5), "red 5"},
          {one_of(tokens("B7")), piece("B", 7), "blue 7"},
          {one_of(tokens("B2 B4")), of_blue({2, 4}), "blue 2, 4"},
          {one_of(tokens("B2 B4 O3")),
           Message(Say::either, {{"first", of_blue({2, 4})}, {"second", piece("O", 3)}}),
           "blue 2, 4 or orange 3"}};
}

std::vector<Case> combination_names() {
  using enum Combination;
  return {{name_of(pair), Say::pair, "pair"},
          {name_of(cocktail), Say::cocktail, "cocktail"},
          {name_of(two_pairs), Say::two_pairs, "two pairs"},
          {name_of(three), Say::three, "three"},
          {name_of(colour), Say::colour, "colour"},
          {name_of(straight), Say::straight, "straight"},
          {name_of(full), Say::full, "full"},
          {name_of(square), Say::square, "square"},
          {name_of(strike), Say::strike, "strike"},
          {name_of(colour_straight), Say::colour_straight, "colour straight"}};
}

std::vector<Case> options_and_stories() {
  const auto explanation = [](std::size_t i) { return Message(OneOhOne::spec().options[i].explanation); };
  return {
      {explanation(0), Say::option_mode,
       "expert: choose a front token, flip one; classic: take the next; junior: choose, never flip"},
      {explanation(1), Say::option_backs,
       "all: every token’s back can be read; front: only the backs of the front tokens"},
      {last_story(kInExpert, {"0 take 3"}),
       {Say::took, {{"token", named("O1")}, {"row", 3}}},
       "took orange 1 from row 3"},
      {last_story(kInExpert, {"0 take 3", "0 place E5"}),
       {Say::placed, {{"token", named("O1")}, {"cell", "E5"}}},
       "placed orange 1 on E5"},
      {last_story(kInClassic, {"0 place E5"}),
       {Say::placed_and_next, {{"token", named("B1")}, {"cell", "E5"}, {"next", named("G1")}}},
       "placed blue 1 on E5; next is green 1"},
      {last_story(kInExpert, {"0 take 3", "0 place E5", "0 flip 3"}),
       {Say::flipped, {{"row", 3}, {"token", named("O2")}}},
       "flipped row 3: orange 2"},
  };
}

std::vector<Case> actions_at_the_wrong_time() {
  const State dealt = after(kInExpert, {"~ start 0", kSortedDeal});
  State two_empty = dealt;
  two_empty.pub.taken[0] = two_empty.pub.taken[2] = kRowLength;
  const Argument::List rows{2, 4, 5};
  const State holding = after(kInExpert, {"~ start 0", kSortedDeal, "0 take 4"});
  State flipping = holding;
  play(flipping, {"0 place E5"});
  flipping.pub.taken[0] = flipping.pub.taken[2] = kRowLength;
  return {
      {refusal(two_empty, "place E5"),
       {Say::take_first, {{"rows", rows}}},
       "take a front token first, from row 2, 4, 5"},
      {refusal(holding, "take 1"), {Say::place_first, {{"token", named("P1")}}}, "place purple 1 first"},
      {refusal(flipping, "take 2"),
       {Say::flip_first, {{"rows", rows}}},
       "no front token is face up: flip one first, of row 2, 4, 5"},
      {refusal(two_empty, "take 3"),
       {Say::empty_row, {{"row", 3}, {"rows", rows}}},
       "row 3 is empty; tokens are left in 2, 4, 5"},
      {refusal(after(kInClassic, {"~ start 0", kSortedDeal}), "take 1"), Say::no_taking,
       "in classic mode the next token comes by itself, nobody chooses one"},
      {refusal(after(kInClassic, {"~ start 0", kSortedDeal}), "flip 1"),
       {Say::no_flipping, {{"mode", "classic"}}},
       "in classic mode nothing is flipped"},
      {refusal(after(kInJunior, {"~ start 0", kSortedDeal}), "flip 1"),
       {Say::no_flipping, {{"mode", "junior"}}},
       "in junior mode nothing is flipped"},
      {chance_refusal(OneOhOne::start(kInExpert), kSortedDeal.substr(2)), Say::start_next,
       "before the deal a lot says who begins: start SEAT"},
      {chance_refusal(after(kInExpert, {"~ start 0"}), "start 1"), Say::deal_next,
       "who begins is known; the deal comes next"},
  };
}

std::vector<Case> bad_placements_and_deals() {
  const State first = after(kInExpert, {"~ start 0", kSortedDeal, "0 take 1"});
  const State state = holding_b1({"G1 G2 G3 G4", "R1 . . .", "R2 . . .", "R3 . . ."});
  std::string twice(kSortedDeal.substr(2));
  twice.replace(twice.find(" B2 "), 4, " B1 ");
  return {
      {refusal(first, "place D4"),
       {Say::first_at_centre, {{"cell", "D4"}}},
       "the first token of a grid is written at E5, not D4; the others lie around it"},
      {refusal(state, "place E5"),
       {Say::occupied, {{"token", named("G1")}, {"cell", "E5"}}},
       "green 1 lies on E5 already"},
      {refusal(state, "place E1"),
       {Say::too_high, {{"cell", "E1"}, {"height", 8}, {"top", 1}, {"bottom", 8}, {"most", 5}}},
       "E1 would make the grid 8 rows high (rows 1 to 8); it may have 5"},
      {refusal(state, "place C5"),
       {Say::too_wide, {{"cell", "C5"}, {"width", 6}, {"left", "C"}, {"right", "H"}, {"most", 5}}},
       "C5 would make the grid 6 columns wide (columns C to H); it may have 5"},
      {refusal(state, "place H8"),
       {Say::no_contact, {{"cell", "H8"}}},
       "no token touches H8: a new one touches another by a side or a corner"},
      {chance_refusal(after(kInExpert, {"~ start 0"}), twice),
       {Say::token_twice, {{"token", "B1"}}},
       "B1 is dealt twice; each token is there once"},
  };
}

std::vector<Case> bad_words() {
  return {
      {parse_token("B11").error(),
       {Say::bad_token, {{"word", "B11"}}},
       "\"B11\" is no token: write a colour B, G, O, P or R and a number from 1 to 10, such as B7"},
      {parse_back("low:GP").error(),
       {Say::bad_back, {{"word", "low:GP"}}},
       "\"low:GP\" is no back: write its half and the colours of its even and odd numbers, such as low:PG"},
      {parse_cell("J1").error(),
       {Say::bad_cell, {{"word", "J1"}}},
       "\"J1\" is no cell: write a column A to I and a row 1 to 9, such as E5"},
      {bad_move("take 6"), {Say::bad_row, {{"word", "6"}}}, "\"6\" is no row of the box: they are 1 to 5"},
      {bad_chance("start 4"),
       {Say::bad_seat, {{"word", "4"}, {"last", 3}}},
       "\"4\" is no seat: they are 0 to 3"},
      {bad_move("flip"),
       {Say::row_expected, {{"action", "flip"}, {"number", 0}}},
       "flip is followed by one row, 1 to 5, not by 0 words"},
      {bad_move("place E5 E6"),
       {Say::cell_expected, {{"action", "place"}, {"number", 2}}},
       "place is followed by one cell, such as E5, not by 2 words"},
      {bad_chance("start 0 1"),
       {Say::seat_expected, {{"action", "start"}, {"number", 2}}},
       "start is followed by one seat, not by 2 words"},
      {bad_chance("deal B1"), {Say::bad_deal_size, {{"number", 1}}}, "a deal has 50 tokens, not 1"},
      {bad_move("pass"),
       {Say::unknown_action, {{"word", "pass"}}},
       "\"pass\" is no action: write take, place or flip"},
      {bad_chance("draw 1"),
       {Say::unknown_chance, {{"word", "draw"}}},
       "\"draw\" is no chance outcome: write start or deal"},
  };
}

std::vector<Case> lines_that_can_not_be_told() {
  const std::string deal = told_deal(kInExpert);
  std::string six = deal;
  six.replace(six.find("?low:GB"), 7, "?low:PG");
  return {
      {refused_line(kInExpert, {"~ start 0", std::string(kSortedDeal)}),
       {Say::face_in_deal, {{"word", "B1"}}},
       "the faces are hidden when they are dealt: ? and the back, not \"B1\""},
      {refused_line(kFrontBacks, {"~ start 0", deal}),
       {Say::hidden_back, {{"word", "?low:BO"}}},
       "only the backs in front can be read: write ? instead of ?low:BO"},
      {refused_line(kInExpert, {"~ start 0", six}),
       {Say::too_many_backs, {{"back", "low:PG"}, {"number", 6}}},
       "only five tokens have the back low:PG, not 6"},
      {refused_line(kInExpert, {"~ start 0", deal, "0 take 1", "~ reveal 1 B1", "0 place E5", "0 flip 1",
                                "~ reveal 1 B1"}),
       {Say::seen_already, {{"token", "B1"}}},
       "B1 has come to light already"},
      {refused_line(kInExpert, {"~ start 0", deal, "0 take 1", "~ reveal 1 B2"}),
       {Say::wrong_back, {{"token", "B2"}, {"back", "low:BO"}, {"shown", "low:GB"}}},
       "the back of B2 is low:BO, but this token has low:GB"},
  };
}

TEST(OneOhOneMessages, EachHasItsArgumentsAndReadsWell) {
  std::set<std::string_view> seen;
  for (const auto& cases :
       {piece_names(), combination_names(), options_and_stories(), actions_at_the_wrong_time(),
        bad_placements_and_deals(), bad_words(), lines_that_can_not_be_told()}) {
    for (const Case& each : cases) {
      EXPECT_EQ(to_data(each.made), to_data(each.expected)) << each.sentence;
      EXPECT_EQ(said(each.made), each.sentence);
      EXPECT_EQ(each.made.code().room, "101") << each.sentence;
      seen.insert(each.made.code().name);
    }
  }
  for (const Code& code : all_codes(Say{})) EXPECT_TRUE(seen.contains(code.name)) << code.name;
}

}  // namespace
}  // namespace tessera::one_oh_one
