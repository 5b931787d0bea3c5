#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/fixed_vector.h"
#include "base/random.h"
#include "core/data.h"
#include "core/game.h"
#include "core/message.h"
#include "core/options.h"
#include "core/outcome.h"
#include "core/seat.h"
#include "games/twenty_one/follower.h"
#include "games/twenty_one/position.h"

// 21, after rulebook 004 (Miro 1965). The rules in our own words, and where they
// had to be settled, are in README.md in this folder.

namespace tessera::twenty_one {

// What a seat does.
struct Place {
  Face face;
  Square square;
  friend bool operator==(const Place&, const Place&) = default;
};
struct Exchange {
  Token token;
  friend bool operator==(const Exchange&, const Exchange&) = default;
};
struct Pass {
  friend bool operator==(const Pass&, const Pass&) = default;
};

// What chance does.
struct Start {
  Seat seat;
  friend bool operator==(const Start&, const Start&) = default;
};
struct Hand {
  Seat seat;
  std::array<Token, kHandSize> tokens;  // sorted
  friend bool operator==(const Hand&, const Hand&) = default;
};
struct Draw {
  Token token;
  friend bool operator==(const Draw&, const Draw&) = default;
};

struct TwentyOne {
  using Config = twenty_one::Config;
  using State = twenty_one::State;
  using View = twenty_one::View;
  using Follower = twenty_one::Follower;
  using Move = std::variant<Place, Exchange, Pass>;
  using Chance = std::variant<Start, Hand, Draw>;
  // A star has 21 faces, and two other tokens are in hand.
  using MoveList = FixedVector<Move, kLargestBoard * kLargestBoard*(kGoal + kHandSize - 1)>;

  static const GameSpec& spec();
  static Result<Config> configure(const Setup& setup);

  static State start(const Config& config);
  static int players(const State& state) { return state.pub.config.players; }
  static int side(const State& state, Seat seat) { return side_of(state.pub.config, seat); }
  static Turn turn(const State& state) { return state.pub.turn(); }
  static MoveList legal(const State& state);
  static std::optional<Refusal> check(const State& state, const Move& move);
  static std::optional<Refusal> check(const State& state, const Chance& chance);
  static void apply(State& state, const Move& move);
  static void apply(State& state, const Chance& chance);
  template <class Random>  // Rng or StreamRng
  static Chance sample(const State& state, Random& random);
  static Outcome outcome(const State& state);

  static View view(const State& state, Viewer viewer);
  static Viewer viewer(const View& view) { return view.viewer; }
  static Turn turn(const View& view) { return view.pub.turn(); }
  static MoveList legal(const View& view);
  static State imagine(const View& view, Rng& rng);
  static std::vector<std::string> told(const State& state, const Move& move, Viewer to);
  static std::vector<std::string> told(const State& state, const Chance& chance, Viewer to);
  static bool reveals(const State& state, const Move& move, Viewer to);
  static std::optional<Seat> drawer(const State& state);
  static std::uint64_t action_key(const State& state, const Move& move, Seat to);
  static std::uint64_t observation_key(const State& state, Seat to);

  static std::string to_text(const Move& move);
  static std::string to_text(const Chance& chance);
  static Result<Move> parse_move(std::string_view text, Spelling spelling = Spelling::strict);
  static Result<Chance> parse_chance(std::string_view text);
  static Data to_data(const Move& move);
  static Data to_data(const View& view);
  static Data choices(const View& view) {
    Data::List moves;
    for (const auto& move : legal(view)) moves.push_back(to_data(move));
    return moves;
  }
  static std::optional<Message> story(const View& after, const std::vector<std::string>& told);  // story.cc
};

static_assert(Game<TwentyOne>);

}  // namespace tessera::twenty_one
