#pragma once

#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.h"
#include "games/lexio/game.h"
#include "games/lexio/notation.h"
#include "tests/support/said.h"

namespace tessera::lexio {

inline Config table_of(int players, Rulebook rulebook = Rulebook::french, int rounds = 5, int chips = 149) {
  return {.chips = chips,
          .rounds = static_cast<std::uint16_t>(rounds),
          .players = static_cast<std::uint8_t>(players),
          .rulebook = rulebook};
}

inline const std::vector<Config>& all_tables() {
  static const std::vector<Config> kTables = [] {
    std::vector<Config> tables;
    for (int players : {3, 4, 5})
      for (Rulebook rulebook : {Rulebook::french, Rulebook::publisher})
        tables.push_back(table_of(players, rulebook));
    return tables;
  }();
  return kTables;
}

// Tiles in any order: "5s 6m".
inline TileSet tiles(std::string_view text) {
  TileSet set;
  for (std::string_view word : split_words(text)) {
    const auto tile = parse_tile(word);
    EXPECT_TRUE(tile) << word;
    if (tile) set |= *tile;
  }
  return set;
}

inline Move play(std::string_view text) { return Move::play(tiles(text)); }

inline Combination combination(std::string_view text, const Config& config = table_of(4)) {
  const auto found = recognise(tiles(text), config);
  EXPECT_TRUE(found) << text;
  return found.value_or(Combination{});
}

// A round in the middle: these hands are left, everything else was played, and
// this seat leads. Whoever has 3c opened, otherwise seat 0.
inline State scene(const Config& config, const std::vector<std::string>& hands, int leader) {
  State state = Lexio::start(config);
  Public& pub = state.pub;
  pub.phase = Phase::turn;
  pub.to_act = pub.owner = seat_at(static_cast<std::size_t>(leader));
  pub.played = all_tiles(config.players);
  for (std::size_t i = 0; i < hands.size(); ++i) {
    state.hands[i] = tiles(hands[i]);
    pub.hand_sizes[i] = static_cast<std::uint8_t>(state.hands[i].count());
    pub.played -= state.hands[i];
    if (state.hands[i].contains(kOpeningTile)) pub.opener = seat_at(i);
  }
  return state;
}

// "play 3c", "pass": one after the other, each checked.
inline void act(State& state, const std::vector<std::string>& moves) {
  for (const std::string& text : moves) {
    const auto move = Lexio::parse_move(text);
    ASSERT_TRUE(move) << text;
    const auto refusal = Lexio::check(state, *move);
    ASSERT_FALSE(refusal) << text << ": " << said(*refusal);
    Lexio::apply(state, *move);
  }
}

}  // namespace tessera::lexio
