#include "table/telling.h"

#include <array>
#include <cassert>
#include <utility>

#include "table/play.h"
#include "table/public_data.h"

namespace tessera::table {
namespace {

// In the order of Happening.
constexpr std::array<std::string_view, std::variant_size_v<Happening>> kKinds = {
    "opened",    "sat",      "stood",           "removed",          "bot_seated",  "word_added", "started",
    "drawn",     "moved",    "bot_moved",       "undone",           "handed_over", "relieved",   "taken_back",
    "timed_out", "resigned", "rematch_offered", "rematch_accepted", "paused",      "resumed"};

// What a move or an outcome was is told in lines alone, since it may be hidden.
Data details_of(const Opening& opening) { return opening_data(opening); }
Data details_of(const Sat& sat) { return Data::Fields{{"seat", sat.seat}, {"name", sat.name}}; }
Data details_of(const BotSeated& seated) {
  return Data::Fields{{"seat", seated.seat}, {"level", seated.level}};
}
Data details_of(const WordAdded& added) { return Data::Fields{{"seat", added.seat}, {"word", added.word}}; }
Data details_of(const Undone& undone) {
  return Data::Fields{{"seat", undone.seat}, {"from", static_cast<std::int64_t>(undone.from)}};
}
Data details_of(const HandedOver& handed) {
  return Data::Fields{{"seat", handed.seat}, {"level", handed.level}};
}
Data details_of(const Relieved& relieved) {
  return Data::Fields{{"seat", relieved.seat}, {"by", relieved.by}};
}
template <class T>
Data details_of([[maybe_unused]] const T& what) {
  if constexpr (requires { what.seat; })
    return Data::Fields{{"seat", what.seat}};
  else
    return Data::Fields{};
}

}  // namespace

Data to_data(const ToldEvent& event) {
  return Data::Fields{{"number", static_cast<std::int64_t>(event.number)},
                      {"at", std::int64_t{event.at.count()}},
                      {"kind", event.kind},
                      {"details", event.details},
                      {"lines", Data::List(event.lines.begin(), event.lines.end())}};
}

Announcement announce(EventNumber number, const Event& event, std::vector<std::vector<std::string>> lines) {
  return {number, event.at, kKinds[event.what.index()],
          std::visit([](const auto& what) { return details_of(what); }, event.what), std::move(lines)};
}

ToldEvent told_to(const Announcement& announcement, std::size_t listener) {
  return {announcement.number, announcement.at, announcement.kind, announcement.details,
          announcement.lines[listener]};
}

std::vector<ToldEvent> told_events(const Log& log, Viewer viewer, EventNumber from) {
  std::vector<ToldEvent> told;
  Log::Cursor cursor(log);
  if (cursor.done()) return told;
  auto event = cursor.next();
  assert(event);
  const Opening opening = std::get<Opening>(event->what);
  Play play = begin_play(opening);
  for (EventNumber number = 0;; ++number) {
    std::vector<std::vector<std::string>> lines(1);
    if (is_of_game(event->what)) {
      auto happened = play_on(play, event->what, number, Audience(&viewer, 1));
      assert(happened);
      lines = std::move(happened->told);
    } else if (std::holds_alternative<Undone>(event->what)) {
      play = replay(opening, standing_events(log, number + 1));
    }
    if (number >= from) told.push_back(told_to(announce(number, *event, std::move(lines)), 0));
    if (cursor.done()) return told;
    event = cursor.next();
    assert(event);
  }
}

}  // namespace tessera::table
