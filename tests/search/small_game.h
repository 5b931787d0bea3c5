#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"

// A game small enough to solve by hand. Two players each hold one of the numbers 1, 2
// and 3, the third lies aside; nobody sees what the other holds. Seat 0 folds (loses 1) or
// bets; then seat 1 folds (loses 1) or calls: the larger number wins 2.
//
// With 3 one bets and calls, with 1 one folds to a bet. Seat 0 with 1: a bet is answered
// by folding from 2, if seat 1 is afraid, and by a call from 3.

namespace tessera::testing {

struct SmallGame {
  struct Config {
    friend bool operator==(const Config&, const Config&) = default;
  };
  enum class Move : std::uint8_t { fold, bet };
  struct Chance {
    std::array<std::uint8_t, 2> numbers{};
    friend bool operator==(const Chance&, const Chance&) = default;
  };
  struct State {
    std::array<std::uint8_t, 2> numbers{};  // 0 before the deal
    std::uint8_t moves = 0;
    bool over = false;
    std::int8_t to_first = 0;  // what seat 0 wins
    friend bool operator==(const State&, const State&) = default;
  };
  struct View {
    Viewer viewer = Viewer::onlooker();
    std::uint8_t number = 0;
    std::uint8_t moves = 0;
    bool over = false;
    std::int8_t to_first = 0;
    friend bool operator==(const View&, const View&) = default;
  };
  using Moves = FixedVector<Move, 2>;

  static const GameSpec& spec() {
    static constexpr GameSpec kSpec{.name = "small",
                                    .title = "Small",
                                    .min_players = 2,
                                    .max_players = 2,
                                    .default_players = 2,
                                    .options = {}};
    return kSpec;
  }
  static Result<Config> configure(const Setup&) { return Config{}; }
  static State start(const Config&) { return {}; }
  static int players(const State&) { return 2; }
  static Turn turn_of(std::uint8_t number, std::uint8_t moves, bool over) {
    if (number == 0) return Turn::chance();
    return over ? Turn::over() : Turn::of(seat_at(moves));
  }
  static Turn turn(const State& s) { return turn_of(s.numbers[0], s.moves, s.over); }
  static Turn turn(const View& v) { return turn_of(v.number, v.moves, v.over); }
  static Moves legal(const State& s) { return turn(s).is_seat() ? Moves{Move::fold, Move::bet} : Moves{}; }
  static Moves legal(const View& v) {
    return turn(v).is_seat() && v.viewer == turn(v).seat() ? Moves{Move::fold, Move::bet} : Moves{};
  }
  static std::optional<Message> check(const State&, const Move&) { return std::nullopt; }
  static std::optional<Message> check(const State&, const Chance&) { return std::nullopt; }
  static void apply(State& s, const Move& move) {
    const int sign = s.moves == 0 ? -1 : 1;
    ++s.moves;
    s.over = move == Move::fold || s.moves == 2;
    if (!s.over) return;
    if (move == Move::fold)
      s.to_first = static_cast<std::int8_t>(sign);
    else
      s.to_first = s.numbers[0] > s.numbers[1] ? 2 : -2;
  }
  static void apply(State& s, const Chance& chance) { s.numbers = chance.numbers; }
  template <class Random>
  static Chance sample(const State&, Random& random) {
    std::array<std::uint8_t, 3> numbers{1, 2, 3};
    random.shuffle(numbers);
    return {{numbers[0], numbers[1]}};
  }
  static Outcome outcome(const State& s) {
    Outcome outcome;
    outcome.scores = {s.to_first, -s.to_first};
    outcome.winners = {seat_at(s.to_first > 0 ? 0 : 1)};
    return outcome;
  }
  static View view(const State& s, Viewer viewer) {
    return {viewer, viewer.is_seat() ? s.numbers[index(viewer.seat())] : std::uint8_t{0}, s.moves, s.over,
            s.to_first};
  }
  static Viewer viewer(const View& v) { return v.viewer; }
  static State imagine(const View& v, Rng& rng) {
    State s{.numbers = {}, .moves = v.moves, .over = v.over, .to_first = v.to_first};
    if (v.number == 0) return s;
    const auto other = static_cast<std::uint8_t>((v.number + rng.below(2)) % 3 + 1);
    s.numbers[index(v.viewer.seat())] = v.number;
    s.numbers[1 - index(v.viewer.seat())] = other;
    return s;
  }
  static std::vector<std::string> told(const State&, const Move&, Viewer) { return {}; }
  static std::vector<std::string> told(const State&, const Chance&, Viewer) { return {}; }
  static bool reveals(const State&, const Move&, Viewer) { return false; }
  static std::optional<Seat> drawer(const State&) { return std::nullopt; }
  static std::uint64_t action_key(const State&, const Move& move, Seat) {
    return static_cast<std::uint64_t>(move);
  }
  static std::uint64_t observation_key(const State& s, Seat seat) { return s.numbers[index(seat)]; }
};
static_assert(Searchable<SmallGame>);

}  // namespace tessera::testing
