#include "cli/play/history.h"

#include <algorithm>
#include <cassert>

#include "core/viewer.h"

namespace tessera::cli::play {
namespace {

std::unique_ptr<AnyState> begin(const AnyGame& game, const Setup& setup) {
  auto state = game.start(setup);
  assert(state);  // a table was opened with it
  return *std::move(state);
}

}  // namespace

History::History(const table::Opening& opening, const words::Catalogue& words)
    : words_(&words), game_(opening.game), setup_(opening.setup), state_(begin(*game_, setup_)) {}

// What a viewer was told of an event, in a person's words. The one place that asks for them.
std::string History::story_for(Viewer viewer, const std::vector<std::string>& told) const {
  const auto story = state_->view(viewer)->story(told);
  return story ? words_->say(*story) : "";
}

void History::follow(const table::Log& log) {
  for (table::Log::Cursor cursor(log); !cursor.done();) {
    const table::EventNumber number = cursor.number();
    const auto event = cursor.next();
    assert(event);
    if (number < read_) continue;
    if (const auto* drawn = std::get_if<table::Drawn>(&event->what)) add(number, std::nullopt, drawn->text);
    if (const auto* moved = std::get_if<table::Moved>(&event->what)) add(number, moved->seat, moved->text);
    if (const auto* moved = std::get_if<table::BotMoved>(&event->what)) add(number, moved->seat, moved->text);
    if (const auto* undone = std::get_if<table::Undone>(&event->what)) take_back(undone->from);
  }
  read_ = log.size();
}

void History::add(table::EventNumber number, std::optional<Seat> by, std::string_view text) {
  if (state_->between_rounds()) round_ends_.push_back({state_->clone(), events_.size()});
  const auto audience = all_viewers(state_->players());  // the onlooker comes last
  auto happened = by ? state_->play(*by, text, audience) : state_->chance(text, audience);
  assert(happened);  // the table accepted it
  PastEvent event{number, by, std::move(happened->text), std::move(happened->told), {}, {}};
  event.seen_by_all = story_for(Viewer::onlooker(), event.told.back());
  event.told.pop_back();
  for (Seat seat : seats(state_->players())) event.story.push_back(story_for(seat, event.told[index(seat)]));
  events_.push_back(std::move(event));
}

// Chance's events are never taken back, so that no end of a round is.
void History::take_back(table::EventNumber from) {
  while (!events_.empty() && events_.back().number >= from) events_.pop_back();
  state_ = begin(*game_, setup_);
  for (const PastEvent& event : events_) {
    [[maybe_unused]] const auto done =
        event.by ? state_->play(*event.by, event.text) : state_->chance(event.text);
    assert(done);
  }
}

bool History::have_secrets(Seat a, Seat b) const {
  return std::any_of(events_.begin(), events_.end(),
                     [&](const PastEvent& event) { return event.told[index(a)] != event.told[index(b)]; });
}

}  // namespace tessera::cli::play
