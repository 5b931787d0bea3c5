#include "arena/match.h"

#include <algorithm>
#include <optional>

#include "arena/game_loop.h"
#include "arena/messages.h"
#include "base/random.h"

namespace tessera::arena {

Result<std::vector<Lineup>> plan_deal(std::size_t bots, int players) {
  const auto seats = static_cast<std::size_t>(players);
  std::vector<Lineup> games;
  if (bots == 0) return refuse(Say::no_bots);
  if (bots == 1) return std::vector<Lineup>{Lineup(seats, 0)};
  if (seats == 1) {
    for (std::size_t bot = 0; bot < bots; ++bot) games.push_back({bot});
    return games;
  }
  if (bots != 2 && bots != seats) return refuse(Say::bad_bots, {{"bots", bots}, {"players", players}});
  Lineup first(seats);
  for (std::size_t i = 0; i < seats; ++i) first[i] = std::min(i, bots - 1);
  for (std::size_t turned = 0; turned < seats; ++turned) {
    games.push_back(first);
    std::rotate(first.begin(), first.end() - 1, first.end());
  }
  return games;
}

Result<Match> Match::make(const AnyGame& game, const Setup& setup, std::vector<std::string> bots,
                          std::uint64_t seed, const EngineLimits& limits, PlayerMaker maker) {
  const auto state = game.start(setup);
  if (!state) return tl::unexpected(state.error());
  std::vector<std::size_t> sides;
  for (Seat seat : seats(setup.players)) sides.push_back(static_cast<std::size_t>((*state)->side(seat)));
  auto lineups = plan_deal(bots.size(), setup.players);
  if (!lineups) return tl::unexpected(lineups.error());
  return Match{&game,  setup,           std::move(bots), seed, *std::move(lineups), std::move(sides),
               limits, std::move(maker)};
}

int Match::side_count() const { return static_cast<int>(*std::max_element(sides.begin(), sides.end())) + 1; }

Result<DealPlayer> DealPlayer::gather(const Match& match) {
  DealPlayer gathered(match);
  for (std::size_t bot = 0; bot < match.bots.size(); ++bot) {
    std::ptrdiff_t needed = 0;
    for (const Lineup& lineup : match.lineups)
      needed = std::max(needed, std::count(lineup.begin(), lineup.end(), bot));
    auto& copies = gathered.copies_.emplace_back();
    for (std::ptrdiff_t i = 0; i < needed; ++i) {
      auto player = match.maker(match.bots[bot], match.game->spec(), match.limits);
      if (!player) return tl::unexpected(player.error());
      copies.push_back(*std::move(player));
    }
  }
  return gathered;
}

std::optional<PlayedDeal> DealPlayer::play(int deal, const std::function<bool()>& go_on) {
  PlayedDeal played{{}, std::vector<Conduct>(match_->bots.size()), {}};
  const std::uint64_t deal_seed = derive_seed(match_->seed, static_cast<std::uint64_t>(deal));
  for (std::size_t game = 0; game < match_->lineups.size(); ++game) {
    if (!go_on()) return std::nullopt;
    const Lineup& lineup = match_->lineups[game];
    std::vector<std::size_t> taken(match_->bots.size(), 0);
    std::vector<Seated> seated;
    for (std::size_t bot : lineup) seated.push_back({copies_[bot][taken[bot]++].get(), match_->bots[bot]});
    PlayedGame result = play_game(*match_->game, match_->setup, seated,
                                  {derive_seed(deal_seed, 0), derive_seed(deal_seed, game + 1)}, scratch_);
    played.games.push_back(result.outcome);
    played.records.push_back(std::move(result.record));
    for (std::size_t seat = 0; seat < lineup.size(); ++seat)
      played.bots[lineup[seat]].add(result.conduct[seat]);
  }
  return played;
}

}  // namespace tessera::arena
