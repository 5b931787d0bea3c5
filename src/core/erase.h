#pragma once

#include <cassert>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/any_game.h"
#include "core/game.h"
#include "core/messages.h"
#include "core/told.h"

// Makes an AnyGame of any Game. Nothing here knows a rule.

namespace tessera {

template <Game G>
class ErasedView final : public AnyView {
 public:
  explicit ErasedView(const typename G::View& view) : view_(view) {}

  [[nodiscard]] const typename G::View& get() const { return view_; }
  [[nodiscard]] const GameSpec& spec() const override { return G::spec(); }
  [[nodiscard]] Viewer viewer() const override { return G::viewer(view_); }
  [[nodiscard]] Turn turn() const override { return G::turn(view_); }
  [[nodiscard]] std::vector<std::string> legal() const override {
    std::vector<std::string> texts;
    for (const auto& move : G::legal(view_)) texts.push_back(G::to_text(move));
    return texts;
  }
  [[nodiscard]] Data choices() const override { return G::choices(view_); }
  [[nodiscard]] Data data() const override { return G::to_data(view_); }
  [[nodiscard]] std::optional<int> round() const override { return G::round(view_); }
  [[nodiscard]] std::optional<std::string_view> colour_of(Seat seat) const override {
    return G::colour(view_, seat);
  }
  [[nodiscard]] std::vector<std::string> hand() const override { return G::hand(view_); }
  [[nodiscard]] Result<std::string> check(std::string_view text, Spelling spelling) const override {
    const Viewer viewer = G::viewer(view_);
    const auto seat = seat_or_nothing(viewer);
    if (!seat) return refuse(Say::no_such_viewer, {{"word", to_text(viewer)}, {"last", kMaxSeats - 1}});
    if (auto due = check_turn(G::turn(view_), seat); !due) return tl::unexpected(due.error());
    const auto move = G::parse_move(text, spelling);
    if (!move) return tl::unexpected(move.error());
    // In every world that looks like this the answer is the same.
    Rng rng(0);
    if (auto refusal = G::check(G::imagine(view_, rng), *move)) return tl::unexpected(*std::move(refusal));
    return G::to_text(*move);
  }
  [[nodiscard]] std::optional<Message> story(const std::vector<std::string>& told) const override {
    return G::story(view_, told);
  }

 private:
  typename G::View view_;
};

// The view of game G behind an AnyView; null when it is another game's.
template <Game G>
const typename G::View* view_as(const AnyView& view) {
  if (&view.spec() != &G::spec()) return nullptr;
  return &static_cast<const ErasedView<G>&>(view).get();
}

template <Game G>
class ErasedState final : public AnyState {
 public:
  explicit ErasedState(const typename G::State& state) : state_(state) {}

  [[nodiscard]] std::unique_ptr<AnyState> clone() const override {
    return std::make_unique<ErasedState>(*this);
  }
  [[nodiscard]] const GameSpec& spec() const override { return G::spec(); }
  [[nodiscard]] int players() const override { return G::players(state_); }
  [[nodiscard]] int side(Seat seat) const override { return G::side(state_, seat); }
  [[nodiscard]] Turn turn() const override { return G::turn(state_); }
  [[nodiscard]] std::vector<std::string> legal() const override {
    std::vector<std::string> texts;
    for (const auto& move : G::legal(state_)) texts.push_back(G::to_text(move));
    return texts;
  }
  [[nodiscard]] bool begins_turn() const override { return G::begins_turn(state_); }
  [[nodiscard]] bool between_rounds() const override { return G::between_rounds(state_); }
  [[nodiscard]] Outcome outcome() const override { return G::outcome(state_); }
  [[nodiscard]] std::unique_ptr<AnyView> view(Viewer viewer) const override {
    return std::make_unique<ErasedView<G>>(G::view(state_, viewer));
  }

  Result<Happened> play(Seat seat, std::string_view text, Audience audience, Spelling spelling) override {
    const auto move = checked_move(seat, text, spelling);
    if (!move) return tl::unexpected(move.error());
    return happen(*move, audience);
  }

  Result<Happened> chance(std::string_view text, Audience audience) override {
    if (auto due = check_turn(G::turn(state_), std::nullopt); !due) return tl::unexpected(due.error());
    const auto event = G::parse_chance(text);
    if (!event) return tl::unexpected(event.error());
    if (auto refusal = G::check(state_, *event)) return tl::unexpected(*std::move(refusal));
    return happen(*event, audience);
  }

  Happened draw(Rng& rng, Audience audience) override { return happen(G::sample(state_, rng), audience); }
  Happened draw(StreamRng& rng, Audience audience) override {
    return happen(G::sample(state_, rng), audience);
  }

  [[nodiscard]] Result<std::string> check(Seat seat, std::string_view text,
                                          Spelling spelling) const override {
    return checked_move(seat, text, spelling).map([](const auto& move) { return G::to_text(move); });
  }
  [[nodiscard]] std::optional<Seat> drawer() const override { return G::drawer(state_); }
  [[nodiscard]] bool equals(const AnyState& other) const override {
    return &other.spec() == &spec() && static_cast<const ErasedState&>(other).state_ == state_;
  }

 private:
  [[nodiscard]] Result<typename G::Move> checked_move(Seat seat, std::string_view text,
                                                      Spelling spelling) const {
    if (auto due = check_turn(G::turn(state_), seat); !due) return tl::unexpected(due.error());
    auto move = G::parse_move(text, spelling);
    if (!move) return move;
    if (auto refusal = G::check(state_, *move)) return tl::unexpected(*std::move(refusal));
    return move;
  }

  Happened happen(const typename G::Move& move, Audience audience) {
    Happened happened = written(move, audience);
    for (const Viewer viewer : all_viewers(G::players(state_)))
      if (G::reveals(state_, move, viewer)) happened.revealed_to.push_back(viewer);
    G::apply(state_, move);
    return happened;
  }
  // Whatever chance does, nobody knew before.
  Happened happen(const typename G::Chance& event, Audience audience) {
    Happened happened = written(event, audience);
    happened.revealed_to = all_viewers(G::players(state_));
    G::apply(state_, event);
    return happened;
  }
  template <class Event>
  [[nodiscard]] Happened written(const Event& event, Audience audience) const {
    Happened happened{.text = G::to_text(event), .told = {}};
    for (const Viewer viewer : audience) happened.told.push_back(G::told(state_, event, viewer));
    return happened;
  }

  typename G::State state_;
};

template <Game G>
class ErasedFollower final : public AnyFollower {
 public:
  ErasedFollower(const typename G::Config& config, Viewer viewer)
      : follower_(config, viewer), view_(follower_.view()) {}

  [[nodiscard]] std::unique_ptr<AnyFollower> clone() const override {
    return std::make_unique<ErasedFollower>(*this);
  }
  Result<void> hear(std::string_view line) override {
    auto heard = follower_.hear(line);
    if (heard) view_ = ErasedView<G>(follower_.view());
    return heard;
  }
  [[nodiscard]] bool settled() const override { return follower_.settled(); }
  [[nodiscard]] std::string due() const override { return follower_.due(); }
  [[nodiscard]] const AnyView& view() const override { return view_; }

 private:
  typename G::Follower follower_;
  ErasedView<G> view_;
};

template <Game G>
class ErasedGame final : public AnyGame {
 public:
  [[nodiscard]] const GameSpec& spec() const override { return G::spec(); }
  [[nodiscard]] Result<std::unique_ptr<AnyState>> start(const Setup& setup) const override {
    const auto config = G::configure(setup);
    if (!config) return tl::unexpected(config.error());
    return std::make_unique<ErasedState<G>>(G::start(*config));
  }
  [[nodiscard]] Result<std::unique_ptr<AnyFollower>> follow(const Setup& setup,
                                                            Viewer viewer) const override {
    const auto config = G::configure(setup);
    if (!config) return tl::unexpected(config.error());
    if (auto there = check_viewer(viewer, setup.players); !there) return tl::unexpected(there.error());
    return std::make_unique<ErasedFollower<G>>(*config, viewer);
  }
};

}  // namespace tessera
