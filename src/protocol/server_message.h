#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/data.h"
#include "core/message.h"
#include "core/viewer.h"
#include "table/state.h"
#include "table/telling.h"

// What a server of online play says, each message as one line of JSON: docs/protocol.md.

namespace tessera::protocol {

inline constexpr int kProtocolVersion = 1;

struct PersonCard {
  std::uint32_t id;
  std::string_view name;
};

std::string hello_text(std::string_view version, table::Time now, const std::optional<PersonCard>& person);
std::string done_text(std::string_view id);
std::string pong_text(std::string_view id, table::Time now);
std::string refused_text(std::string_view id, const Message& message);
std::string trouble_text(const std::optional<Message>& message);  // nothing: it is over
std::string closing_text(const Message& message);

// All that a viewer may know of a table, from an event on.
std::string whole_text(const table::State& state, Viewer viewer, table::EventNumber from,
                       std::span<const table::ToldEvent> events, std::optional<std::string_view> done = {});

// What changed besides the events: `now`, which is short, or `public` where more than a move changes
// has changed. They are the same for every viewer of the table.
std::string now_field(const table::State& state);
std::string public_field(const table::State& state);
// What is new at a table. `field` is one of those above; `done` the id of the viewer's own command.
std::string news_text(const table::TableId& table, std::span<const table::ToldEvent> events,
                      std::string_view field, std::optional<std::string_view> done = {});
// The same of what a table has just announced, for one of the audience by its place there.
std::string news_text(const table::TableId& table, std::span<const table::Announcement> events,
                      std::size_t listener, std::string_view field,
                      std::optional<std::string_view> done = {});

struct Speaker {
  std::uint32_t person;
  std::string_view name;
  std::optional<Seat> seat;
};
std::string chat_text(const table::TableId& table, const Speaker& speaker, table::Time at,
                      std::string_view text);
std::string reaction_text(const table::TableId& table, const Speaker& speaker, table::Time at,
                          std::string_view reaction);
// The seats whose people are connected, and how many look on.
std::string here_text(const table::TableId& table, std::span<const Seat> seats, std::size_t onlookers);
std::string next_text(const table::TableId& table, const table::TableId& next);

}  // namespace tessera::protocol
