#include "games/one_oh_one/follower.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "core/told.h"
#include "games/one_oh_one/game.h"
#include "games/one_oh_one/messages.h"
#include "games/one_oh_one/notation.h"
#include "games/one_oh_one/rules.h"
#include "games/one_oh_one/sight.h"

namespace tessera::one_oh_one {
namespace {

// The state as far as it is known: faces that are not are missing in the box, and
// a token that is taken face down is missing in the hand.
State known_state(const View& view) {
  State state{.pub = view.pub};
  for (std::size_t i = 0; i < kTokens; ++i)
    if (const auto* token = std::get_if<Token>(&view.sights[i])) state.box[i] = *token;
  return state;
}

// Faces are told before backs.
std::optional<std::size_t> first_due(const View& view) {
  if (view.pub.phase <= Phase::deal) return std::nullopt;
  for (std::size_t i = 0; i < kTokens; ++i)
    if (shown(view.pub, i) == Shown::face && !std::holds_alternative<Token>(view.sights[i])) return i;
  for (std::size_t i = 0; i < kTokens; ++i)
    if (shown(view.pub, i) == Shown::back && std::holds_alternative<Unseen>(view.sights[i])) return i;
  return std::nullopt;
}

// Only five tokens have the same back.
Result<void> check_backs(const Sights& sights) {
  std::array<std::size_t, kBacks> count{};
  for (const Sight& sight : sights) {
    if (const auto* token = std::get_if<Token>(&sight)) ++count[index(back_of(*token))];
    if (const auto* back = std::get_if<Back>(&sight)) ++count[index(*back)];
  }
  for (std::size_t i = 0; i < kBacks; ++i)
    if (count[i] > kTokensPerBack)
      return refuse(Say::too_many_backs, {{"back", to_text(static_cast<Back>(i))}, {"number", count[i]}});
  return {};
}

Result<Sight> parse_hidden(std::string_view word, Shown what) {
  if (!word.starts_with('?')) return refuse(Say::face_in_deal, {{"word", word}});
  if (what == Shown::nothing) {
    if (word == "?") return Unseen{};
    return refuse(Say::hidden_back, {{"word", word}});
  }
  return parse_back(word.substr(1)).map([](Back back) { return Sight(back); });
}

Result<void> hear_deal(View& view, const std::vector<std::string_view>& words) {
  State state = known_state(view);
  if (view.pub.phase != Phase::deal) return tl::unexpected(*OneOhOne::check(state, Deal{}));
  if (words.size() != kTokens + 1) return refuse(Say::bad_deal_size, {{"number", words.size() - 1}});
  for (std::size_t i = 0; i < kTokens; ++i) {
    const auto sight = parse_hidden(words[i + 1], shown(view.pub, i));
    if (!sight) return tl::unexpected(sight.error());
    view.sights[i] = *sight;
  }
  begin_play(state);
  view.pub = state.pub;
  return check_backs(view.sights);
}

Result<void> hear_chance(View& view, std::string_view text) {
  if (const auto words = split_words(text); words.front() == "deal") return hear_deal(view, words);
  const auto chance = OneOhOne::parse_chance(text);
  if (!chance) return tl::unexpected(chance.error());
  State state = known_state(view);
  if (auto refusal = OneOhOne::check(state, *chance)) return tl::unexpected(*std::move(refusal));
  OneOhOne::apply(state, *chance);
  view.pub = state.pub;
  return {};
}

Result<void> hear_move(View& view, std::string_view text) {
  const auto move = OneOhOne::parse_move(text);
  if (!move) return tl::unexpected(move.error());
  State state = known_state(view);
  if (auto refusal = OneOhOne::check(state, *move)) return tl::unexpected(*std::move(refusal));
  OneOhOne::apply(state, *move);
  view.pub = state.pub;
  return {};
}

// When it is chance's turn.
std::string chance_due(Phase phase) { return phase == Phase::lot ? "~ start SEAT" : "~ deal ?BACK ..."; }

Result<void> hear_event(View& view, const Told& told) {
  if (told.seat && OneOhOne::turn(view).is_chance()) return refuse_before(chance_due(view.pub.phase));
  if (auto turn = check_turn(OneOhOne::turn(view), told.seat); !turn) return turn;
  return told.seat ? hear_move(view, told.text) : hear_chance(view, told.text);
}

Result<void> hear_reveal(View& view, std::size_t place, std::string_view word) {
  const auto token = parse_token(word);
  if (!token) return tl::unexpected(token.error());
  if (come_to_light(view.sights).test(token->index()))
    return refuse(Say::seen_already, {{"token", to_text(*token)}});
  // A front's back is known before its face.
  if (const Back back = std::get<Back>(view.sights[place]); back != back_of(*token))
    return refuse(Say::wrong_back,
                  {{"token", to_text(*token)}, {"back", to_text(back_of(*token))}, {"shown", to_text(back)}});
  view.sights[place] = *token;
  if (view.pub.phase == Phase::place) view.pub.hand = *token;
  return {};
}

Result<void> hear_back(View& view, std::size_t place, std::string_view word) {
  const auto back = parse_back(word);
  if (!back) return tl::unexpected(back.error());
  view.sights[place] = *back;
  return check_backs(view.sights);
}

// The line that an action has left open: how it begins, and what ends it.
struct Due {
  bool face;
  std::string begin;

  Due(const View& view, std::size_t place)
      : face(shown(view.pub, place) == Shown::face),
        begin(concat(face ? "reveal " : "back ", place / kRowLength + 1, ' ')) {}
  [[nodiscard]] std::string form() const { return concat("~ ", begin, face ? "TOKEN" : "BACK"); }
};

Result<void> hear_due(View& view, std::size_t place, const Told& told) {
  const Due due(view, place);
  if (told.seat || !told.text.starts_with(due.begin)) return refuse_before(due.form());
  const std::string_view word = std::string_view(told.text).substr(due.begin.size());
  return due.face ? hear_reveal(view, place, word) : hear_back(view, place, word);
}

}  // namespace

Follower::Follower(const Config& config, Viewer viewer)
    : heard_(OneOhOne::view(OneOhOne::start(config), viewer)), view_(heard_) {}

std::string Follower::due() const {
  if (due_) return Due(heard_, *due_).form();
  return OneOhOne::turn(view_).is_chance() ? chance_due(view_.pub.phase) : "";
}

Result<void> Follower::hear(std::string_view line) {
  const auto told = read_told(line, view_.pub.config.players);
  if (!told) return tl::unexpected(told.error());
  View next = heard_;
  if (auto heard = due_ ? hear_due(next, *due_, *told) : hear_event(next, *told); !heard) return heard;
  heard_ = next;
  due_ = first_due(next);
  if (!due_) view_ = next;
  return {};
}

}  // namespace tessera::one_oh_one
