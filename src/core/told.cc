#include "core/told.h"

#include <span>

#include "base/text.h"
#include "core/messages.h"

namespace tessera {

Result<Told> read_told(std::string_view line, int players) {
  const auto words = split_words(line);
  if (words.size() < 2) return refuse(Say::not_an_event);
  std::string text = join_words(std::span(words).subspan(1));
  if (words[0] == "~") return Told{std::nullopt, std::move(text)};
  const auto number = parse_int(words[0]);
  if (!number) return refuse(Say::not_an_event_start, {{"word", words[0]}});
  if (*number < 0 || *number >= players)
    return refuse(Say::no_such_seat, {{"seat", *number}, {"last", players - 1}});
  return Told{seat_at(static_cast<std::size_t>(*number)), std::move(text)};
}

tl::unexpected<Message> refuse_before(std::string_view due) { return refuse(Say::line_due, {{"form", due}}); }

Result<void> check_viewer(Viewer viewer, int players) {
  if (viewer.is_onlooker() || static_cast<int>(index(viewer.seat())) < players) return {};
  return refuse(Say::no_such_seat, {{"seat", index(viewer.seat())}, {"last", players - 1}});
}

Result<void> check_turn(Turn turn, std::optional<Seat> seat) {
  if (turn.is_over()) return refuse(Say::game_over);
  if (turn.is_chance()) {
    if (!seat) return {};
    return refuse(Say::chance_first);
  }
  if (!seat) return refuse(Say::no_chance_now, {{"seat", turn.seat()}});
  if (*seat == turn.seat()) return {};
  return refuse(Say::not_your_turn, {{"turn", turn.seat()}, {"seat", *seat}});
}

}  // namespace tessera
