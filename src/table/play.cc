#include "table/play.h"

#include <cassert>
#include <string_view>
#include <utility>

namespace tessera::table {
namespace {

void count_turn(Play& play) {
  const Turn turn = play.game->turn();
  if (turn.is_seat() && play.game->begins_turn()) ++play.turns[index(turn.seat())];
}

void note_outcome(Play& play) {
  ++play.outcomes;
  if (play.last) play.last->drawn = true;
  count_turn(play);
}

template <class AnyRng>
Happened draw_with(Play& play, AnyRng& rng, Audience audience) {
  Happened happened = play.game->draw(rng, audience);
  note_outcome(play);
  return happened;
}

}  // namespace

bool equal(const Play& a, const Play& b) {
  return a.game->equals(*b.game) && a.outcomes == b.outcomes && a.turns == b.turns && a.last == b.last;
}

PresentTurn present_turn(const Play& play) {
  const Turn turn = play.game->turn();
  if (!turn.is_seat()) return {};
  return {turn.seat(), play.turns[index(turn.seat())]};
}

Play begin_play(const Opening& opening) {
  auto game = opening.game->start(opening.setup);
  assert(game);
  Play play{.game = *std::move(game), .last = {}};
  count_turn(play);
  return play;
}

bool is_of_game(const Happening& what) {
  return std::holds_alternative<Drawn>(what) || std::holds_alternative<Moved>(what) ||
         std::holds_alternative<BotMoved>(what);
}

Result<Happened> play_on(Play& play, const Happening& what, EventNumber number, Audience audience,
                         Spelling spelling) {
  if (const auto* drawn = std::get_if<Drawn>(&what)) {
    auto happened = play.game->chance(drawn->text, audience);
    if (happened) note_outcome(play);
    return happened;
  }
  const auto* moved = std::get_if<Moved>(&what);
  const auto* bot_moved = std::get_if<BotMoved>(&what);
  const Seat seat = moved != nullptr ? moved->seat : bot_moved->seat;
  auto happened = play.game->play(seat, moved != nullptr ? moved->text : bot_moved->text, audience, spelling);
  if (!happened) return happened;
  if (moved != nullptr) play.last = LastPersonMove{seat, number};
  if (play.last && !play.last->shown_by && !happened->revealed_to.empty()) play.last->shown_by = seat;
  count_turn(play);
  return happened;
}

Happened draw_on(Play& play, Rng& rng, Audience audience) { return draw_with(play, rng, audience); }
Happened draw_on(Play& play, StreamRng& rng, Audience audience) { return draw_with(play, rng, audience); }

std::vector<StandingEvent> standing_events(const Log& log, EventNumber end) {
  std::vector<StandingEvent> standing;
  for (Log::Cursor cursor(log); !cursor.done() && cursor.number() < end;) {
    const EventNumber number = cursor.number();
    auto event = cursor.next();
    assert(event);
    if (const auto* undone = std::get_if<Undone>(&event->what)) {
      while (!standing.empty() && standing.back().number >= undone->from) standing.pop_back();
    } else if (is_of_game(event->what)) {
      standing.push_back({number, std::move(event->what)});
    }
  }
  return standing;
}

Play replay(const Opening& opening, const std::vector<StandingEvent>& events) {
  Play play = begin_play(opening);
  for (const StandingEvent& event : events) {
    [[maybe_unused]] const auto happened = play_on(play, event.what, event.number);
    assert(happened);
  }
  return play;
}

}  // namespace tessera::table
