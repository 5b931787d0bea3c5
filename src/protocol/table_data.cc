#include "protocol/table_data.h"

#include <array>

namespace tessera::protocol {
namespace {

using table::PersonId;
using table::Time;

constexpr std::array<std::string_view, 14> kCommandKinds = {
    "sit",  "stand",     "seat_bot", "remove",    "add_word", "start",         "act",
    "undo", "hand_over", "relieve",  "take_back", "resign",   "offer_rematch", "accept_rematch"};

Time read_time(Reader& in, std::string_view name) {
  return Time{in.has(name) ? in.number(name, 0, table::kLatest.count()) : 0};
}

}  // namespace

table::ClockSpec read_clock(Reader& in) {
  const auto kind = static_cast<table::ClockKind>(in.word("kind", table::kClockKinds));
  return {kind, read_time(in, "time"), read_time(in, "increment")};
}

std::optional<table::Command> read_command(Reader& in, PersonId person, int players) {
  const std::string_view kind = kCommandKinds[in.word("kind", kCommandKinds)];
  if (in.refusal()) return std::nullopt;
  const auto seat = [&] { return in.seat("seat", players); };
  const auto read = [&]() -> table::Command {
    if (kind == "sit") return table::Sit{person, seat(), in.text("name")};
    if (kind == "stand") return table::Stand{person};
    if (kind == "seat_bot") return table::SeatBot{person, seat(), in.text("level")};
    if (kind == "remove") return table::Remove{person, seat()};
    if (kind == "add_word") return table::AddWord{person, in.text("word")};
    if (kind == "start") return table::Start{person};
    if (kind == "act") return table::Act{person, in.text("move")};
    if (kind == "undo") return table::Undo{person};
    if (kind == "hand_over") return table::HandOver{person, in.text("level")};
    if (kind == "relieve") return table::Relieve{person, seat()};
    if (kind == "take_back") return table::TakeBack{person};
    if (kind == "resign") return table::Resign{person};
    if (kind == "offer_rematch") return table::OfferRematch{person};
    return table::AcceptRematch{person};
  };
  table::Command command = read();
  if (in.refusal()) return std::nullopt;
  return command;
}

Data bot_request_data(const table::BotRequest& request) {
  return Data::Fields{{"seat", request.seat},
                      {"level", request.level},
                      {"position", static_cast<std::int64_t>(request.position)},
                      {"seed", bits_text(request.seed)}};
}

}  // namespace tessera::protocol
