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
#include "core/told.h"

// Makes an AnyGame of any Game. Nothing here knows a rule.

namespace tessera {

template <Game G>
class ErasedView final : public AnyView {
 public:
  explicit ErasedView(const typename G::View& view) : view_(view) {}

  [[nodiscard]] const typename G::View& get() const { return view_; }
  [[nodiscard]] const GameSpec& spec() const override { return G::spec(); }
  [[nodiscard]] Seat viewer() const override { return G::viewer(view_); }
  [[nodiscard]] Turn turn() const override { return G::turn(view_); }
  [[nodiscard]] std::vector<std::string> legal() const override {
    std::vector<std::string> texts;
    for (const auto& move : G::legal(view_)) texts.push_back(G::to_text(move));
    return texts;
  }
  [[nodiscard]] std::vector<Data> legal_data() const override {
    std::vector<Data> moves;
    for (const auto& move : G::legal(view_)) moves.push_back(G::to_data(move));
    return moves;
  }
  [[nodiscard]] Data data() const override { return G::to_data(view_); }
  [[nodiscard]] Picture picture(const Canvas& canvas) const override { return G::draw(view_, canvas); }
  [[nodiscard]] std::string narrate(const std::vector<std::string>& told) const override {
    return G::narrate(view_, told);
  }

 private:
  typename G::View view_;
};

// The view as the game has it; null when it is a view of another game.
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
  [[nodiscard]] Outcome outcome() const override { return G::outcome(state_); }
  [[nodiscard]] std::unique_ptr<AnyView> view(Seat seat) const override {
    return std::make_unique<ErasedView<G>>(G::view(state_, seat));
  }

  Result<void> play(Seat seat, std::string_view text) override {
    if (auto due = check_turn(G::turn(state_), seat); !due) return due;
    const auto move = G::parse_move(text);
    if (!move) return tl::unexpected(move.error());
    if (auto refusal = G::check(state_, *move)) return tl::unexpected(*std::move(refusal));
    G::apply(state_, *move);
    return {};
  }

  Result<void> chance(std::string_view text) override {
    if (auto due = check_turn(G::turn(state_), std::nullopt); !due) return due;
    const auto event = G::parse_chance(text);
    if (!event) return tl::unexpected(event.error());
    if (auto refusal = G::check(state_, *event)) return tl::unexpected(*std::move(refusal));
    G::apply(state_, *event);
    return {};
  }

  [[nodiscard]] std::string sample(Rng& rng) const override { return G::to_text(G::sample(state_, rng)); }
  [[nodiscard]] std::vector<std::string> told_move(std::string_view text, Seat to) const override {
    return G::told(state_, *G::parse_move(text), to);
  }
  [[nodiscard]] std::vector<std::string> told_chance(std::string_view text, Seat to) const override {
    return G::told(state_, *G::parse_chance(text), to);
  }
  [[nodiscard]] bool reveals(std::string_view text, Seat to) const override {
    return G::reveals(state_, *G::parse_move(text), to);
  }
  [[nodiscard]] bool equals(const AnyState& other) const override {
    return &other.spec() == &spec() && static_cast<const ErasedState&>(other).state_ == state_;
  }

 private:
  typename G::State state_;
};

template <Game G>
class ErasedFollower final : public AnyFollower {
 public:
  ErasedFollower(const typename G::Config& config, Seat seat)
      : follower_(config, seat), view_(follower_.view()) {}

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
  [[nodiscard]] Result<std::unique_ptr<AnyFollower>> follow(const Setup& setup, Seat seat) const override {
    const auto config = G::configure(setup);
    if (!config) return tl::unexpected(config.error());
    if (auto there = check_seat(seat, setup.players); !there) return tl::unexpected(there.error());
    return std::make_unique<ErasedFollower<G>>(*config, seat);
  }
};

}  // namespace tessera
