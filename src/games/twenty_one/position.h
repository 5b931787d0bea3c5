#pragma once

#include <array>
#include <cstdint>

#include "core/seat.h"
#include "core/viewer.h"
#include "games/twenty_one/board.h"
#include "games/twenty_one/config.h"
#include "games/twenty_one/layout.h"
#include "games/twenty_one/squares.h"
#include "games/twenty_one/tokens.h"

namespace tessera::twenty_one {

inline constexpr int kFirstScoringRound = 4;
inline constexpr int kIdleRounds = 12;  // in a row without a placement, and the game ends

enum class Phase : std::uint8_t {
  lot,       // chance decides who begins
  deal,      // chance deals the next hand
  turn,      // the seat to act acts
  refill,    // it placed a token: chance draws one for it
  exchange,  // it set a token aside: chance draws one for it
  over
};

// What the last seat to act did.
struct LastTurn {
  enum class Kind : std::uint8_t { none, place, exchange, pass };
  Kind kind = Kind::none;
  Seat seat{};
  Square square{};          // of a placement
  std::uint8_t points = 0;  // it earned

  friend bool operator==(const LastTurn&, const LastTurn&) = default;
};

// Whoever can place a token must. So a pass or an exchange tells everybody that the hand fitted nowhere,
// which stays true until somebody places a token.
enum class Stuck : std::uint8_t {
  unknown,       // the seat has not passed or exchanged since the last placement
  whole_hand,    // it passed, or is exchanging: no token of its hand fits, nor the one it set aside
  all_but_drawn  // it has exchanged: its old tokens fit nowhere, one of them is in the stock again, and
                 // the token that it drew may fit
};

// Everything that everybody knows. Each player owns a known set of tokens, so
// what is left of it is known too; hidden is only which of those are in hand.
struct Public {
  Config config;
  Phase phase = Phase::lot;
  Seat starter{};
  Seat to_act{};
  bool placed_this_round = false;
  std::uint8_t idle_rounds = 0;  // finished rounds in a row without a placement
  std::uint16_t round = 1;
  LastTurn last;
  std::array<std::uint8_t, kMaxPlayers> hand_sizes{};
  std::array<Stuck, kMaxPlayers> stuck{};
  std::array<std::int16_t, kMaxPlayers> scores{};  // without what is lost at the end
  std::array<Pile, kMaxPlayers> left{};            // not yet placed: in hand, in stock or set aside
  Board board;

  [[nodiscard]] const Layout& layout() const { return layout_of(config.board); }
  [[nodiscard]] Square start_square(Seat seat) const { return layout().start(seat); }
  [[nodiscard]] bool is_on_board(Square s) const { return layout().squares(config.players).test(index(s)); }
  [[nodiscard]] int hand_size(Seat seat) const { return hand_sizes[index(seat)]; }
  [[nodiscard]] int stock_size(Seat seat) const {
    const bool token_aside = phase == Phase::exchange && seat == to_act;
    return left[index(seat)].size() - hand_size(seat) - (token_aside ? 1 : 0);
  }
  [[nodiscard]] Turn turn() const {
    if (phase == Phase::turn) return Turn::of(to_act);
    return phase == Phase::over ? Turn::over() : Turn::chance();
  }
  // Hands are dealt from seat 0 on, whoever begins.
  [[nodiscard]] Seat next_to_be_dealt() const;

  friend bool operator==(const Public&, const Public&) = default;
};

struct State {
  Public pub;
  std::array<Pile, kMaxPlayers> hands{};
  Pile aside;  // in an exchange: the token that goes back after the draw

  [[nodiscard]] Pile hand(Seat seat) const { return hands[index(seat)]; }
  [[nodiscard]] Pile stock(Seat seat) const {
    const Pile unseen = pub.left[index(seat)] - hand(seat);
    return seat == pub.to_act ? unseen - aside : unseen;
  }
  friend bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= 1024);

struct View {
  Public pub;
  Viewer viewer = Viewer::onlooker();
  Pile hand;   // the viewer's
  Pile aside;  // the viewer's

  friend bool operator==(const View&, const View&) = default;
};

}  // namespace tessera::twenty_one
