#include "arena/game_loop.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>

#include "arena/dealer.h"
#include "arena/messages.h"
#include "base/random.h"
#include "base/text.h"
#include "core/record.h"

namespace tessera::arena {
namespace {

std::vector<Tag> seat_tags(std::span<const Seated> seated) {
  std::vector<Tag> tags;
  for (std::size_t i = 0; i < seated.size(); ++i) tags.emplace_back(concat("seat", i), seated[i].name);
  return tags;
}

class GameLoop {
 public:
  GameLoop(const AnyGame& game, const Setup& setup, std::span<const Seated> seated, Seeds seeds,
           search::Scratch& scratch)
      : seated_(seated),
        scratch_(scratch),
        seed_(seeds.players),
        state_(*game.start(setup)),
        dealer_(seeds.chance),
        record_(game.spec(), setup, seat_tags(seated)),
        conduct_(seated.size()) {
    for (std::size_t i = 0; i < seated.size(); ++i) {
      seated[i].player->begin(game, setup, seat_at(i));
      if (seated[i].player->listens()) listeners_.emplace_back(seat_at(i));
    }
  }

  PlayedGame play() {
    for (; !state_->turn().is_over(); ++events_) {
      if (state_->turn().is_chance())
        deal();
      else
        move(state_->turn().seat());
    }
    record_.result(state_->outcome());
    return {state_->outcome(), std::move(conduct_), record_.text()};
  }

 private:
  void deal() {
    const Happened happened = dealer_.draw(*state_, listeners_);
    record_.chance(happened.text);
    tell(happened);
  }

  // Plays what the player chose, if it is legal; else the first legal move.
  void move(Seat seat) {
    const auto view = state_->view(seat);
    const auto chosen = ask(seat, *view);
    auto happened = chosen ? state_->play(seat, *chosen, listeners_) : tl::unexpected(chosen.error());
    if (!happened) {
      note_fault(seat, chosen ? Message(Say::refused_move, {{"move", *chosen}, {"problem", happened.error()}})
                              : chosen.error());
      happened = state_->play(seat, view->legal().front(), listeners_);
    }
    if (!happened) std::abort();  // a listed move was refused: going on would write a wrong record
    record_.action(seat, happened->text);
    tell(*happened);
  }

  void tell(const Happened& happened) {
    for (std::size_t i = 0; i < listeners_.size(); ++i)
      for (const std::string& line : happened.told[i])
        seated_[index(listeners_[i].seat())].player->hear(line);
  }

  Result<std::string> ask(Seat seat, const AnyView& view) {
    using Clock = std::chrono::steady_clock;
    const std::uint64_t seed = derive_seed(derive_seed(seed_, index(seat)), events_);
    const auto begin = Clock::now();
    auto chosen = seated_[index(seat)].player->choose(view, seed, scratch_);
    const auto took = std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now() - begin);
    conduct_[index(seat)].times.add(static_cast<std::uint64_t>(std::max<std::int64_t>(took.count(), 0)));
    return chosen;
  }

  void note_fault(Seat seat, Message fault) {
    Conduct& conduct = conduct_[index(seat)];
    if (conduct.faults++ == 0) conduct.first_fault = std::move(fault);
  }

  std::span<const Seated> seated_;
  std::vector<Viewer> listeners_;
  search::Scratch& scratch_;
  std::uint64_t seed_;
  std::uint64_t events_ = 0;
  std::unique_ptr<AnyState> state_;
  Dealer dealer_;
  RecordWriter record_;
  std::vector<Conduct> conduct_;
};

}  // namespace

PlayedGame play_game(const AnyGame& game, const Setup& setup, std::span<const Seated> seated, Seeds seeds,
                     search::Scratch& scratch) {
  return GameLoop(game, setup, seated, seeds, scratch).play();
}

}  // namespace tessera::arena
