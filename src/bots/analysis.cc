#include "bots/analysis.h"

#include <algorithm>

#include "bots/lexio/reasons.h"
#include "bots/one_oh_one/reasons.h"
#include "bots/settings.h"
#include "bots/twenty_one/reasons.h"
#include "core/erase.h"
#include "games/catalog.h"

namespace tessera {
namespace {

Estimate estimate(const search::Mean& mean) { return {mean.value(), mean.standard_error()}; }
Estimate estimate_win(const search::Mean& mean) {
  return {mean.value(), std::max(mean.standard_error(), 1.0 / mean.count())};
}

template <Game G>
search::Findings<typename G::Move> search_moves(const typename G::View& view, const search::Budget& budget,
                                                std::uint64_t seed, search::Scratch& scratch,
                                                std::span<const std::string> only) {
  const auto search = BotSettings<G>::make_search();
  if (only.empty()) return search.survey(view, budget, seed, scratch);
  std::vector<typename G::Move> moves;
  for (const auto& move : G::legal(view))
    if (std::find(only.begin(), only.end(), G::to_text(move)) != only.end()) moves.push_back(move);
  if (moves.empty()) return {};
  return search.compare(view, moves, budget, seed, scratch);
}

template <Game G>
Analysis analyse_as(const typename G::View& view, const search::Budget& budget, std::uint64_t seed,
                    search::Scratch& scratch, std::span<const std::string> only) {
  const auto findings = search_moves<G>(view, budget, seed, scratch, only);
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

Analysis analyse(const AnyView& view, const Effort& effort, std::uint64_t seed, search::Scratch& scratch,
                 const Stop& stop, std::span<const std::string> only) {
  Analysis analysis;
  for_each_game([&]<Game G> {
    if (const auto* seen = view_as<G>(view))
      analysis = analyse_as<G>(*seen, effort.budget(stop), seed, scratch, only);
  });
  return analysis;
}

bool is_judged_by_round(const GameSpec& game) {
  bool by_round = false;
  for_each_game([&]<Game G> {
    if (G::spec().name == game.name) by_round = BotSettings<G>::kEndsWithRound;
  });
  return by_round;
}

}  // namespace tessera
