#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "games/lexio/events.h"
#include "games/lexio/follower.h"
#include "games/lexio/position.h"
#include "games/lexio/scoring.h"

// Lexio, after rulebook 003: be the first without tiles. rules.en.md has the rules
// and the rulings.

namespace tessera::lexio {

struct Lexio {
  using Config = lexio::Config;
  using State = lexio::State;
  using View = lexio::View;
  using Follower = lexio::Follower;
  using Move = lexio::Move;
  using Chance = lexio::Deal;

  // options.cc
  static const GameSpec& spec();
  static Result<Config> configure(const Setup& setup);

  // rules.cc
  static State start(const Config& config);
  static int players(const State& state) { return state.pub.config.players; }
  static int side(const State& /*state*/, Seat seat) { return static_cast<int>(index(seat)); }
  static Turn turn(const State& state) { return turn(state.pub); }
  static bool begins_turn(const State& /*state*/) { return true; }
  static bool between_rounds(const State& state) {
    return state.pub.phase == Phase::deal && state.pub.last_round.has_value();
  }
  static MoveList legal(const State& state);
  static void apply(State& state, const Move& move);
  static void apply(State& state, const Deal& deal);
  template <class Random>  // Rng or StreamRng
  static Deal sample(const State& state, Random& random);
  static Outcome outcome(const State& state) { return outcome_of(state.pub); }

  // check.cc
  static std::optional<Message> check(const State& state, const Move& move);
  static std::optional<Message> check(const State& state, const Deal& deal);

  // view.cc
  static View view(const State& state, Viewer viewer);
  static Viewer viewer(const View& view) { return view.viewer; }
  static Turn turn(const View& view) { return turn(view.pub); }
  static MoveList legal(const View& view);
  static State imagine(const View& view, Rng& rng);
  static std::vector<std::string> told(const State& before, const Move& move, Viewer to);
  static std::vector<std::string> told(const State& before, const Deal& deal, Viewer to);
  static bool reveals(const State& before, const Move& move, Viewer to);
  static std::optional<Seat> drawer(const State& state);
  static std::uint64_t action_key(const State& before, const Move& move, Seat to);
  static std::uint64_t observation_key(const State& after, Seat to);

  // notation.cc
  static std::string to_text(const Move& move);
  static std::string to_text(const Deal& deal);
  static Result<Move> parse_move(std::string_view text, Spelling spelling = Spelling::strict);
  static Result<Deal> parse_chance(std::string_view text);

  // data.cc
  static Data to_data(const View& view);
  static std::optional<int> round(const View& view) { return view.pub.round; }
  static std::optional<std::string_view> colour(const View& /*view*/, Seat /*seat*/) { return std::nullopt; }
  static std::vector<std::string> hand(const View& view);

  static Data choices(const View& view);  // choices.cc

  static std::optional<Message> story(const View& after, const std::vector<std::string>& told);  // story.cc

 private:
  static Turn turn(const Public& pub);
};

static_assert(Game<Lexio>);

}  // namespace tessera::lexio
