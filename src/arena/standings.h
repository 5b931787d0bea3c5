#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "arena/match.h"
#include "arena/rating.h"
#include "arena/statistics.h"

namespace tessera::arena {

// One bot's figures.
struct Standing {
  Sample margins;  // of each deal: the mean over its games of its side's score less the mean of the
                   // other sides' scores; at a table of one, the score itself
  Sample wins;     // of each deal: the share of games its side won, a shared win counted in parts
  Conduct conduct;
};

// The figures of a match. Deals may arrive in any order and are counted in theirs,
// so that the figures are the same whoever was faster.
class Standings {
 public:
  explicit Standings(const Match& match);

  // Counts it and all that were waiting for it. While a sequential test has decided,
  // no more are counted.
  void add(int deal, PlayedDeal played);
  void decide_by(SprtBounds bounds) { sprt_bounds_ = bounds; }

  [[nodiscard]] int deals() const { return next_; }
  [[nodiscard]] int games() const { return next_ * match_->games_a_deal(); }
  [[nodiscard]] const Match& match() const { return *match_; }
  [[nodiscard]] const std::vector<Standing>& bots() const { return bots_; }
  // Of the first bot over the second, where there are just two at one table.
  [[nodiscard]] std::optional<EloDifference> elo() const;
  // The same where the two play each deal by themselves: in points, deal by deal.
  [[nodiscard]] std::optional<Sample> lead() const;
  [[nodiscard]] std::optional<SprtBounds> sprt_bounds() const { return sprt_bounds_; }
  [[nodiscard]] std::optional<Sprt> sprt() const;
  [[nodiscard]] bool is_decided() const;

 private:
  void count(const PlayedDeal& played);

  const Match* match_;
  int next_ = 0;
  std::map<int, PlayedDeal> waiting_;
  std::vector<Standing> bots_;
  Shares first_shares_;
  Sample first_leads_;  // over the second bot
  std::optional<SprtBounds> sprt_bounds_;
};

// The seats whose results are a bot's in one game: those of the sides that it holds alone,
// where there are any, else all of its own. So with teams one bot and a partner are set
// against two copies of the other, and the copy beside it counts for neither.
std::vector<std::size_t> counted_seats(const Match& match, const Lineup& lineup, std::size_t bot);

// Whether a match has one bot against another, so that their strengths can be compared in Elo.
bool is_duel(const Match& match);

}  // namespace tessera::arena
