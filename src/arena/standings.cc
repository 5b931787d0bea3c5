#include "arena/standings.h"

#include <algorithm>
#include <set>

namespace tessera::arena {
namespace {

std::vector<double> side_scores(const Match& match, const Outcome& outcome) {
  std::vector<double> scores(static_cast<std::size_t>(match.side_count()), 0);
  for (std::size_t seat = 0; seat < match.sides.size(); ++seat)
    scores[match.sides[seat]] += outcome.scores[seat];
  return scores;
}

double margin(const std::vector<double>& scores, std::size_t side) {
  const double own = scores[side];
  if (scores.size() == 1) return own;
  double others = -own;
  for (double score : scores) others += score;
  return own - others / static_cast<double>(scores.size() - 1);
}

// In parts of a game, so that shares add up exactly.
int won_parts(const Match& match, const Outcome& outcome, std::size_t side) {
  std::set<std::size_t> winners;
  for (Seat winner : outcome.winners) winners.insert(match.sides[index(winner)]);
  return winners.contains(side) ? Shares::kParts / static_cast<int>(winners.size()) : 0;
}

}  // namespace

std::vector<std::size_t> counted_seats(const Match& match, const Lineup& lineup, std::size_t bot) {
  std::vector<std::size_t> own;
  std::vector<std::size_t> alone;
  for (std::size_t seat = 0; seat < lineup.size(); ++seat) {
    if (lineup[seat] != bot) continue;
    own.push_back(seat);
    bool shared = false;
    for (std::size_t other = 0; other < lineup.size(); ++other)
      shared |= match.sides[other] == match.sides[seat] && lineup[other] != bot;
    if (!shared) alone.push_back(seat);
  }
  return alone.empty() ? own : alone;
}

bool is_duel(const Match& match) { return match.bots.size() == 2 && match.setup.players > 1; }

Standings::Standings(const Match& match)
    : match_(&match), bots_(match.bots.size()), first_shares_(match.side_count(), match.games_a_deal()) {}

void Standings::add(int deal, PlayedDeal played) {
  played.records.clear();
  waiting_.emplace(deal, std::move(played));
  while (!waiting_.empty() && waiting_.begin()->first == next_ && !is_decided()) {
    count(waiting_.begin()->second);
    waiting_.erase(waiting_.begin());
    ++next_;
  }
}

void Standings::count(const PlayedDeal& played) {
  std::vector<double> means;
  for (std::size_t bot = 0; bot < bots_.size(); ++bot) {
    double margins = 0;
    int parts = 0;
    int chairs = 0;
    for (std::size_t game = 0; game < played.games.size(); ++game) {
      const Outcome& outcome = played.games[game];
      const auto scores = side_scores(*match_, outcome);
      for (std::size_t seat : counted_seats(*match_, match_->lineups[game], bot)) {
        margins += margin(scores, match_->sides[seat]);
        parts += won_parts(*match_, outcome, match_->sides[seat]);
        ++chairs;
      }
    }
    means.push_back(margins / chairs);
    bots_[bot].margins.add(means.back());
    bots_[bot].wins.add(static_cast<double>(parts) / (Shares::kParts * chairs));
    bots_[bot].conduct.add(played.bots[bot]);
    if (bot == 0) first_shares_.add(parts);
  }
  if (means.size() > 1) first_leads_.add(means[0] - means[1]);
}

std::optional<EloDifference> Standings::elo() const {
  if (!is_duel(*match_) || next_ == 0) return std::nullopt;
  return elo_difference(first_shares_);
}

std::optional<Sample> Standings::lead() const {
  const bool pair_alone = match_->bots.size() == 2 && match_->setup.players == 1;
  if (!pair_alone || next_ == 0) return std::nullopt;
  return first_leads_;
}

std::optional<Sprt> Standings::sprt() const {
  if (!sprt_bounds_) return std::nullopt;
  return arena::sprt(first_shares_, *sprt_bounds_);
}

bool Standings::is_decided() const {
  const auto test = sprt();
  return test && test->verdict != SprtVerdict::undecided;
}

}  // namespace tessera::arena
