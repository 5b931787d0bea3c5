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

template <Game G>
Analysis analyse_as(const typename G::View& view, const Effort& effort, std::uint64_t seed,
                    std::optional<std::string_view> about) {
  std::optional<typename G::Move> keep;
  if (about)
    if (const auto move = G::parse_move(*about)) keep = *move;
  const auto findings = Searching<G>::make().survey(view, effort.budget(), seed, keep);
  Analysis analysis{.moves = {}, .simulations = findings.simulations};
  for (const auto& finding : findings.moves)
    analysis.moves.push_back({.move = G::to_text(finding.move),
                              .worth = estimate(finding.worth),
                              .win = estimate(finding.win),
                              .points = estimate(finding.points),
                              .simulations = finding.worth.count(),
                              .reasons = reasons(view, finding.move)});
  return analysis;
}

}  // namespace

const MoveAnalysis* Analysis::find(std::string_view move) const {
  const auto at = std::find_if(moves.begin(), moves.end(), [&](const auto& m) { return m.move == move; });
  return at == moves.end() ? nullptr : &*at;
}

Analysis analyse(const AnyView& view, const Effort& effort, std::uint64_t seed,
                 std::optional<std::string_view> about) {
  Analysis analysis;
  for_each_game([&]<Game G> {
    if (G::spec().name == view.spec().name)
      analysis = analyse_as<G>(static_cast<const ErasedView<G>&>(view).get(), effort, seed, about);
  });
  return analysis;
}

}  // namespace tessera
