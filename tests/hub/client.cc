#include "tests/hub/client.h"

#include <algorithm>

#include "base/text.h"
#include "protocol/json.h"
#include "tests/hub/world.h"

namespace tessera::server::hub::testing {

bool Client::hear(std::string_view text) {
  const Data frame = parsed(text);
  const auto settle = [&](const std::string& id) {
    std::erase_if(waiting_, [&](const auto& one) { return one.first == id; });
  };
  if (!is_null(frame["done"])) {
    done.insert(text_of(frame["done"]));
    settle(text_of(frame["done"]));
  }
  if (!is_null(frame["refused"])) {
    const std::string code = text_of(frame["message"]["code"]);
    ++refusals[code];
    // What is refused because the store is away is asked for again.
    if (code != "server_hub.store_away" && code != "server_hub.too_fast") settle(text_of(frame["refused"]));
  }
  if (const auto* fields = std::get_if<Data::Fields>(&frame.value()); fields->front().first == "trouble")
    in_trouble = !is_null(frame["trouble"]);
  if (!is_null(frame["hello"])) in_trouble = false;
  const std::string table = text_of(frame["table"]);
  if (!is_null(frame["next"])) next_tables.push_back(text_of(frame["next"]));
  const auto* events = std::get_if<Data::List>(&frame["events"].value());
  if (table.empty() || events == nullptr) return true;
  for (const Data& event : *events) {
    const auto& parts = std::get<Data::List>(event.value());
    told[table].insert_or_assign(number_of(parts[0]), std::pair(number_of(parts[1]), text_of(parts[2])));
  }
  const auto found = tables_.find(table);
  if (found != tables_.end()) return found->second.hear(frame).has_value();
  auto opened = protocol::RemoteTable::open(frame);
  if (!opened) return number_of(frame["from"]) != 0;  // news of a table that was left
  tables_.emplace(table, *std::move(opened));
  return true;
}

const protocol::RemoteTable* Client::at(const std::string& table) const {
  const auto found = tables_.find(table);
  return found == tables_.end() ? nullptr : &found->second;
}

std::string Client::send(std::string body) {
  const std::string id = concat(name_, '-', ++last_id_);
  std::string text = concat(R"({"id":")", id, R"(",)", body, '}');
  waiting_.emplace_back(id, text);
  return text;
}

std::vector<std::string> Client::unanswered() const {
  std::vector<std::string> texts;
  for (const auto& [id, text] : waiting_)
    if (text.find(R"("do":"watch")") == std::string::npos) texts.push_back(text);
  return texts;
}

std::string Client::watch(const std::string& table) {
  const protocol::RemoteTable* known = at(table);
  std::string body = concat(R"("do":"watch","table":")", table, '"');
  if (known != nullptr) {
    body += concat(R"(,"have":)", known->next_event());
    if (known->viewer().is_seat()) body += concat(R"(,"seat":)", index(known->viewer().seat()));
  }
  return send(std::move(body));
}

std::string Client::command(const std::string& table, std::string_view body,
                            std::optional<table::EventNumber> position) {
  return send(concat(R"("do":"command","table":")", table, R"(","position":)",
                     position ? concat(*position) : std::string("null"), R"(,"command":{)", body, '}'));
}

std::optional<std::string> Client::any_message(const std::string& table) {
  const protocol::RemoteTable* known = at(table);
  if (known == nullptr) return watch(table);
  const Data& all = known->public_data();
  const std::string phase = text_of(all["phase"]);
  const auto position = static_cast<table::EventNumber>(number_of(all["position"]));
  const auto players = static_cast<std::uint32_t>(number_of(all["opening"]["players"]));
  const auto any_seat = rng_.below(players);
  if (known->viewer().is_seat() && phase == "playing" && rng_.below(8) != 0) {
    const auto legal = known->view().legal();
    if (legal.empty() || number_of(all["turn"]) != static_cast<std::int64_t>(index(known->viewer().seat())))
      return std::nullopt;
    const std::string move = rng_.pick(legal);
    // Sometimes about a position that is long gone.
    const table::EventNumber when = rng_.below(20) == 0 ? rng_.below(position + 1) : position;
    std::string text = command(table, concat(R"("kind":"act","move":")", move, '"'), when);
    acts.emplace(concat(name_, '-', last_id_), SentAct{table, when, known->viewer().seat(), move});
    return text;
  }
  if (phase == "gathering" && rng_.below(3) != 0) {
    if (known->viewer().is_onlooker()) return command(table, concat(R"("kind":"sit","seat":)", any_seat));
    switch (rng_.below(6)) {
      case 0:
        return command(table, concat(R"("kind":"seat_bot","level":"novice","seat":)", any_seat));
      case 1:
        return command(table, R"("kind":"add_word","word":"luck")");
      case 2:
        return rng_.below(4) == 0 ? std::optional(command(table, R"("kind":"stand")")) : std::nullopt;
      default:
        return command(table, R"("kind":"start")");
    }
  }
  if (phase == "over" && rng_.below(3) == 0) {
    const bool offered = !is_null(all["rematch"]);
    return command(table, offered ? R"("kind":"accept_rematch")" : R"("kind":"offer_rematch")");
  }
  switch (rng_.below(16)) {
    case 0:
    case 1:
    case 2:
      return command(table, R"("kind":"undo")", position);
    case 3:
      return command(table, R"("kind":"hand_over","level":"casual")");
    case 4:
    case 5:
    case 6:
      return command(table, R"("kind":"take_back")");
    case 7:
      return rng_.below(10) == 0 ? std::optional(command(table, R"("kind":"resign")")) : std::nullopt;
    case 8:
      return rng_.below(5) == 0 ? std::optional(command(table, R"("kind":"stand")")) : std::nullopt;
    case 9:
      return command(table, concat(R"("kind":"relieve","seat":)", any_seat));
    case 10:
      return command(table, concat(R"("kind":"remove","seat":)", any_seat));
    case 11:
      return send(concat(R"("do":"say","table":")", table, R"(","text":"hello")"));
    case 12:
      return send(R"("do":"ping")");
    case 13:
      return send(concat(R"("do":"react","table":")", table, R"(","reaction":"wow")"));
    case 14:
      return watch(table);
    default:
      return command(table, R"("kind":"act","move":"place E5")", position);
  }
}

}  // namespace tessera::server::hub::testing
