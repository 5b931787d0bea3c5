#include "review/judge.h"

#include <algorithm>
#include <array>

#include "base/random.h"
#include "review/advice.h"

namespace tessera::review {
namespace {

bool is_action(std::string_view line) {
  const std::size_t first = line.find_first_not_of(' ');
  return first != std::string_view::npos && line[first] >= '0' && line[first] <= '9';
}

// The numbers of a record's lines that are players' actions.
std::vector<int> action_lines(std::string_view text) {
  std::vector<int> numbers;
  for (int number = 1; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    if (is_action(text.substr(0, end))) numbers.push_back(number);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return numbers;
}

int round_of(const AnyView& view) {
  if (!is_judged_by_round(view.spec())) return 1;
  const Data data = view.data();
  const auto* round = std::get_if<std::int64_t>(&data["round"].value());
  return round == nullptr ? 1 : static_cast<int>(*round);
}

}  // namespace

DecisionCollector::DecisionCollector(RecordPlayer& player) {
  player.on_action([this](const AnyState& state) { views_.push_back(state.view(state.turn().seat())); });
}

std::vector<Decision> DecisionCollector::take(std::string_view text, const RecordPlayer& player) && {
  const std::vector<int> lines = action_lines(text);
  std::vector<Decision> decisions;
  std::array<int, kMaxSeats> numbers{};
  std::size_t action = 0;
  for (std::size_t number_of_event = 0; number_of_event < player.events().size(); ++number_of_event) {
    const std::string& event = player.events()[number_of_event];
    if (!is_action(event)) continue;
    auto view = std::move(views_[action]);
    const Seat seat = view->viewer().seat();
    const int number = ++numbers[index(seat)];
    if (view->legal().size() > 1) {
      const int round = round_of(*view);
      decisions.push_back({lines[action], number_of_event, seat, number, round,
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
