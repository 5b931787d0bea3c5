#include <concepts>

#include "bots/analysis.h"
#include "bots/bot.h"
#include "bots/lexio/reasons.h"
#include "bots/one_oh_one/greedy.h"
#include "bots/one_oh_one/reasons.h"
#include "bots/settings.h"
#include "bots/twenty_one/greedy.h"
#include "bots/twenty_one/reasons.h"

// Whoever chooses a move for a seat is shown what that seat may know. Handing it a state does
// not compile, by any overload that a game's folder may have.

namespace tessera {
namespace {

// Each name is looked up in the game's own folder.
template <class Shown>
concept NoviceTakes = requires(const Shown& shown, Rng& rng) { novice_move(shown, rng); };
template <class Shown>
concept CasualTakes = requires(const Shown& shown, Rng& rng) { casual_move(shown, rng); };
template <class Shown>
concept SkilledTakes = requires(const Shown& shown, Rng& rng) { skilled_move(shown, rng); };
template <class Shown>
concept ExpertTakes = requires(const Shown& shown, Rng& rng) { expert_move(shown, rng); };
template <class Shown>
concept GreedyTakes = requires(const Shown& shown, Rng& rng) { greedy_move(shown, rng); };
template <class Shown, class Move>
concept ReasonsTake = requires(const Shown& shown, const Move& move) { reasons(shown, move); };
template <class Shown>
concept IsTaken = NoviceTakes<Shown> || CasualTakes<Shown> || SkilledTakes<Shown> || ExpertTakes<Shown> ||
                  GreedyTakes<Shown>;

template <Game G>
constexpr bool sees_views_only() {
  using State = typename G::State;
  using View = typename G::View;
  static_assert(NoviceTakes<View> && GreedyTakes<View> && ReasonsTake<View, typename G::Move>);
  static_assert(!IsTaken<State> && !ReasonsTake<State, typename G::Move>);
  static_assert(!std::invocable<typename Level<G>::Policy, const State&, Rng&>);
  static_assert(!std::convertible_to<State, View> && !std::constructible_from<View, State>);
  return true;
}
static_assert(sees_views_only<one_oh_one::OneOhOne>());
static_assert(sees_views_only<lexio::Lexio>());
static_assert(sees_views_only<twenty_one::TwentyOne>());
static_assert(CasualTakes<one_oh_one::View> && CasualTakes<twenty_one::View>);
static_assert(SkilledTakes<twenty_one::View> && ExpertTakes<twenty_one::View>);

template <class Shown>
concept IsShown = requires(const Bot& bot, const Shown& shown, search::Scratch& scratch) {
  bot.choose(shown, std::uint64_t{}, scratch, Stop());
} || requires(const Shown& shown, const Effort& effort, search::Scratch& scratch) {
  analyse(shown, effort, std::uint64_t{}, scratch, Stop());
};
static_assert(IsShown<AnyView>);
static_assert(!IsShown<AnyState>);
static_assert(!IsShown<lexio::State>);

}  // namespace
}  // namespace tessera
