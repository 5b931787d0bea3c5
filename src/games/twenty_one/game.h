#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "games/twenty_one/events.h"
#include "games/twenty_one/follower.h"
#include "games/twenty_one/notation.h"
#include "games/twenty_one/position.h"
#include "games/twenty_one/scoring.h"

// 21, after rulebook 004 (Miro 1965). The rules in our own words, and where they
// had to be settled, are in rules.en.md in this folder.

namespace tessera::twenty_one {

struct TwentyOne {
  using Config = twenty_one::Config;
  using State = twenty_one::State;
  using View = twenty_one::View;
  using Follower = twenty_one::Follower;
  using Move = twenty_one::Move;
  using Chance = twenty_one::Chance;
  using MoveList = twenty_one::MoveList;

  // options.cc
  static const GameSpec& spec();
  static Result<Config> configure(const Setup& setup);

  // rules.cc
  static State start(const Config& config);
  static int players(const State& state) { return state.pub.config.players; }
  static int side(const State& state, Seat seat) { return side_of(state.pub.config, seat); }
  static Turn turn(const State& state) { return state.pub.turn(); }
  static Outcome outcome(const State& state) { return outcome_of(state.pub); }
  static bool begins_turn(const State& /*state*/) { return true; }
  // Its rounds are counted, but nothing is dealt anew.
  static bool between_rounds(const State& /*state*/) { return false; }
  static MoveList legal(const State& state);
  static MoveList legal(const View& view);
  static void apply(State& state, const Move& move);
  static void apply(State& state, const Chance& chance);
  template <class Random>  // Rng or StreamRng
  static Chance sample(const State& state, Random& random);

  // check.cc
  static std::optional<Message> check(const State& state, const Move& move);
  static std::optional<Message> check(const State& state, const Chance& chance);

  // view.cc
  static View view(const State& state, Viewer viewer);
  static Viewer viewer(const View& view) { return view.viewer; }
  static Turn turn(const View& view) { return view.pub.turn(); }
  static State imagine(const View& view, Rng& rng);
  static std::vector<std::string> told(const State& state, const Move& move, Viewer to);
  static std::vector<std::string> told(const State& state, const Chance& chance, Viewer to);
  static bool reveals(const State& state, const Move& move, Viewer to);
  static std::optional<Seat> drawer(const State& state);
  static std::uint64_t action_key(const State& state, const Move& move, Seat to);
  static std::uint64_t observation_key(const State& state, Seat to);

  // notation.cc
  static std::string to_text(const Move& move);
  static std::string to_text(const Chance& chance);
  static Result<Move> parse_move(std::string_view text, Spelling spelling = Spelling::strict);
  static Result<Chance> parse_chance(std::string_view text);

  // data.cc
  static Data to_data(const View& view);
  static std::optional<int> round(const View& view) { return view.pub.round; }
  static std::optional<std::string_view> colour(const View& /*view*/, Seat seat) { return colour_name(seat); }
  static std::vector<std::string> hand(const View& view);

  static Data choices(const View& view);                                                         // choices.cc
  static std::optional<Message> story(const View& after, const std::vector<std::string>& told);  // story.cc
};

static_assert(Game<TwentyOne>);

}  // namespace tessera::twenty_one
