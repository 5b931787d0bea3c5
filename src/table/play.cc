#include "table/play.h"

#include <cassert>
#include <string_view>
#include <utility>

namespace tessera::table {
namespace {

std::string first_word(std::string_view text) { return std::string(text.substr(0, text.find(' '))); }

void begin_turn_of(Play& play, Seat seat) {
  ++play.turns[index(seat)];
  play.turn_opener.clear();
}

// A turn ends when another seat is to act, and where somebody plays alone when the moves
// are again those with which the turn began.
void note_move(Play& play, Seat mover, std::string_view text) {
  if (play.turn_opener.empty()) play.turn_opener = first_word(text);
  const Turn turn = play.game->turn();
  if (!turn.is_seat()) return;
  if (turn.seat() != mover || first_word(play.game->first_legal()) == play.turn_opener)
    begin_turn_of(play, turn.seat());
}

void note_outcome(Play& play) {
  ++play.outcomes;
  if (play.last) play.last->drawn = true;
  if (const Turn turn = play.game->turn(); turn.is_seat()) begin_turn_of(play, turn.seat());
}

template <class AnyRng>
Happened draw_with(Play& play, AnyRng& rng, Audience audience) {
  Happened happened = play.game->draw(rng, audience);
  note_outcome(play);
  return happened;
}

}  // namespace

bool equal(const Play& a, const Play& b) {
  return a.game->equals(*b.game) && a.outcomes == b.outcomes && a.turns == b.turns &&
         a.turn_opener == b.turn_opener && a.last == b.last;
}

PresentTurn present_turn(const Play& play) {
  const Turn turn = play.game->turn();
  if (!turn.is_seat()) return {};
  return {turn.seat(), play.turns[index(turn.seat())]};
}

Play begin_play(const Opening& opening) {
  auto game = opening.game->start(opening.setup);
  assert(game);
  Play play{.game = *std::move(game), .turn_opener = {}, .last = {}};
  if (const Turn turn = play.game->turn(); turn.is_seat()) begin_turn_of(play, turn.seat());
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
  if (moved != nullptr) play.last = LastMove{seat, number};
  if (play.last && !play.last->shown_by && !happened->revealed_to.empty()) play.last->shown_by = seat;
  note_move(play, seat, happened->text);
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
