#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/game.h"

// A game for one with chance in the middle. The player keeps what it has (score 0) or wagers; then
// a coin is tossed where the player sees it, and the player says what it shows: 100 if that is
// right, -100 if not. Whoever looks at the coin wins every wager.

namespace tessera::testing {

struct CoinGame {
  struct Config {
    friend bool operator==(const Config&, const Config&) = default;
  };
  enum class Move : std::uint8_t { keep, wager, heads, tails };
  enum class Chance : std::uint8_t { heads, tails };
  enum class Phase : std::uint8_t { first, toss, call, over };
  struct State {
    Phase phase = Phase::first;
    Chance coin{};
    std::int32_t score = 0;
    friend bool operator==(const State&, const State&) = default;
  };
  struct View {
    State state;
    friend bool operator==(const View&, const View&) = default;
  };
  using Moves = FixedVector<Move, 2>;

  static const GameSpec& spec() {
    static constexpr GameSpec kSpec{.name = "coin",
                                    .title = "Coin",
                                    .min_players = 1,
                                    .max_players = 1,
                                    .default_players = 1,
                                    .options = {}};
    return kSpec;
  }
  static Result<Config> configure(const Setup&) { return Config{}; }
  static State start(const Config&) { return {}; }
  static int players(const State&) { return 1; }
  static Turn turn(const State& s) {
    if (s.phase == Phase::over) return Turn::over();
    return s.phase == Phase::toss ? Turn::chance() : Turn::of(Seat{});
  }
  static Turn turn(const View& v) { return turn(v.state); }
  static Moves legal(const State& s) {
    if (s.phase == Phase::first) return {Move::keep, Move::wager};
    return s.phase == Phase::call ? Moves{Move::heads, Move::tails} : Moves{};
  }
  static Moves legal(const View& v) { return legal(v.state); }
  static std::optional<Message> check(const State&, const Move&) { return std::nullopt; }
  static std::optional<Message> check(const State&, const Chance&) { return std::nullopt; }
  static void apply(State& s, const Move& move) {
    if (s.phase == Phase::call) s.score = (move == Move::heads) == (s.coin == Chance::heads) ? 100 : -100;
    s.phase = move == Move::wager ? Phase::toss : Phase::over;
  }
  static void apply(State& s, const Chance& chance) {
    s.coin = chance;
    s.phase = Phase::call;
  }
  static Chance sample(const State&, auto& rng) { return static_cast<Chance>(rng.below(2)); }
  static Outcome outcome(const State& s) {
    Outcome outcome;
    outcome.scores = {s.score};
    outcome.winners = {Seat{}};
    return outcome;
  }
  static View view(const State& s, Viewer) { return {s}; }
  static Viewer viewer(const View&) { return Seat{}; }
  static State imagine(const View& v, Rng&) { return v.state; }
  static std::vector<std::string> told(const State&, const Move&, Viewer) { return {}; }
  static std::vector<std::string> told(const State&, const Chance&, Viewer) { return {}; }
  static bool reveals(const State&, const Move&, Viewer) { return false; }
  static std::optional<Seat> drawer(const State&) { return std::nullopt; }
  static std::uint64_t action_key(const State&, const Move& move, Seat) {
    return static_cast<std::uint64_t>(move);
  }
  static std::uint64_t observation_key(const State& s, Seat) { return static_cast<std::uint64_t>(s.coin); }
};
static_assert(Searchable<CoinGame>);

}  // namespace tessera::testing
