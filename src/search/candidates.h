#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <numeric>
#include <vector>

#include "base/random.h"
#include "search/findings.h"
#include "search/plugins.h"

namespace tessera::search {

// The legal moves of a view, in the order of their prior; moves with the same prior in random
// order.
template <Searchable G, PriorOf<G> Prior>
Findings<typename G::Move> candidates(const typename G::View& view, const Prior& prior, std::uint64_t seed) {
  const auto legal = G::legal(view);
  assert(!legal.empty());
  Rng rng(seed);
  std::vector<double> shares(legal.size());
  prior.weigh(G::imagine(view, rng), {legal.begin(), legal.size()}, shares);
  std::vector<std::size_t> order(legal.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  rng.shuffle(order);
  std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return shares[a] > shares[b]; });
  std::vector<typename G::Move> moves;
  for (const std::size_t i : order) moves.push_back(legal[i]);
  return Findings<typename G::Move>::about(moves);
}

}  // namespace tessera::search
