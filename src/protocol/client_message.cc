#include "protocol/client_message.h"

#include <array>
#include <cstdint>
#include <limits>
#include <utility>

#include "base/text.h"
#include "protocol/json.h"
#include "protocol/messages.h"
#include "protocol/reader.h"

namespace tessera::protocol {
namespace {

using table::EventNumber;
using table::TableId;

constexpr std::array<std::string_view, 7> kRequests = {"watch", "unwatch", "command", "say",
                                                       "react", "mute",    "ping"};

EventNumber read_event_number(Reader& in, std::string_view name) {
  return static_cast<EventNumber>(in.number(name, 0, std::numeric_limits<EventNumber>::max()));
}

std::optional<Seat> read_seat_or_nothing(Reader& in) {
  return in.has("seat") ? std::optional(in.seat("seat", kMaxSeats)) : std::nullopt;
}

std::optional<TableId> read_table(Reader& in) {
  auto id = TableId::parse(in.text("table"));
  if (id) return *std::move(id);
  in.refuse(std::move(id.error()));
  return std::nullopt;
}

MuteAtTable read_mute(Reader& in, TableId table) {
  MuteAtTable mute{std::move(table), read_seat_or_nothing(in), {}};
  if (!mute.seat)
    mute.person =
        static_cast<std::uint32_t>(in.number("person", 0, std::numeric_limits<std::uint32_t>::max()));
  if (in.has("muted")) mute.muted = in.yes_or_no("muted");
  return mute;
}

std::optional<ClientRequest> read_request(Reader& in, const Data& data) {
  const std::string_view what = kRequests[in.word("do", kRequests)];
  if (in.refusal()) return std::nullopt;
  if (what == "ping") return Ping{};
  auto table = read_table(in);
  if (!table) return std::nullopt;
  if (what == "watch")
    return WatchTable{*std::move(table), in.has("have") ? read_event_number(in, "have") : 0,
                      read_seat_or_nothing(in)};
  if (what == "unwatch") return UnwatchTable{*std::move(table)};
  if (what == "say") return SayAtTable{*std::move(table), in.text("text")};
  if (what == "react") return ReactAtTable{*std::move(table), kReactions[in.word("reaction", kReactions)]};
  if (what == "mute") return read_mute(in, *std::move(table));
  static_cast<void>(in.object("command"));
  std::optional<EventNumber> position;
  if (in.has("position")) position = read_event_number(in, "position");
  return GiveCommand{*std::move(table), position, data["command"]};
}

}  // namespace

ClientMessage read_client_message(std::string_view text) {
  auto data = from_json(text, kDeepestMessage);
  if (!data) return {"", tl::unexpected(std::move(data.error()))};
  if (!std::holds_alternative<Data::Fields>(data->value())) return {"", refuse(Say::not_an_object)};
  std::optional<Message> refusal;
  Reader in(*data, refusal);
  std::string id = in.text("id");
  if (!refusal && (id.empty() || id.size() > kLongestMessageId || !is_plain_text(id))) {
    id.clear();
    in.refuse(Message(Say::bad_message_id, {{"most", kLongestMessageId}}));
  }
  if (refusal) return {"", tl::unexpected(*std::move(refusal))};
  auto request = read_request(in, *data);
  if (refusal) return {std::move(id), tl::unexpected(*std::move(refusal))};
  return {std::move(id), *std::move(request)};
}

}  // namespace tessera::protocol
