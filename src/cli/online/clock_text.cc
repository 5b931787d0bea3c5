#include "cli/online/clock_text.h"

#include <algorithm>
#include <utility>

#include "base/text.h"
#include "cli/online/messages.h"

namespace tessera::cli::online {
namespace {

std::string two_digits(std::int64_t number) { return concat(number < 10 ? "0" : "", number); }

}  // namespace

std::string duration_text(std::int64_t milliseconds, const words::Catalogue& words) {
  constexpr std::int64_t kDay = 24 * 3600;
  const std::int64_t seconds = (std::max<std::int64_t>(milliseconds, 0) + 999) / 1000;
  if (seconds >= kDay)
    return words.say(
        Message(Say::time_in_days, {{"days", seconds / kDay}, {"hours", seconds % kDay / 3600}}));
  const std::string minutes =
      seconds >= 3600 ? concat(seconds / 3600, ':', two_digits(seconds / 60 % 60)) : concat(seconds / 60);
  return concat(minutes, ':', two_digits(seconds % 60));
}

std::string clock_text(const RemoteGame& game, std::int64_t now) {
  if (game.phase() != RemoteGame::Phase::playing) return "";
  Argument::List times;
  for (const Seat seat : seats(game.players())) {
    auto left = game.card(seat).left;
    if (!game.is_persons(seat) || !left) continue;
    if (game.turn() == seat && game.deadline()) left = *game.deadline() - now;
    times.emplace_back(Message(Say::time_of, {{"seat", seat}, {"time", duration_text(*left, game.words())}}));
  }
  return times.empty() ? "" : game.say(Message(Say::time_left, {{"times", std::move(times)}}));
}

}  // namespace tessera::cli::online
