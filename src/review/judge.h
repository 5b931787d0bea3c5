#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bots/analysis.h"
#include "core/record.h"

// Played moves, measured by what the champion would rather have played.

namespace tessera::review {

// A move that was played although there were others.
struct Decision {
  int line;           // of the record, counted from 1
  std::size_t event;  // how many events there were before
  Seat seat;
  int number;  // among all actions of the seat, counted from 1
  int round;   // counted from 1; the first where winning means the game
  std::string played;
  std::unique_ptr<AnyView> view;  // what the seat knew
};

// All decisions of a record that was read to its end by this player, in their order.
class DecisionCollector {
 public:
  // From now on the player's positions are looked at.
  explicit DecisionCollector(RecordPlayer& player);
  DecisionCollector(const DecisionCollector&) = delete;
  DecisionCollector& operator=(const DecisionCollector&) = delete;
  std::vector<Decision> take(const RecordPlayer& player) &&;

 private:
  std::vector<std::unique_ptr<AnyView>> views_;  // one an action
};

struct Judgement {
  int line;
  Seat seat;
  int number;
  int round;
  MoveAnalysis played;
  MoveAnalysis best;  // perhaps the one played
  double loss;        // of worth, 0 to 1; nothing when the simulations can't tell the two apart

  [[nodiscard]] bool is_mistake() const { return loss > 0; }
  [[nodiscard]] double win_lost() const { return best.win.value - played.win.value; }
  [[nodiscard]] double points_lost() const { return best.points.value - played.points.value; }
};

// What a decision gets unless somebody says otherwise, so that all reviews of a game agree.
constexpr int kReviewSimulations = 2000;
constexpr std::uint64_t kReviewSeed = 1;

// For the analysis of all moves after so many events. A hint with this seed and the same effort
// sees what a review will see.
std::uint64_t analysis_seed(std::uint64_t seed, std::size_t event);

// A mistake is what both the analysis of all moves and a second one, of the best move and
// the one played, find clearly worse. Once the stop is requested, the answer comes soon and says little.
Judgement judge(const Decision& decision, int simulations, std::uint64_t seed, search::Scratch& scratch,
                const Stop& stop);

// How a seat played so far; the losses are those of all mistakes together.
struct SeatReview {
  int decisions = 0;
  int mistakes = 0;
  double loss = 0;  // of worth
  double win_lost = 0;
  double points_lost = 0;

  // What was lost a decision, or the share of all decisions.
  [[nodiscard]] double mean(double all) const { return decisions == 0 ? 0 : all / decisions; }
  [[nodiscard]] double share_without_mistake() const { return mean(decisions - mistakes); }
};
std::vector<SeatReview> review_by_seat(const std::vector<Judgement>& judgements, int players);

// The mistakes that cost most, the worst first.
std::vector<const Judgement*> worst_mistakes(const std::vector<Judgement>& judgements, std::size_t most);

}  // namespace tessera::review
