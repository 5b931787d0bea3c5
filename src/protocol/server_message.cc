#include "protocol/server_message.h"

#include <vector>

#include "base/text.h"
#include "protocol/json.h"
#include "table/public_data.h"

namespace tessera::protocol {
namespace {

using table::TableId;
using table::Time;
using table::ToldEvent;

void append_count(std::string& out, Time time) { append(out, std::int64_t{time.count()}); }

// Ids of tables need no escapes.
void append_table(std::string& out, const TableId& table) {
  append(out, "\"table\":\"");
  append(out, table.text());
  append(out, '"');
}

void append_done(std::string& out, std::optional<std::string_view> id) {
  if (!id) return;
  append(out, "\"done\":");
  append_json_text(out, *id);
  append(out, ',');
}

void append_seat(std::string& out, std::optional<Seat> seat) {
  if (seat)
    append(out, index(*seat));
  else
    append(out, "null");
}

struct EventHead {
  table::EventNumber number;
  Time at;
  std::string_view kind;
  const Data& details;
};

void append_event(std::string& out, const EventHead& event, const std::vector<std::string>& lines) {
  append(out, '[', event.number, ',');
  append_count(out, event.at);
  append(out, ",\"", event.kind, "\",");
  append_json(out, event.details);
  append(out, ",[");
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (i > 0) append(out, ',');
    append_json_text(out, lines[i]);
  }
  append(out, "]]");
}

void append_one(std::string& out, const ToldEvent& event, std::size_t) {
  append_event(out, {event.number, event.at, event.kind, event.details}, event.lines);
}
void append_one(std::string& out, const table::Announcement& event, std::size_t listener) {
  static const std::vector<std::string> kNoLines;
  append_event(out, {event.number, event.at, event.kind, event.details},
               listener < event.lines.size() ? event.lines[listener] : kNoLines);
}

template <class Event>
void append_events(std::string& out, std::span<const Event> events, std::size_t listener = 0) {
  append(out, "\"events\":[");
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (i > 0) append(out, ',');
    append_one(out, events[i], listener);
  }
  append(out, ']');
}

template <class Event>
std::string news_of(const TableId& table, std::span<const Event> events, std::size_t listener,
                    std::string_view field, std::optional<std::string_view> done) {
  std::string out;
  out.reserve(256);
  append(out, '{');
  append_done(out, done);
  append_table(out, table);
  append(out, ',');
  append_events(out, events, listener);
  append(out, ',');
  append(out, field);
  append(out, '}');
  return out;
}

std::string spoken_text(const TableId& table, const Speaker& speaker, Time at, std::string_view what,
                        std::string_view text) {
  std::string out = "{";
  append_table(out, table);
  append(out, ",\"chat\":{\"seat\":");
  append_seat(out, speaker.seat);
  append(out, ",\"person\":", speaker.person, ",\"name\":");
  append_json_text(out, speaker.name);
  append(out, ",\"at\":");
  append_count(out, at);
  append(out, ",\"", what, "\":");
  append_json_text(out, text);
  append(out, "}}");
  return out;
}

}  // namespace

std::string hello_text(std::string_view version, Time now, const std::optional<PersonCard>& person) {
  const Data card =
      person ? Data(Data::Fields{{"id", std::int64_t{person->id}}, {"name", person->name}}) : Data();
  return to_json(Data::Fields{{"hello", Data::Fields{{"protocol", kProtocolVersion},
                                                     {"version", version},
                                                     {"now", std::int64_t{now.count()}},
                                                     {"person", card}}}});
}

std::string done_text(std::string_view id) {
  std::string out = "{\"done\":";
  append_json_text(out, id);
  append(out, '}');
  return out;
}

std::string pong_text(std::string_view id, Time now) {
  std::string out = "{";
  append_done(out, id);
  append(out, "\"now\":");
  append_count(out, now);
  append(out, '}');
  return out;
}

std::string refused_text(std::string_view id, const Message& message) {
  std::string out = "{\"refused\":";
  append_json_text(out, id);
  append(out, ",\"message\":");
  append_json(out, to_data(message));
  append(out, '}');
  return out;
}

std::string trouble_text(const std::optional<Message>& message) {
  if (!message) return "{\"trouble\":null}";
  return to_json(Data::Fields{{"trouble", Data::Fields{{"message", to_data(*message)}}}});
}

std::string closing_text(const Message& message) {
  return to_json(Data::Fields{{"closing", Data::Fields{{"message", to_data(message)}}}});
}

std::string whole_text(const table::State& state, Viewer viewer, table::EventNumber from,
                       std::span<const ToldEvent> events, std::optional<std::string_view> done) {
  std::string out = "{";
  append_done(out, done);
  append_table(out, state.opening.id);
  append(out, ",\"seat\":");
  append_seat(out, seat_or_nothing(viewer));
  append(out, ",\"from\":");
  append(out, from);
  append(out, ',');
  append(out, public_field(state));
  append(out, ',');
  append_events(out, events);
  append(out, '}');
  return out;
}

std::string now_field(const table::State& state) {
  std::string out = "\"now\":{\"turn\":";
  append_seat(out, table::seat_to_act(state));
  if (const auto end = table::deadline(state)) {
    append(out, ",\"deadline\":");
    append_count(out, *end);
  }
  if (const auto seat = table::undoing_seat(state)) {
    append(out, ",\"undo\":");
    append_seat(out, seat);
  }
  if (state.clock.spec().kind != table::ClockKind::none) {
    append(out, ",\"left\":");
    char before = '[';
    for (const Seat seat : seats(state.seating.players())) {
      append(out, before);
      before = ',';
      append_count(out, state.clock.left(seat, state.play.turns).value_or(Time{0}));
    }
    append(out, ']');
  }
  append(out, '}');
  return out;
}

std::string public_field(const table::State& state) {
  std::string out = "\"public\":";
  append_json(out, table::public_data(state));
  return out;
}

std::string news_text(const TableId& table, std::span<const ToldEvent> events, std::string_view field,
                      std::optional<std::string_view> done) {
  return news_of(table, events, 0, field, done);
}

std::string news_text(const TableId& table, std::span<const table::Announcement> events, std::size_t listener,
                      std::string_view field, std::optional<std::string_view> done) {
  return news_of(table, events, listener, field, done);
}

std::string chat_text(const TableId& table, const Speaker& speaker, Time at, std::string_view text) {
  return spoken_text(table, speaker, at, "text", text);
}

std::string reaction_text(const TableId& table, const Speaker& speaker, Time at, std::string_view reaction) {
  return spoken_text(table, speaker, at, "reaction", reaction);
}

std::string here_text(const TableId& table, std::span<const Seat> seats, std::size_t onlookers) {
  std::string out = "{";
  append_table(out, table);
  append(out, ",\"here\":[");
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (i > 0) append(out, ',');
    append(out, index(seats[i]));
  }
  append(out, "],\"onlookers\":");
  append(out, onlookers);
  append(out, '}');
  return out;
}

std::string next_text(const TableId& table, const TableId& next) {
  std::string out = "{";
  append_table(out, table);
  append(out, ",\"next\":");
  append_json_text(out, next.text());
  append(out, '}');
  return out;
}

}  // namespace tessera::protocol
