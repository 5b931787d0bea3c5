#include "bots/analysis.h"

#include <algorithm>

#include "bots/lexio/reasons.h"
#include "bots/one_oh_one/reasons.h"
#include "bots/searching.h"
#include "bots/twenty_one/reasons.h"
#include "core/erase.h"

namespace tessera {
namespace {

Estimate estimate(const search::Mean& mean) { return {mean.value(), mean.standard_error()}; }
Estimate estimate_win(const search::Mean& mean) {
  return {mean.value(), std::max(mean.standard_error(), 1.0 / mean.count())};
}

template <Game G>
search::Findings<typename G::Move> find_out(const typename G::View& view, const Effort& effort,
                                            std::uint64_t seed, std::span<const std::string> only) {
  auto search = Searching<G>::make();
  if (only.empty()) return search.survey(view, effort.budget(), seed);
  std::vector<typename G::Move> moves;
  for (const auto& move : G::legal(view))
    if (std::find(only.begin(), only.end(), G::to_text(move)) != only.end()) moves.push_back(move);
  if (moves.empty()) return {};
  return search.compare(view, moves, effort.budget(), seed);
}

template <Game G>
Analysis analyse_as(const typename G::View& view, const Effort& effort, std::uint64_t seed,
                    std::span<const std::string> only) {
  const auto findings = find_out<G>(view, effort, seed, only);
  Analysis analysis{.moves = {}, .simulations = findings.simulations, .legal = G::legal(view).size()};
  for (const auto& finding : findings.moves) {
    if (finding.worth.count() == 0) continue;
    analysis.moves.push_back({.move = G::to_text(finding.move),
                              .worth = estimate(finding.worth),
                              .win = estimate_win(finding.win),
                              .points = estimate(finding.points),
                              .simulations = finding.worth.count(),
                              .reasons = reasons(view, finding.move)});
  }
  return analysis;
}

}  // namespace

const MoveAnalysis* Analysis::find(std::string_view move) const {
  const auto at = std::find_if(moves.begin(), moves.end(), [&](const auto& m) { return m.move == move; });
  return at == moves.end() ? nullptr : &*at;
}

Analysis analyse(const AnyView& view, const Effort& effort, std::uint64_t seed,
                 std::span<const std::string> only) {
  Analysis analysis;
  for_each_game([&]<Game G> {
    if (G::spec().name == view.spec().name)
      analysis = analyse_as<G>(static_cast<const ErasedView<G>&>(view).get(), effort, seed, only);
  });
  return analysis;
}

bool is_judged_by_round(const GameSpec& game) {
  bool by_round = false;
  for_each_game([&]<Game G> {
    if (G::spec().name == game.name) by_round = Searching<G>::kByRound;
  });
  return by_round;
}

}  // namespace tessera
