#pragma once

#include <algorithm>
#include <optional>

#include "core/game.h"
#include "terminal/canvas.h"

namespace tessera::terminal {

// The move that a picture is to show, if it is one that the viewer could make now.
template <class G>
  requires Viewable<G> && Writable<G>
std::optional<typename G::Move> marked_move(const typename G::View& view, const Canvas& canvas) {
  if (canvas.marked.empty()) return std::nullopt;
  const auto move = G::parse_move(canvas.marked);
  if (!move) return std::nullopt;
  const auto& legal = G::legal(view);
  if (std::find(legal.begin(), legal.end(), *move) == legal.end()) return std::nullopt;
  return *move;
}

}  // namespace tessera::terminal
