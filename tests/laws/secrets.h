#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <variant>

#include "base/random.h"
#include "games/catalog.h"

// What each game hides, said once more and without asking the game: the laws of
// secrecy would prove little if they trusted `view` and `imagine` to say it.

namespace tessera::testing {

// For a game G:
// - rearrange: changes something that the seat may not know; false if it hits
//   upon nothing that can be changed.
// - counterpart: the move that looks the same to the seat in the other world;
//   nothing if the move brings to light what was changed.
// - rearranged: a chance event that looks the same to the seat.
template <class G>
struct Secrets;

// All hands but the seat's own; only whoever opens has the opening tile.
template <>
struct Secrets<lexio::Lexio> {
  using State = lexio::State;

  static bool trade(auto& hands, std::size_t players, Seat seat, Rng& rng) {
    const std::size_t one = rng.below(static_cast<std::uint32_t>(players));
    const std::size_t two = rng.below(static_cast<std::uint32_t>(players));
    if (one == two || one == index(seat) || two == index(seat)) return false;
    const auto give = any_tile(hands[one], rng);
    const auto take = any_tile(hands[two], rng);
    if (!give || !take) return false;
    hands[one] = (hands[one] - *give) | *take;
    hands[two] = (hands[two] - *take) | *give;
    return true;
  }
  static std::optional<lexio::Tile> any_tile(lexio::TileSet hand, Rng& rng) {
    hand -= lexio::kOpeningTile;
    if (hand.empty()) return std::nullopt;
    auto tile = hand.begin();
    for (auto skip = rng.below(static_cast<std::uint32_t>(hand.count())); skip > 0; --skip) ++tile;
    return *tile;
  }

  static bool rearrange(State& state, Seat seat, Rng& rng) {
    return trade(state.hands, static_cast<std::size_t>(state.pub.config.players), seat, rng);
  }
  // The last play of a round brings all hands to light.
  static std::optional<lexio::Move> counterpart(const State& state, const State&, const lexio::Move& move,
                                                Seat) {
    if (state.hands[index(state.pub.to_act)] == move.tiles()) return std::nullopt;
    return move;
  }
  static lexio::Deal rearranged(const State&, lexio::Deal deal, Seat seat, Rng& rng) {
    while (!trade(deal.hands, deal.hands.size(), seat, rng)) {
    }
    return deal;
  }
};

// The faces in the box that have not come to light, and with `backs front` the
// backs behind the fronts.
template <>
struct Secrets<one_oh_one::OneOhOne> {
  using Game = one_oh_one::OneOhOne;
  using State = one_oh_one::State;
  using Public = one_oh_one::Public;

  // How far behind the front of its row a place is, below 0 when it is empty.
  static int depth(const Public& pub, std::size_t place) {
    return static_cast<int>(place % one_oh_one::kRowLength) - pub.taken[place / one_oh_one::kRowLength];
  }
  static bool is_hidden(const Public& pub, std::size_t place) {
    const bool face_up = pub.face_up && one_oh_one::index(*pub.face_up) == place / one_oh_one::kRowLength;
    return depth(pub, place) > (face_up ? 0 : -1);
  }
  static bool shows_back(const Public& pub, std::size_t place) {
    return pub.config.backs == one_oh_one::Backs::all || depth(pub, place) == 0;
  }
  static bool swap_two(one_oh_one::Box& box, const Public& pub, Rng& rng) {
    for (int attempt = 0; attempt < 100; ++attempt) {
      const std::size_t one = rng.below(one_oh_one::kTokens);
      const std::size_t two = rng.below(one_oh_one::kTokens);
      if (one == two || !is_hidden(pub, one) || !is_hidden(pub, two)) continue;
      const bool same_back = one_oh_one::back_of(box[one]) == one_oh_one::back_of(box[two]);
      if (!same_back && (shows_back(pub, one) || shows_back(pub, two))) continue;
      std::swap(box[one], box[two]);
      return true;
    }
    return false;
  }

  static bool rearrange(State& state, Seat, Rng& rng) {
    return state.box[0].exists() && swap_two(state.box, state.pub, rng);
  }
  // A token that is taken or flipped shows its face, and the next one its back.
  static std::optional<Game::Move> counterpart(const State& state, const State& other, const Game::Move& move,
                                               Seat) {
    const auto* take = std::get_if<one_oh_one::Take>(&move);
    const auto* flip = std::get_if<one_oh_one::Flip>(&move);
    const bool any_row = state.pub.config.mode == one_oh_one::Mode::classic;
    for (std::size_t i = 0; i < one_oh_one::kTokens; ++i) {
      if (state.box[i] == other.box[i] || depth(state.pub, i) > 1) continue;
      const auto row = one_oh_one::row_at(i / one_oh_one::kRowLength);
      if (any_row || (take != nullptr && take->row == row) || (flip != nullptr && flip->row == row))
        return std::nullopt;
    }
    return move;
  }
  static Game::Chance rearranged(const State& state, Game::Chance chance, Seat, Rng& rng) {
    auto* deal = std::get_if<one_oh_one::Deal>(&chance);
    if (deal == nullptr) return chance;
    Public pub = state.pub;
    // In classic the first token is in hand at once.
    if (pub.config.mode == one_oh_one::Mode::classic) pub.taken[0] = 1;
    swap_two(deal->box, pub, rng);
    return chance;
  }
};

// Which of their tokens the others have in hand, and which they set aside.
template <>
struct Secrets<twenty_one::TwentyOne> {
  using Game = twenty_one::TwentyOne;
  using State = twenty_one::State;
  using Pile = twenty_one::Pile;

  static bool trade(Pile& one, Pile stock, Rng& rng) {
    if (one.empty() || stock.empty()) return false;
    Pile rest = one;
    const twenty_one::Token give = draw_from(rest, rng);
    const twenty_one::Token take = draw_from(stock, rng);
    if (give == take) return false;
    rest.add(take);
    one = rest;
    return true;
  }

  static bool rearrange(State& state, Seat seat, Rng& rng) {
    const Seat other = seat_at(rng.below(static_cast<std::uint32_t>(state.pub.config.players)));
    if (other == seat) return false;
    const Pile stock = state.stock(other);
    if (other == state.pub.to_act && rng.below(2) == 0) return trade(state.aside, stock, rng);
    return trade(state.hands[index(other)], stock, rng);
  }
  // An exchange looks alike whatever is exchanged.
  static std::optional<Game::Move> counterpart(const State&, const State& other, const Game::Move& move,
                                               Seat seat) {
    const bool own = other.pub.to_act == seat;
    if (own || !std::holds_alternative<twenty_one::Exchange>(move)) return move;
    return twenty_one::Exchange{other.hand(other.pub.to_act).smallest()};
  }
  static Game::Chance rearranged(const State& state, const Game::Chance& chance, Seat seat, Rng& rng) {
    const auto* hand = std::get_if<twenty_one::Hand>(&chance);
    const bool hidden = hand != nullptr ? hand->seat != seat : state.pub.to_act != seat;
    return std::holds_alternative<twenty_one::Start>(chance) || !hidden ? chance : Game::sample(state, rng);
  }
};

}  // namespace tessera::testing
