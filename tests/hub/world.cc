#include "tests/hub/world.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <utility>
#include <variant>

#include "bots/bot.h"
#include "protocol/json.h"

namespace tessera::server::hub::testing {

Settings World::generous() {
  Settings settings;
  settings.version = "test";
  settings.messages_a_second = 1'000'000;
  settings.message_burst = 1'000'000;
  settings.tables_a_person = 1'000'000;
  settings.chat_lines = 1'000'000;
  return settings;
}

World::World(std::uint64_t seed, const Settings& settings)
    : hub(std::make_unique<Hub>(settings, seeded_entropy(seed))), seed_(seed), settings_(settings) {
  reader_ = *store.reader();
}

Data parsed(std::string_view json) {
  auto data = protocol::from_json(json);
  EXPECT_TRUE(data) << json;
  return data ? *std::move(data) : Data();
}
std::string text_of(const Data& data) {
  const auto* text = std::get_if<std::string>(&data.value());
  return text != nullptr ? *text : "";
}
std::int64_t number_of(const Data& data) {
  const auto* number = std::get_if<std::int64_t>(&data.value());
  return number != nullptr ? *number : -1;
}
bool is_null(const Data& data) { return std::holds_alternative<std::monostate>(data.value()); }

void World::pump() {
  for (;;) {
    Effects effects;
    hub->take_effects(effects);
    for (const Frame& frame : effects.frames) inbox_[frame.to].push_back(*frame.text);
    for (CallAnswer& answer : effects.answers) answers_.insert_or_assign(answer.call, std::move(answer));
    log.insert(log.end(), effects.log.begin(), effects.log.end());
    dropped.insert(dropped.end(), effects.drops.begin(), effects.drops.end());
    cancelled.insert(effects.cancelled.begin(), effects.cancelled.end());
    if (effects.batch) waiting_batch = effects.batch;
    bool worked = false;
    if (commits && waiting_batch) {
      const auto batch = std::exchange(waiting_batch, nullptr);
      const auto result = store.commit(*batch);
      if (result) committed.push_back(*batch);
      hub->committed(result, now);
      worked = true;
    }
    for (const StoreRead& read : effects.reads) {
      if (!reads) continue;
      hub->answered(read.id, read_from(*reader_, read.question), now);
      worked = true;
    }
    for (BotJob& job : effects.jobs) {
      if (bots_answer) {
        Rng rng(job.request.seed);
        hub->bot_answered(job.id, rng.pick(job.view->legal()), now);
        worked = true;
      } else {
        jobs.push_back(std::move(job));
      }
    }
    if (!worked) return;
  }
}

void World::pass(Time time) {
  const Time end = now + time;
  while (const auto next = hub->next_tick()) {
    if (*next > end) break;
    now = std::max(now, *next);
    hub->tick(now);
    pump();
  }
  now = end;
}

Guest World::connect(const std::optional<store::KeyHash>& key) {
  const ConnectionId id{++last_connection_};
  hub->opened(id, key, now);
  pump();
  return {id, key};
}

Guest World::nobody() { return connect({}); }

Guest World::person(std::string_view name) {
  const CallAnswer made = call(Guest{}, "POST", "/api/me", protocol::to_json(Data::Fields{{"name", name}}));
  EXPECT_EQ(made.status, 201) << made.body;
  Guest guest = connect(key_hash(*made.new_key));
  guest.key_text = *made.new_key;
  return guest;
}

void World::leave(const Guest& guest) {
  hub->closed(guest.connection, now);
  pump();
}

void World::say(const Guest& guest, std::string_view text) {
  hub->message(guest.connection, text, now);
  pump();
}

std::vector<std::string> World::heard_texts(const Guest& guest) {
  return std::exchange(inbox_[guest.connection], {});
}

std::vector<Data> World::heard(const Guest& guest) {
  std::vector<Data> all;
  for (const std::string& text : heard_texts(guest)) all.push_back(parsed(text));
  return all;
}

CallAnswer World::call(const Guest& guest, std::string_view method, std::string_view path,
                       std::string_view body, const QueryPairs& query) {
  const CallId id{++last_call_};
  const auto call = read_call(method, path, query, body);
  if (!call)
    return {id, call.error().status,
            protocol::to_json(Data::Fields{{"refused", to_data(call.error().reason)}})};
  hub->call(id, guest.key, *call, now);
  pump();
  const auto found = answers_.find(id);
  return found == answers_.end() ? CallAnswer{id, 0, ""} : found->second;
}

Data World::call_data(const Guest& guest, std::string_view method, std::string_view path,
                      std::string_view body) {
  return parsed(call(guest, method, path, body).body);
}

std::string World::create(const Guest& guest, std::string_view body) {
  const CallAnswer made = call(guest, "POST", "/api/tables", body);
  EXPECT_EQ(made.status, 201) << made.body;
  return text_of(parsed(made.body)["table"]);
}

std::optional<table::Table> World::stored(std::string_view id) {
  const auto found = reader_->log(*table::TableId::parse(id));
  if (!found || !*found) return std::nullopt;
  auto table = table::Table::restore(*table::Log::parse((*found)->bytes), level_names());
  return table ? std::optional(*std::move(table)) : std::nullopt;
}

void World::restart() {
  waiting_batch.reset();
  jobs.clear();
  hub = std::make_unique<Hub>(settings_, seeded_entropy(++seed_ + 1000));
  hub->set_last_person(*reader_->last_person());
  static_cast<void>(
      reader_->live_tables([&](const store::StoredLog& one) { EXPECT_TRUE(hub->restore(one, now)); }));
  pump();
}

}  // namespace tessera::server::hub::testing
