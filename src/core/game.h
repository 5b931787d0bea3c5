#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/random.h"
#include "core/data.h"
#include "core/message.h"
#include "core/options.h"
#include "core/outcome.h"
#include "core/seat.h"
#include "core/spelling.h"
#include "core/viewer.h"

// What a game is. Values in, values out: no clock, no I/O, no heap in a State.
//
// Two doors lead into a State. `check` looks at an event that came from outside
// and says why it can't be; `apply` assumes that check had nothing to say, and
// serves search. Everything that happens is either a Move (a seat's action) or a
// Chance (a deal, a draw, a lot), and a record is the list of them.
//
// A View is all that one viewer may know, and another type than the State, so that
// whoever is given a View can't look further.

namespace tessera {

template <class T>
concept PlainValue = std::is_trivially_copyable_v<T> && std::equality_comparable<T>;

// A state that is played, move by move.
template <class G>
concept Playable = PlainValue<typename G::Config> && PlainValue<typename G::State> &&
                   PlainValue<typename G::Move> && PlainValue<typename G::Chance> &&
                   requires(const Setup& setup, const typename G::Config& config, typename G::State& state,
                            const typename G::State& position, const typename G::Move& move,
                            const typename G::Chance& chance, Rng& rng, StreamRng& stream) {
                     { G::spec() } -> std::same_as<const GameSpec&>;
                     { G::configure(setup) } -> std::same_as<Result<typename G::Config>>;
                     { G::start(config) } -> std::same_as<typename G::State>;
                     { G::players(position) } -> std::same_as<int>;
                     { G::turn(position) } -> std::same_as<Turn>;
                     {
                       G::legal(position)
                     } -> std::ranges::random_access_range;  // of Move; empty unless a seat's turn
                     { G::check(position, move) } -> std::same_as<std::optional<Message>>;
                     { G::check(position, chance) } -> std::same_as<std::optional<Message>>;
                     { G::apply(state, move) } -> std::same_as<void>;
                     { G::apply(state, chance) } -> std::same_as<void>;
                     { G::sample(position, rng) } -> std::same_as<typename G::Chance>;  // on chance's turn
                     { G::sample(position, stream) } -> std::same_as<typename G::Chance>;
                     { G::outcome(position) } -> std::same_as<Outcome>;  // when over
                   };

// What each viewer may know.
template <class G>
concept Viewable =
    PlainValue<typename G::View> &&
    requires(const typename G::State& position, const typename G::View& view, const typename G::Move& move,
             const typename G::Chance& chance, Viewer viewer, Seat seat, Rng& rng) {
      { G::view(position, viewer) } -> std::same_as<typename G::View>;
      { G::viewer(view) } -> std::same_as<Viewer>;
      { G::turn(view) } -> std::same_as<Turn>;
      { G::legal(view) } -> std::ranges::random_access_range;  // empty unless the viewer's turn
      // A state drawn uniformly from those that look like this to the viewer.
      { G::imagine(view, rng) } -> std::same_as<typename G::State>;
      // The record lines a viewer is told when this happens in this position, hidden parts as `?`.
      { G::told(position, move, viewer) } -> std::same_as<std::vector<std::string>>;
      { G::told(position, chance, viewer) } -> std::same_as<std::vector<std::string>>;
      // Whether this move shows the viewer anything it could not know before.
      { G::reveals(position, move, viewer) } -> std::same_as<bool>;
      // On chance's turn: the only seat that will be shown what is drawn, where there is one.
      { G::drawer(position) } -> std::same_as<std::optional<Seat>>;
      // For search, which reaches the same information set in many imagined worlds. A number
      // for a move as the seat sees it: moves that look the same to the seat have the same key
      // and stand side by side in the list of legal moves.
      { G::action_key(position, move, seat) } -> std::same_as<std::uint64_t>;
      // A number for what the seat observed with the last event besides the move itself. Two
      // worlds that looked the same before a move look the same after it exactly when both keys
      // are equal; of two draws of chance in one world the same holds for this key alone.
      { G::observation_key(position, seat) } -> std::same_as<std::uint64_t>;
    };

// All that search asks of a game.
template <class G>
concept Searchable = Playable<G> && Viewable<G>;

// Who plays together: seats of one side add up their scores, and win or lose as one.
template <class G>
concept Sided = requires(const typename G::State& position, Seat seat) {
  { G::side(position, seat) } -> std::same_as<int>;  // from 0, without gaps
};

// How moves make up turns, and turns rounds: for clocks and screens.
template <class G>
concept Paced = requires(const typename G::State& position) {
  // On a seat's turn: whether it has not moved in this turn yet.
  { G::begins_turn(position) } -> std::same_as<bool>;
  // On chance's turn: whether a round has ended and the next is to be dealt.
  { G::between_rounds(position) } -> std::same_as<bool>;
};

// The text notation of docs/record-format.md, and data for pages.
template <class G>
concept Writable =
    requires(const typename G::Move& move, const typename G::Chance& chance, const typename G::View& view,
             std::string_view text, const std::vector<std::string>& told) {
      { G::to_text(move) } -> std::same_as<std::string>;
      { G::to_text(chance) } -> std::same_as<std::string>;  // without the leading "~ "
      { G::parse_move(text, Spelling::strict) } -> std::same_as<Result<typename G::Move>>;
      { G::parse_chance(text) } -> std::same_as<Result<typename G::Chance>>;
      { G::to_data(view) } -> std::same_as<Data>;
      // The viewer's legal moves, grouped the way a person chooses them; nothing unless it is
      // the viewer's turn.
      { G::choices(view) } -> std::same_as<Data>;
      // One event as a person would tell it, without who did it: "took B7 from row 3". From
      // what the viewer was told of it and sees after it; nothing where there is nothing to say.
      { G::story(view, told) } -> std::same_as<std::optional<Message>>;
    };

// What a screen asks of a view besides its picture.
template <class G>
concept Describable = requires(const typename G::View& view, Seat seat) {
  { G::round(view) } -> std::same_as<std::optional<int>>;  // from 1; nothing in a game without rounds
  // The colour that a seat plays; nothing in a game without.
  { G::colour(view, seat) } -> std::same_as<std::optional<std::string_view>>;
  // What the viewer holds and others can't see, as records write it.
  { G::hand(view) } -> std::same_as<std::vector<std::string>>;
};

// What a viewer can make of the lines it is told: `hear` takes them one by one, as
// `told` writes them, and refuses what can't be said now without changing anything.
template <class G>
concept Followable =
    std::copyable<typename G::Follower> &&
    std::constructible_from<typename G::Follower, const typename G::Config&, Viewer> &&
    requires(typename G::Follower& follower, const typename G::Follower& heard, std::string_view line) {
      { follower.hear(line) } -> std::same_as<Result<void>>;
      // False while the last event can't be understood before another line is heard.
      { heard.settled() } -> std::same_as<bool>;
      // While a line is due without which nobody can act, its form: ~ reveal 3 TOKEN.
      { heard.due() } -> std::same_as<std::string>;
      // The viewer's view, as it was when everything was last settled.
      { heard.view() } -> std::same_as<const typename G::View&>;
    };

template <class G>
concept Game =
    Playable<G> && Viewable<G> && Sided<G> && Paced<G> && Writable<G> && Describable<G> && Followable<G>;

}  // namespace tessera
