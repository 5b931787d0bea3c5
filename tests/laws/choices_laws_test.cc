#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "base/text.h"
#include "core/game.h"
#include "games/catalog.h"
#include "tests/support/random_games.h"

// A page offers what `choices` holds: all legal moves, each once, and nothing else.

namespace tessera {
namespace {

using testing::at_random_positions;

template <class G>
class ChoicesLaws : public ::testing::Test {};

using Games = ::testing::Types<one_oh_one::OneOhOne, lexio::Lexio, twenty_one::TwentyOne>;
TYPED_TEST_SUITE(ChoicesLaws, Games);

std::string text_of(const Data& data) {
  const auto* text = std::get_if<std::string>(&data.value());
  return text != nullptr ? *text : "";
}

// A star of 21 stands for a range of moves: {"least": 1, "most": 9, "pattern": "place *# H8"}.
bool add_range(std::vector<std::string>& moves, const Data& data) {
  const auto* least = std::get_if<std::int64_t>(&data["least"].value());
  const auto* most = std::get_if<std::int64_t>(&data["most"].value());
  if (least == nullptr || most == nullptr) return false;
  const std::string pattern = text_of(data["pattern"]);
  const std::size_t sign = pattern.find('#');
  for (auto number = *least; number <= *most; ++number)
    moves.push_back(concat(pattern.substr(0, sign), number, pattern.substr(sign + 1)));
  return true;
}

// Every "move" within, however deep; "pass": true is a move, and so is each of the tokens
// that may be exchanged.
void add_moves(std::vector<std::string>& moves, const Data& data) {
  if (const auto* list = std::get_if<Data::List>(&data.value()))
    for (const Data& item : *list) add_moves(moves, item);
  const auto* fields = std::get_if<Data::Fields>(&data.value());
  if (fields == nullptr || add_range(moves, data)) return;
  if (data["action"] == Data("exchange"))
    if (const auto* tokens = std::get_if<Data::List>(&data["tokens"].value()))
      for (const Data& token : *tokens)
        if (!text_of(token).empty()) moves.push_back(concat("exchange ", text_of(token)));
  if (data["pass"] == Data(true)) moves.emplace_back("pass");
  if (const std::string move = text_of(data["move"]); !move.empty()) moves.push_back(move);
  for (const auto& [name, value] : *fields) add_moves(moves, value);
}

TYPED_TEST(ChoicesLaws, ChoicesAreTheLegalMoves) {
  using G = TypeParam;
  long offered = 0;
  at_random_positions<G>(2, [&](const auto& state, Rng&) {
    for (const Viewer viewer : all_viewers(G::players(state))) {
      const bool acts = viewer.is_seat() && G::turn(state) == Turn::of(viewer.seat());
      const auto view = G::view(state, viewer);
      const Data choices = G::choices(view);
      ASSERT_EQ(choices == Data(), !acts);
      if (!acts) continue;
      EXPECT_FALSE(text_of(choices["action"]).empty());
      std::vector<std::string> expected;
      for (const auto& move : G::legal(state)) expected.push_back(G::to_text(move));
      std::vector<std::string> moves;
      add_moves(moves, choices);
      std::ranges::sort(expected);
      std::ranges::sort(moves);
      ASSERT_EQ(moves, expected);
      ++offered;
    }
  });
  EXPECT_GT(offered, 500);
}

}  // namespace
}  // namespace tessera
