#include "arena/tally.h"

#include <algorithm>

namespace tessera::arena {
namespace {

double margin(const Outcome& outcome, std::size_t seat) {
  const auto own = static_cast<double>(outcome.scores[seat]);
  if (outcome.scores.size() == 1) return own;
  double others = -own;
  for (std::int32_t score : outcome.scores) others += score;
  return own - others / static_cast<double>(outcome.scores.size() - 1);
}

// In parts of a game, so that shares add up exactly.
int won_parts(const Outcome& outcome, std::size_t seat) {
  const bool won =
      std::find(outcome.winners.begin(), outcome.winners.end(), seat_at(seat)) != outcome.winners.end();
  return won ? Shares::kParts / static_cast<int>(outcome.winners.size()) : 0;
}

}  // namespace

bool is_duel(const Match& match) { return match.bots.size() == 2 && match.setup.players > 1; }

Tally::Tally(const Match& match)
    : match_(&match),
      standings_(match.bots.size()),
      first_shares_(match.setup.players, match.games_a_deal()) {}

void Tally::add(int deal, PlayedDeal played) {
  played.records.clear();
  waiting_.emplace(deal, std::move(played));
  while (!waiting_.empty() && waiting_.begin()->first == next_ && !is_decided()) {
    count(waiting_.begin()->second);
    waiting_.erase(waiting_.begin());
    ++next_;
  }
}

void Tally::count(const PlayedDeal& played) {
  for (std::size_t bot = 0; bot < standings_.size(); ++bot) {
    double margins = 0;
    int parts = 0;
    int chairs = 0;
    for (std::size_t game = 0; game < played.games.size(); ++game)
      for (std::size_t seat = 0; seat < match_->seatings[game].size(); ++seat) {
        if (match_->seatings[game][seat] != bot) continue;
        margins += margin(played.games[game], seat);
        parts += won_parts(played.games[game], seat);
        ++chairs;
      }
    standings_[bot].margins.add(margins / chairs);
    standings_[bot].wins.add(static_cast<double>(parts) / (Shares::kParts * chairs));
    standings_[bot].conduct.add(played.bots[bot]);
    if (bot == 0) first_shares_.add(parts);
  }
}

std::optional<EloDifference> Tally::elo() const {
  if (!is_duel(*match_) || next_ == 0) return std::nullopt;
  return elo_difference(first_shares_);
}

std::optional<Sprt> Tally::sprt() const {
  if (!sprt_bounds_) return std::nullopt;
  return arena::sprt(first_shares_, *sprt_bounds_);
}

bool Tally::is_decided() const {
  const auto test = sprt();
  return test && test->verdict != Verdict::undecided;
}

}  // namespace tessera::arena
