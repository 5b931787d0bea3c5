#include "cli/play/ending.h"

#include <algorithm>

#include "base/text.h"
#include "cli/play/messages.h"
#include "core/record.h"

namespace tessera::cli::play {
namespace {

Argument::List scores_by_name(const Outcome& outcome) {
  Argument::List scores;
  for (std::size_t i = 0; i < outcome.scores.size(); ++i)
    scores.emplace_back(Message(Say::score_of, {{"seat", seat_at(i)}, {"score", concat(outcome.scores[i])}}));
  return scores;
}

int score_of_side(const ShownGame& game, const Outcome& outcome, int side) {
  int sum = 0;
  for (Seat seat : seats(game.players()))
    if (game.side(seat) == side) sum += outcome.scores[index(seat)];
  return sum;
}

bool plays_in_teams(const ShownGame& game) {
  const auto all = seats(game.players());
  return std::any_of(all.begin(), all.end(), [&](Seat a) {
    return std::any_of(all.begin(), all.end(),
                       [&](Seat b) { return a != b && game.side(a) == game.side(b); });
  });
}

Argument::List members(const ShownGame& game, int side) {
  Argument::List list;
  for (Seat seat : seats(game.players()))
    if (game.side(seat) == side) list.emplace_back(seat);
  return list;
}

// Teams add their scores and win or lose as one.
Message team_winners(const ShownGame& game, const Outcome& outcome, Viewer reader) {
  const int side = game.side(outcome.winners[0]);
  int others = side;
  for (Seat seat : seats(game.players()))
    if (game.side(seat) != side) others = game.side(seat);
  const int won = score_of_side(game, outcome, side);
  const int lost = score_of_side(game, outcome, others);
  const bool is_own = reader.is_seat() && game.is_persons(reader.seat()) && game.side(reader.seat()) == side;
  if (won == lost) return {Say::teams_share, {{"score", concat(won)}}};
  return {is_own ? Say::your_team_wins : Say::team_wins,
          {{"members", members(game, side)}, {"score", concat(won)}, {"others", concat(lost)}}};
}

Message winners(const ShownGame& game, const Outcome& outcome) {
  if (outcome.winners.size() == 1) {
    const Seat winner = outcome.winners[0];
    return {game.is_called_you(winner) ? Say::you_win : Say::one_wins, {{"seat", winner}}};
  }
  Argument::List first;
  for (std::size_t i = 0; i + 1 < outcome.winners.size(); ++i) first.emplace_back(outcome.winners[i]);
  return {Say::share_the_win, {{"first", std::move(first)}, {"last", outcome.winners.back()}}};
}

Message resignation(const ShownGame& game) {
  const Seat seat = *game.resigned();
  if (game.players() == 1) return Say::gave_up_alone;
  return {game.is_called_you(seat) ? Say::you_gave_up : Say::gave_up,
          {{"seat", seat}, {"winner", next_seat(seat, game.players())}}};
}

}  // namespace

std::string ending_text(const ShownGame& game, Viewer reader) {
  if (game.resigned()) return game.say(resignation(game));
  const Outcome outcome = game.outcome();
  std::string scores = game.say(Message(Say::game_is_over_with, {{"scores", scores_by_name(outcome)}}));
  if (outcome.scores.size() == 1) return scores;
  const Message who = plays_in_teams(game) ? team_winners(game, outcome, reader) : winners(game, outcome);
  return concat(scores, ' ', game.say(who));
}

std::string last_line(const ShownGame& game) {
  return game.resigned() ? resignation_text(*game.resigned()) : to_text(game.outcome());
}

}  // namespace tessera::cli::play
