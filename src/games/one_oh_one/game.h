#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "core/game.h"
#include "core/message.h"
#include "games/one_oh_one/events.h"
#include "games/one_oh_one/follower.h"
#include "games/one_oh_one/position.h"
#include "games/one_oh_one/scoring.h"

// 101: fifty tokens in a box, and for everybody a grid to fill with them. The
// rules are in rules.en.md beside this file.

namespace tessera::one_oh_one {

struct OneOhOne {
  using Config = one_oh_one::Config;
  using State = one_oh_one::State;
  using View = one_oh_one::View;
  using Follower = one_oh_one::Follower;
  using Move = one_oh_one::Move;
  using Chance = one_oh_one::Chance;

  static int players(const State& state) { return state.pub.config.players; }
  static int side(const State& /*state*/, Seat seat) { return static_cast<int>(index(seat)); }
  static Turn turn(const State& state) { return turn(state.pub); }
  static MoveList legal(const State& state) { return legal(state.pub); }  // rows and cells ascending
  static Outcome outcome(const State& state) { return outcome_of(state.pub); }

  // options.cc
  static const GameSpec& spec();
  static Result<Config> configure(const Setup& setup);

  // rules.cc
  static State start(const Config& config);
  static void apply(State& state, const Move& move);
  static void apply(State& state, const Chance& chance);
  template <class Random>  // Rng or StreamRng
  static Chance sample(const State& state, Random& random);
  static Turn turn(const Public& pub);
  // A turn is all that is done with one token: it is taken, placed, and perhaps another flipped.
  static bool begins_turn(const State& state);
  static bool between_rounds(const State& /*state*/) { return false; }
  static MoveList legal(const Public& pub);

  // check.cc
  static std::optional<Message> check(const State& state, const Move& move);
  static std::optional<Message> check(const State& state, const Chance& chance);

  // view.cc
  static View view(const State& state, Viewer viewer);
  static Viewer viewer(const View& view) { return view.viewer; }
  static Turn turn(const View& view) { return turn(view.pub); }
  static MoveList legal(const View& view);
  static State imagine(const View& view, Rng& rng);
  static std::vector<std::string> told(const State& before, const Move& move, Viewer to);
  static std::vector<std::string> told(const State& before, const Chance& chance, Viewer to);
  static bool reveals(const State& before, const Move& move, Viewer to);
  static std::optional<Seat> drawer(const State& state);
  static std::uint64_t action_key(const State& before, const Move& move, Seat seat);
  static std::uint64_t observation_key(const State& after, Seat seat);

  // notation.cc
  static std::string to_text(const Move& move);
  static std::string to_text(const Chance& chance);
  static Result<Move> parse_move(std::string_view text, Spelling spelling = Spelling::strict);
  static Result<Chance> parse_chance(std::string_view text);

  // data.cc
  static Data to_data(const View& view);
  static std::optional<int> round(const View& /*view*/) { return std::nullopt; }
  static std::optional<std::string_view> colour(const View& /*view*/, Seat /*seat*/) { return std::nullopt; }
  static std::vector<std::string> hand(const View& /*view*/) { return {}; }  // everybody sees what is taken
  // choices.cc
  static Data choices(const View& view);
  // story.cc
  static std::optional<Message> story(const View& after, const std::vector<std::string>& told);
};

static_assert(Game<OneOhOne>);

}  // namespace tessera::one_oh_one
