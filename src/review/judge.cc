#include "review/judge.h"

#include <algorithm>
#include <array>

#include "base/random.h"
#include "review/advice.h"

namespace tessera::review {
namespace {

int round_of(const AnyView& view) { return is_judged_by_round(view.spec()) ? view.round().value_or(1) : 1; }

}  // namespace

DecisionCollector::DecisionCollector(RecordPlayer& player) {
  player.on_action([this](const AnyState& state) { views_.push_back(state.view(state.turn().seat())); });
}

std::vector<Decision> DecisionCollector::take(const RecordPlayer& player) && {
  std::vector<Decision> decisions;
  std::array<int, kMaxSeats> numbers{};
  std::size_t action = 0;
  for (std::size_t number_of_event = 0; number_of_event < player.events().size(); ++number_of_event) {
    const std::string& event = player.events()[number_of_event];
    if (event.starts_with('~')) continue;
    auto view = std::move(views_[action]);
    const Seat seat = view->viewer().seat();
    const int number = ++numbers[index(seat)];
    if (view->legal().size() > 1) {
      const int round = round_of(*view);
      decisions.push_back({player.event_lines()[number_of_event], number_of_event, seat, number, round,
                           event.substr(event.find(' ') + 1), std::move(view)});
    }
    ++action;
  }
  return decisions;
}

std::uint64_t analysis_seed(std::uint64_t seed, std::size_t event) {
  return derive_seed(derive_seed(seed, event), 0);
}

// The first of many moves is often first by luck. So it meets the move that was played once
// more, the two by themselves and with another seed, before anybody is blamed.
Judgement judge(const Decision& decision, int simulations, std::uint64_t seed, search::Scratch& scratch,
                const Stop& stop) {
  const Effort effort{.simulations = simulations, .milliseconds = {}};
  const Analysis all = analyse(*decision.view, effort, analysis_seed(seed, decision.event), scratch, stop);
  const MoveAnalysis& first = all.moves.front();
  const auto judged = [&](const MoveAnalysis& played, const MoveAnalysis& best, double loss) {
    return Judgement{decision.line, decision.seat, decision.number, decision.round, played, best, loss};
  };
  if (first.move == decision.played) return judged(first, first, 0);
  if (const MoveAnalysis* played = all.find(decision.played);
      played != nullptr && is_about_as_good(*played, first))
    return judged(*played, first, 0);
  const Analysis two = analyse(*decision.view, effort, derive_seed(derive_seed(seed, decision.event), 1),
                               scratch, stop, std::vector{first.move, decision.played});
  const MoveAnalysis& best = two.moves.front();
  const MoveAnalysis* found = two.find(decision.played);
  const MoveAnalysis& played = found == nullptr ? best : *found;  // with hardly a simulation
  const bool is_mistake = is_clearly_better(best, played);
  return judged(played, best, is_mistake ? best.worth.value - played.worth.value : 0);
}

std::vector<SeatReview> review_by_seat(const std::vector<Judgement>& judgements, int players) {
  std::vector<SeatReview> seats(static_cast<std::size_t>(players));
  for (const Judgement& judgement : judgements) {
    SeatReview& review = seats[index(judgement.seat)];
    ++review.decisions;
    if (!judgement.is_mistake()) continue;
    ++review.mistakes;
    review.loss += judgement.loss;
    review.win_lost += judgement.win_lost();
    review.points_lost += judgement.points_lost();
  }
  return seats;
}

std::vector<const Judgement*> worst_mistakes(const std::vector<Judgement>& judgements, std::size_t most) {
  std::vector<const Judgement*> worst;
  for (const Judgement& judgement : judgements)
    if (judgement.is_mistake()) worst.push_back(&judgement);
  std::stable_sort(worst.begin(), worst.end(),
                   [](const auto* a, const auto* b) { return a->loss > b->loss; });
  worst.resize(std::min(worst.size(), most));
  return worst;
}

}  // namespace tessera::review
