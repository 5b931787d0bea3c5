#include "table/history.h"

#include <algorithm>
#include <cassert>
#include <limits>

#include "core/viewer.h"
#include "table/messages.h"

namespace tessera::table {
namespace {

std::unique_ptr<AnyState> started_game(const AnyGame& game, const Setup& setup) {
  auto state = game.start(setup);
  assert(state);  // a table was opened with it
  return *std::move(state);
}

// Nothing for what belongs to the game, or happens before and after it.
std::optional<Say> seat_story(const Happening& what) {
  if (std::holds_alternative<Stood>(what)) return Say::left_the_table;
  if (std::holds_alternative<HandedOver>(what)) return Say::handed_over;
  if (std::holds_alternative<Relieved>(what)) return Say::was_relieved;
  if (std::holds_alternative<TakenBack>(what)) return Say::came_back;
  if (std::holds_alternative<TimedOut>(what)) return Say::ran_out_of_time;
  if (std::holds_alternative<Resigned>(what)) return Say::gave_up;
  return std::nullopt;
}

Seat seat_of(const Happening& what) {
  return std::visit(
      [](const auto& one) {
        if constexpr (requires { one.seat; })
          return one.seat;
        else
          return Seat{};
      },
      what);
}

}  // namespace

History::History(const Opening& opening)
    : game_(opening.game), setup_(opening.setup), state_(started_game(*game_, setup_)) {}

void History::follow(const Log& log) {
  Log::Cursor cursor(log, read_);
  while (!cursor.done()) {
    const EventNumber number = cursor.number();
    const auto event = cursor.next();
    assert(event);
    if (const auto* drawn = std::get_if<Drawn>(&event->what)) add(number, std::nullopt, drawn->text);
    if (const auto* moved = std::get_if<Moved>(&event->what)) add(number, moved->seat, moved->text);
    if (const auto* moved = std::get_if<BotMoved>(&event->what)) add(number, moved->seat, moved->text);
    if (const auto* undone = std::get_if<Undone>(&event->what)) {
      take_back(undone->from);
      undos_.add(number, undone->from);
    }
    if (const auto story = seat_story(event->what); story && is_begun_)
      seat_stories_.push_back({number, seat_of(event->what), Message(*story)});
    is_begun_ = is_begun_ || std::holds_alternative<Started>(event->what);
  }
  read_ = cursor.mark();
}

void History::add(EventNumber number, std::optional<Seat> by, std::string_view text) {
  if (state_->between_rounds()) round_ends_.push_back({number, state_->clone()});
  const auto viewers = all_viewers(state_->players());
  const Audience audience(viewers.begin(), viewers.end());
  auto happened = by ? state_->play(*by, text, audience) : state_->chance(text, audience);
  assert(happened);  // the table accepted it
  PastEvent event{number, by, std::move(happened->text), {}};
  for (std::size_t i = 0; i < viewers.size(); ++i) {
    auto story = state_->view(viewers[i])->story(happened->told[i]);
    event.heard.push_back({std::move(happened->told[i]), std::move(story)});
  }
  events_.push_back(std::move(event));
}

// Chance's events are never taken back, so that no end of a round is.
void History::take_back(EventNumber from) {
  while (!events_.empty() && events_.back().number >= from) events_.pop_back();
  state_ = started_game(*game_, setup_);
  for (const PastEvent& event : events_) {
    [[maybe_unused]] const auto done =
        event.by ? state_->play(*event.by, event.text) : state_->chance(event.text);
    assert(done);
  }
}

std::vector<LogEntry> History::log(Viewer viewer) const {
  std::vector<LogEntry> entries;
  auto beside = seat_stories_.begin();
  const auto add_stories_before = [&](EventNumber number) {
    for (; beside != seat_stories_.end() && beside->number < number; ++beside)
      entries.push_back({beside->number, beside->seat, beside->story});
  };
  for (const PastEvent& event : events_) {
    add_stories_before(event.number);
    if (const auto& story = event.heard_by(viewer).story) entries.push_back({event.number, event.by, *story});
  }
  add_stories_before(std::numeric_limits<EventNumber>::max());
  return entries;
}

bool History::have_secrets(Seat a, Seat b) const {
  return std::any_of(events_.begin(), events_.end(), [&](const PastEvent& event) {
    return event.heard[index(a)].lines != event.heard[index(b)].lines;
  });
}

}  // namespace tessera::table
