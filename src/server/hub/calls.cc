#include <utility>

#include "protocol/json.h"
#include "server/hub/hub_state.h"
#include "server/hub/messages.h"
#include "table/public_data.h"

// Calls by HTTP, each to its place.

namespace tessera::server::hub {

void Hub::State::answer(CallId id, int status, const Data& body) {
  effects_.answers.push_back({id, status, protocol::to_json(body)});
}

void Hub::State::refuse_call(CallId id, int status, const Message& reason) {
  ++figures_.refusals;
  answer(id, status, Data::Fields{{"refused", to_data(reason)}});
}

void Hub::State::call(CallId id, const std::optional<KeyHash>& key, const Call& call, Time now) {
  with_person(
      key, [this, id, call](std::optional<PersonId> who, Time then) { call_by(id, who, call, then); }, now);
  fly();
}

void Hub::State::call_by(CallId id, std::optional<PersonId> who, const Call& call, Time now) {
  if (changes_something(call)) {
    if (const auto stopped = why_stopped()) return refuse_call(id, 503, *stopped);
  }
  if (std::holds_alternative<GetMe>(call)) return get_me(id, who);
  if (const auto* one = std::get_if<SetName>(&call)) return set_name(id, who, *one, now);
  if (const auto* one = std::get_if<ClaimLink>(&call)) return claim_link(id, *one, now);
  if (const auto* one = std::get_if<ListTables>(&call)) return list_tables(id, *one);
  if (const auto* one = std::get_if<GetRecord>(&call)) return get_record(id, *one);
  if (const auto* one = std::get_if<Leaders>(&call)) return leaders(id, *one);
  if (const auto* one = std::get_if<GetTable>(&call))
    return with_table(
        one->table,
        [this, id](LiveTable* live, Time) {
          if (live == nullptr) return refuse_call(id, 404, Message(Say::no_such_table));
          answer(id, 200,
                 Data::Fields{{"table", live->id().text()}, {"public", table::public_data(live->state())}});
        },
        now);
  if (!who) return refuse_call(id, 401, Message(Say::nobody_yet));
  if (std::holds_alternative<ForgetMe>(call)) return forget(id, *who, now);
  if (std::holds_alternative<MakeLink>(call)) return make_link(id, *who, now);
  if (const auto* one = std::get_if<MyGames>(&call)) return my_games(id, *who, *one, now);
  if (const auto* one = std::get_if<CreateTable>(&call)) return create_table(id, *who, *one, now);
  if (const auto* one = std::get_if<QuickMatch>(&call)) return quick_match(id, *who, *one, now);
}

void Hub::State::log(Weight weight, std::string_view event, Data::Fields fields) {
  effects_.log.push_back({weight, event, std::move(fields)});
}

Figures Hub::State::figures() const {
  Figures figures = figures_;
  figures.tables = tables_.size();
  for (const auto& [serial, live] : by_serial_) {
    if (live->state().phase == table::Phase::gathering) ++figures.gathering;
    if (live->state().phase == table::Phase::playing) ++figures.playing;
    figures.watchers += live->watchers.size();
  }
  figures.connections = connections_.size();
  figures.people = people_.size();
  figures.jobs = jobs_.size();
  figures.in_trouble = trouble_.has_value();
  return figures;
}

}  // namespace tessera::server::hub
