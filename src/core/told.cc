#include "core/told.h"

#include <span>

#include "base/text.h"

namespace tessera {

Result<Told> read_told(std::string_view line, int players) {
  const auto words = split_words(line);
  if (words.size() < 2)
    return refuse("not-an-event", "an event is \"~\" and what chance does, or a seat and its action");
  std::string text = join_words(std::span(words).subspan(1));
  if (words[0] == "~") return Told{std::nullopt, std::move(text)};
  const auto number = parse_int(words[0]);
  if (!number)
    return refuse("not-an-event", concat("an event begins with \"~\" or a seat, not with \"", words[0], '"'));
  if (*number < 0 || *number >= players)
    return refuse("no-such-seat", concat("there is no seat ", *number, ": the seats are 0 to ", players - 1));
  return Told{seat_at(static_cast<std::size_t>(*number)), std::move(text)};
}

tl::unexpected<Refusal> refuse_before(std::string_view due) {
  return refuse("line-due", concat("first comes ", due));
}

Result<void> check_seat(Seat seat, int players) {
  if (static_cast<int>(index(seat)) < players) return {};
  return refuse("no-such-seat",
                concat("there is no seat ", index(seat), ": the seats are 0 to ", players - 1));
}

Result<void> check_turn(Turn turn, std::optional<Seat> seat) {
  if (turn.is_over()) return refuse("game-over", "the game is over");
  if (turn.is_chance()) {
    if (!seat) return {};
    return refuse("chance-first", "a chance outcome comes before the next action");
  }
  if (!seat)
    return refuse("no-chance-now",
                  concat("seat ", index(turn.seat()), " is to act, nothing is drawn or dealt now"));
  if (*seat == turn.seat()) return {};
  return refuse("not-your-turn",
                concat("it is the turn of seat ", index(turn.seat()), ", not of seat ", index(*seat)));
}

}  // namespace tessera
