#include "tests/hub/simulation.h"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <utility>

#include "base/text.h"
#include "bots/bot.h"
#include "games/catalog.h"
#include "protocol/json.h"
#include "store/messages.h"
#include "table/telling.h"
#include "tests/hub/snapshots.h"
#include "tests/support/random_games.h"

namespace tessera::server::hub::testing {
namespace {

constexpr std::size_t kPeople = 6;
constexpr std::size_t kMostTables = 12;

constexpr std::string_view kLies[] = {
    "",
    "{",
    "[]",
    "null",
    R"({"id":7,"do":"ping"})",
    R"({"id":"","do":"ping"})",
    R"({"id":"x","do":"dance"})",
    R"({"id":"x","do":"watch","table":"../../etc"})",
    R"({"id":"x","do":"watch","table":"AAAAAAAAAAAAAAAAAAAAAA","have":4294967295})",
    R"({"id":"x","do":"command","table":"AAAAAAAAAAAAAAAAAAAAAA","command":{"kind":"start"}})",
    R"({"id":"x","do":"command","table":"AAAAAAAAAAAAAAAAAAAAAA","command":[]})",
    R"({"id":"x","do":"mute","table":"AAAAAAAAAAAAAAAAAAAAAA","seat":1})",
    R"([[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]])",
    "\xff\xfe"};

std::string setup_body(Rng& rng) {
  const AnyGame* game = rng.pick(all_games());
  const auto setups = every_setup(*game);
  const Setup& setup = rng.pick(setups);
  std::string options;
  for (const auto& [key, value] : setup.options)
    options += concat(options.empty() ? "" : ",", '"', key, "\":\"", value, '"');
  std::string seats = R"({"kind":"you"})";
  for (int i = 1; i < setup.players; ++i)
    seats += rng.below(2) == 0 ? R"(,{"kind":"open"})" : R"(,{"kind":"bot","level":"novice"})";
  constexpr std::array<std::string_view, 4> kClocks = {
      R"({"kind":"none"})", R"({"kind":"move","time":30000})",
      R"({"kind":"total","time":120000,"increment":1000})", R"({"kind":"days","time":86400000})"};
  return concat(R"({"game":")", game->spec().name, R"(","players":)", setup.players, R"(,"options":{)",
                options, R"(},"clock":)", rng.pick(kClocks), R"(,"seats":[)", seats, "]}");
}

}  // namespace

Simulation::Simulation(std::uint64_t seed) : rng_(seed) {
  reader_ = *store_.reader();
  hub_ = std::make_unique<Hub>(World::generous(), seeded_entropy(rng_.next()));
  for (std::size_t i = 0; i < kPeople; ++i) people_.push_back({Client(concat("p", i), rng_.next())});
  for (std::size_t i = 0; i < kPeople; ++i) later(500, [this, i] { introduce(i); });
}

void Simulation::at(Time time, std::function<void()> what) { agenda_.emplace(time, std::move(what)); }
void Simulation::later(std::uint32_t within, std::function<void()> what) {
  at(now_ + Time{1 + rng_.below(within)}, std::move(what));
}

void Simulation::run(Time time) {
  const Time end = now_ + time;
  while (now_ < end) {
    step();
    if (quiet_) continue;
    if (rng_.below(4'000) == 0) crash();
    if (rng_.below(2'000) == 0) trouble();
    if (rng_.below(400) == 0)
      store_.fail_once(rng_.below(2) == 0 ? store::MemoryFault::nothing_stored
                                          : store::MemoryFault::stored_unknowing);
    if (rng_.below(300) == 0) cut(rng_.below(kPeople));
    if (rng_.below(3'000) == 0) now_ += Time{rng_.below(200'000)};
  }
}

// Whatever comes next, the hub's own time included.
void Simulation::step() {
  const auto tick = hub_->next_tick();
  const bool ticks = tick && (agenda_.empty() || *tick <= agenda_.begin()->first);
  if (!ticks && agenda_.empty()) {
    now_ += Time{1'000};
    return;
  }
  now_ = std::max(now_, ticks ? *tick : agenda_.begin()->first);
  if (ticks) {
    hub_->tick(now_);
  } else {
    const auto what = std::move(agenda_.begin()->second);
    agenda_.erase(agenda_.begin());
    what();
  }
  take_effects();
}

void Simulation::take_effects() {
  Effects effects;
  hub_->take_effects(effects);
  for (const Frame& frame : effects.frames) {
    const auto there = connected_.find(frame.to);
    if (there == connected_.end()) continue;
    Person& person = people_[there->second];
    person.last_down = std::max(person.last_down, now_ + Time{rng_.below(60)});
    at(person.last_down, [this, to = frame.to, who = there->second, text = frame.text] {
      if (people_[who].connection != to) return;
      const bool understood = people_[who].client.hear(*text);
      EXPECT_TRUE(understood) << *text;
      if (!understood) people_[who].is_lost = true;
      follow_rematches(people_[who]);
    });
  }
  for (const ConnectionId drop : effects.drops)
    if (const auto there = connected_.find(drop); there != connected_.end()) cut(there->second);
  if (effects.batch) later(30, [this, batch = effects.batch, era = era_] { commit(batch, era); });
  for (const StoreRead& read : effects.reads)
    later(20, [this, read, era = era_] {
      auto answer = read_from(*reader_, read.question);
      if (era == era_) hub_->answered(read.id, std::move(answer), now_);
    });
  for (const BotJob& job : effects.jobs)
    later(1'500, [this, id = job.id, view = job.view, era = era_] {
      if (era != era_) return;
      const std::string move = rng_.below(20) == 0 ? "nonsense" : std::string(rng_.pick(view->legal()));
      hub_->bot_answered(id, rng_.below(30) == 0 ? "" : move, now_);
    });
  for (const CallAnswer& answer : effects.answers)
    if (auto found = calls_.extract(answer.call)) found.mapped()(answer);
}

void Simulation::commit(const std::shared_ptr<const store::Batch>& batch, int era) {
  for (const store::Entry& entry : *batch)
    if (const auto* drop = std::get_if<store::Drop>(&entry)) expect_drop(drop->table);
  const auto result = store_.commit(*batch);
  if (era != era_) return;  // whoever asked is gone
  hub_->committed(result, now_);
}

// Only what never began is ever taken out of the store.
void Simulation::expect_drop(const table::TableId& id) {
  tables_.erase(std::string(id.text()));
  const auto stored = reader_->log(id);
  if (!stored || !*stored) return;  // the store is away, or it was dropped before the answer was lost
  const auto table = table::Table::restore(*table::Log::parse((*stored)->bytes), level_names());
  ASSERT_TRUE(table);
  EXPECT_EQ(table->state().phase, table::Phase::gathering);
}

// The server is gone from one moment to the next; what was on its way to the store may still arrive.
void Simulation::crash() {
  ++counts.crashes;
  ++era_;
  for (std::size_t i = 0; i < kPeople; ++i) cut(i);
  calls_.clear();
  std::multimap<Time, std::function<void()>> kept;
  std::swap(kept, agenda_);
  for (auto& [time, what] : kept)
    if (rng_.below(2) == 0 && time <= now_ + Time{30}) what();  // commits of the past, mostly
  for (auto& [time, what] : kept)
    if (time > now_ + Time{30}) agenda_.emplace(time, std::move(what));
  for (std::size_t i = 0; i < kPeople; ++i) cut(i);  // who came to the old one at its last moment
  hub_ = std::make_unique<Hub>(World::generous(), seeded_entropy(rng_.next()));
  store_.set_trouble({});
  hub_->set_last_person(*reader_->last_person());
  const auto restored = reader_->live_tables(
      [&](const store::StoredLog& log) { EXPECT_TRUE(hub_->restore(log, now_)) << log.table.text(); });
  EXPECT_TRUE(restored);
  take_effects();
  for (std::size_t i = 0; i < kPeople; ++i)
    later(3'000, [this, i] { people_[i].key ? connect(i) : introduce(i); });
}

void Simulation::trouble() {
  ++counts.troubles;
  store_.set_trouble(Message(store::Say::disk_full));
  later(40'000, [this] { store_.set_trouble({}); });
}

void Simulation::introduce(std::size_t who) {
  if (people_[who].key) return;
  const CallId id{++last_call_};
  calls_.emplace(id, [this, who](const CallAnswer& answer) {
    if (!answer.new_key) return later(2'000, [this, who] { introduce(who); });
    people_[who].key = key_hash(*answer.new_key);
    connect(who);
  });
  hub_->call(id, {}, SetName{concat("Person ", who)}, now_);
  later(20'000, [this, who] { introduce(who); });  // in case the answer never came
}

void Simulation::connect(std::size_t who) {
  Person& person = people_[who];
  if (person.connection) return;
  person.connection = ConnectionId{++last_connection_};
  connected_.emplace(*person.connection, who);
  person.last_up = now_;
  hub_->opened(*person.connection, person.key, now_);
  std::vector<std::string> known;
  for (const auto& [table, remote] : person.client.tables()) known.push_back(table);
  for (const std::string& table : known) say(who, person.client.watch(table));
  // What was not answered is said again, under its id.
  for (const std::string& text : person.client.unanswered()) {
    ++counts.repeated;
    say(who, text);
  }
  later(300, [this, who] { act(who); });
}

void Simulation::cut(std::size_t who) {
  Person& person = people_[who];
  if (!person.connection) return;
  ++counts.cuts;
  connected_.erase(*person.connection);
  later(2'000, [this, id = *person.connection, era = era_] {
    if (era == era_) hub_->closed(id, now_);
  });
  person.connection.reset();
  later(quiet_ ? 10 : 5'000, [this, who] {
    if (people_[who].key) connect(who);
  });
}

// It may come late, after what was said later, and twice.
void Simulation::say(std::size_t who, const std::string& text) {
  Person& person = people_[who];
  if (!person.connection) return;
  const bool orderly = rng_.below(10) != 0;
  Time arrival = now_ + Time{1 + rng_.below(quiet_ ? 20 : 80)};
  if (orderly) arrival = person.last_up = std::max(person.last_up, arrival);
  const auto deliver = [this, to = *person.connection, text, era = era_] {
    if (era == era_ && connected_.contains(to)) hub_->message(to, text, now_);
  };
  at(arrival, deliver);
  if (!quiet_ && rng_.below(15) == 0) at(arrival + Time{rng_.below(3'000)}, deliver);
}

void Simulation::act(std::size_t who) {
  Person& person = people_[who];
  if (!person.connection || quiet_) return;
  if (tables_.size() < kMostTables && rng_.below(20) == 0) open_table(who);
  if (rng_.below(25) == 0) say(who, std::string(kLies[rng_.below(std::size(kLies))]));
  if (!tables_.empty()) {
    const auto table = std::next(tables_.begin(), rng_.below(static_cast<std::uint32_t>(tables_.size())));
    if (const auto message = person.client.any_message(*table)) say(who, *message);
  }
  // All tables where it is one's turn.
  std::vector<std::string> known;
  for (const auto& [table, remote] : person.client.tables()) known.push_back(table);
  for (const std::string& table : known)
    if (rng_.below(3) == 0)
      if (const auto message = person.client.any_message(table)) say(who, *message);
  later(400, [this, who] { act(who); });
}

void Simulation::open_table(std::size_t who) {
  const auto call = read_call("POST", "/api/tables", {}, setup_body(rng_));
  ASSERT_TRUE(call) << call.error().reason.code().name;
  const CallId id{++last_call_};
  calls_.emplace(id, [this](const CallAnswer& answer) {
    if (answer.status == 201) tables_.insert(text_of(parsed(answer.body)["table"]));
  });
  hub_->call(id, people_[who].key, *call, now_);
}

void Simulation::follow_rematches(Person& person) {
  for (const std::string& next : std::exchange(person.client.next_tables, {})) tables_.insert(next);
}

void Simulation::settle() {
  quiet_ = true;
  store_.set_trouble({});
  run(Time{900'000});
  for (int round = 0; round < 3; ++round) {
    for (std::size_t i = 0; i < kPeople; ++i) {
      if (!people_[i].connection) connect(i);
      for (const std::string& table : tables_) say(i, people_[i].client.watch(table));
      for (const std::string& text : people_[i].client.unanswered()) say(i, text);
    }
    run(Time{20'000});
  }
  // Bots play on and clocks run out: until nothing is on its way, to the store or to anybody.
  for (int i = 0; i < 1'000'000 && !(hub_->is_settled() && agenda_.empty()); ++i) step();
}

void Simulation::check() {
  EXPECT_TRUE(hub_->is_settled());
  EXPECT_FALSE(hub_->figures().in_trouble);
  EXPECT_EQ(hub_->figures().forks, 0U);
  for (const Person& person : people_) {
    EXPECT_FALSE(person.is_lost);
    EXPECT_FALSE(person.client.in_trouble);
    EXPECT_TRUE(person.client.unanswered().empty());
  }
  for (const std::string& table : tables_) check_table(table);
}

void Simulation::check_table(const std::string& id) {
  const auto stored = reader_->log(*table::TableId::parse(id));
  ASSERT_TRUE(stored && *stored) << id;
  const auto table = table::Table::restore(*table::Log::parse((*stored)->bytes), level_names());
  ASSERT_TRUE(table);
  const auto told = table::told_events(table->log(), Viewer::onlooker(), 0);
  if (table->state().phase == table::Phase::over) ++counts.games;

  struct Made {
    table::EventNumber position;  // in which it was made
    Seat seat;
    std::string text;
  };
  std::map<table::EventNumber, Made> moves;  // by their own numbers
  std::set<table::EventNumber> positions;
  auto replayed = *table::begin(*table::Log::Cursor(table->log()).next());
  for (table::Log::Cursor cursor(table->log()); !cursor.done();) {
    const auto event = *cursor.next();
    if (cursor.number() == 1) continue;
    if (const auto* moved = std::get_if<table::Moved>(&event.what)) {
      EXPECT_TRUE(positions.insert(replayed.position).second) << "two moves in one position";
      moves.emplace(cursor.number() - 1, Made{replayed.position, moved->seat, moved->text});
      ++counts.moves;
    }
    ASSERT_TRUE(table::fold(replayed, event, table->log()));
  }

  for (const Person& person : people_) {
    // Whatever anybody was ever told is there.
    if (const auto heard = person.client.told.find(id); heard != person.client.told.end())
      for (const auto& [number, what] : heard->second) {
        ASSERT_LT(static_cast<std::size_t>(number), told.size()) << id;
        const auto& event = told[static_cast<std::size_t>(number)];
        EXPECT_EQ(event.at.count(), what.first);
        EXPECT_EQ(event.kind, what.second);
      }
    // What was acknowledged is the next move from its position on; pauses may stand between.
    for (const auto& [message, act] : person.client.acts) {
      if (act.table != id || !person.client.done.contains(message)) continue;
      ++counts.acknowledged;
      const auto found = moves.lower_bound(act.position);
      ASSERT_NE(found, moves.end()) << message;
      EXPECT_LE(found->second.position, act.position);
      EXPECT_EQ(found->second.seat, act.seat);
      EXPECT_EQ(found->second.text, act.move);
    }
    const protocol::RemoteTable* remote = person.client.at(id);
    ASSERT_NE(remote, nullptr) << id;
    EXPECT_EQ(protocol::to_json(remote->snapshot()),
              protocol::to_json(snapshot_for(*table, remote->viewer())));
  }
  // And every move was asked for, in that position.
  for (const auto& [number, move] : moves) {
    const bool asked = std::ranges::any_of(people_, [&](const Person& person) {
      return std::ranges::any_of(person.client.acts, [&](const auto& one) {
        const Client::SentAct& act = one.second;
        return act.table == id && act.position == move.position && act.seat == move.seat;
      });
    });
    EXPECT_TRUE(asked || move.text == "place E5") << id << " at " << number;
  }
}

}  // namespace tessera::server::hub::testing
