#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

#include "protocol/client_message.h"
#include "server/hub/connection.h"
#include "server/hub/hub.h"
#include "server/hub/live_table.h"
#include "server/hub/standing.h"

namespace tessera::server::hub {

using store::KeyHash;
using store::PersonId;
using table::EventNumber;
using table::TableId;
using table::Time;
using Text = std::shared_ptr<const std::string>;

// A message that waits for a batch to be committed.
struct HeldFrame {
  ConnectionId to;
  Text text;
  std::uint64_t table = 0;   // its serial
  std::string command = {};  // the id of the client's command that it answers
};
struct HeldAnswer {
  CallAnswer answer;
  std::size_t first_entry;  // the call's own entries of the batch, which must not be refused
  std::size_t end_entry;
};

// Entries that go to the store together, and what is told when they are there.
struct Gathered {
  store::Batch batch;
  std::vector<HeldFrame> frames;
  std::vector<HeldAnswer> answers;
};

// What a table has announced, and to whom.
struct News {
  const std::vector<table::Announcement>& events;
  Audience audience;
};

// Who gave a command, to be answered.
struct Origin {
  Connection* connection;
  std::string_view id;
};

class Hub::State {
 public:
  State(Settings settings, Entropy entropy) : settings_(std::move(settings)), entropy_(std::move(entropy)) {}

  // What Hub hands on; see there.
  Result<void> restore(const store::StoredLog& stored, Time now);
  void set_last_person(PersonId last) { last_person_ = last; }
  void opened(ConnectionId id, const std::optional<KeyHash>& key, Time now);
  void message(ConnectionId id, std::string_view text, Time now);
  void closed(ConnectionId id, Time now);
  void call(CallId id, const std::optional<KeyHash>& key, const Call& call, Time now);
  void committed(const Result<store::Committed>& result, Time now);
  void answered(ReadId id, Result<ReadAnswer> answer, Time now);
  void bot_answered(JobId job, std::string move, Time now);
  void tick(Time now);
  void drain();
  [[nodiscard]] std::optional<Time> next_tick() const;
  [[nodiscard]] bool is_settled() const { return !flying_ && gathering_.batch.empty(); }
  [[nodiscard]] Figures figures() const;
  void take_effects(Effects& effects);

 private:
  struct TextHash {
    using is_transparent = void;  // NOLINT(readability-identifier-naming): the library asks for it
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
  };
  struct KeyHashHash {
    std::size_t operator()(const KeyHash& key) const;
  };
  using WhenRead = std::function<void(Result<ReadAnswer>, Time)>;
  using WhenFound = std::function<void(LiveTable*, Time)>;  // null when there is none
  using WhenKnown = std::function<void(std::optional<PersonId>, Time)>;

  // batches.cc: what goes to the store, and what waits for it
  [[nodiscard]] Ticket gathering_ticket() const { return committed_ + (flying_ ? 2 : 1); }
  [[nodiscard]] bool is_durable(Ticket ticket) const { return ticket <= committed_; }
  Gathered& waiting_for(Ticket ticket);
  void append_events(LiveTable& live);
  void send(ConnectionId to, Text text) { effects_.frames.push_back({to, std::move(text)}); }
  void send(ConnectionId to, std::string text) {
    send(to, std::make_shared<const std::string>(std::move(text)));
  }
  // Sent when all that has happened at the table is durable.
  void send_durably(const LiveTable& live, HeldFrame frame);
  void send_to_all(const std::string& text);
  void hold_answer(CallAnswer answer, std::size_t first_entry);
  void fly();
  void land(const store::Committed& result, Time now);
  void begin_trouble(const Message& reason, Time now);
  void end_trouble(Time now);
  void read(Question question, WhenRead when);

  // tables.cc: which tables there are
  LiveTable* find(std::string_view id);
  LiveTable* find(std::uint64_t serial);
  void with_table(const TableId& id, WhenFound when, Time now);
  void load(const TableId& id, Time now);
  void loaded(const TableId& id, Result<ReadAnswer> answer, Time now);
  LiveTable& keep(table::Table opened);
  Result<LiveTable*> open_table(table::Opening opening, const std::vector<table::Command>& seating, Time now);
  [[nodiscard]] TableId fresh_table_id(std::string_view prefix);
  [[nodiscard]] table::Secret fresh_secret();
  void go_on_after_standstill(LiveTable& live, Time from, Time now);
  void fork(const TableId& id, Time now);
  void drop_entries_of(const TableId& id);
  void evict_if_done(LiveTable& live);
  void erase(LiveTable& live);
  void note_seat(LiveTable& live, PersonId person);
  void note_no_seat(LiveTable& live, PersonId person);
  void note_seats(LiveTable& live, const table::Seating& before);
  [[nodiscard]] std::size_t seats_taken(PersonId person) const;

  // play.cc: what happens at a table, and who is told
  Result<table::Accepted> execute(LiveTable& live, const table::Command& command, Time now,
                                  Origin origin = {});
  void happened(LiveTable& live, const News& news, std::uint64_t before, Time now, Origin origin);
  void tell(LiveTable& live, const News& news, std::string_view field, Origin origin);
  void tell_whole(LiveTable& live, Watcher& watcher, EventNumber from, std::string_view done);
  void follow_up(LiveTable& live, Time now);
  void seek_rematch(LiveTable& live, Time now);
  LiveTable* open_rematch(const LiveTable& live, const TableId& id, Time now);

  // commands.cc
  void heard(Connection& from, protocol::ClientMessage message, Time now);
  void command(Connection& from, const std::string& id, const protocol::GiveCommand& give, Time now);
  void command_at(Connection& from, const std::string& id, const protocol::GiveCommand& give, LiveTable& live,
                  Time now);
  [[nodiscard]] bool answer_again(Connection& from, const std::string& id, LiveTable& live);
  Result<void> check_position(const LiveTable& live, const table::Command& command, EventNumber position,
                              bool& was_done);
  void refuse_command(Connection& to, std::string_view id, const Message& reason, const LiveTable* live);
  [[nodiscard]] std::optional<Message> why_stopped() const;

  // watching.cc
  void watch(Connection& from, const std::string& id, const protocol::WatchTable& watch, Time now);
  void watch_at(Connection& from, const std::string& id, const protocol::WatchTable& watch, LiveTable& live,
                Time now);
  void unwatch(Connection& from, const TableId& id, Time now);
  void stop_watching(Connection& from, LiveTable& live, Time now);
  void note_here(LiveTable& live, Time now);
  void tell_here(LiveTable& live, Time now);
  void disconnect(Connection& connection, Time now);

  // talk.cc
  void say(Connection& from, const std::string& id, const protocol::SayAtTable& say, Time now);
  void react(Connection& from, const std::string& id, const protocol::ReactAtTable& react, Time now);
  void mute(Connection& from, const std::string& id, const protocol::MuteAtTable& mute);
  struct Speaking {
    LiveTable* live;
    KnownPerson* person;
    std::optional<Seat> seat;
  };
  std::optional<Speaking> speaking(Connection& from, const std::string& id, const TableId& table, Time now);
  void tell_talk(LiveTable& live, PersonId speaker, std::string text);

  // people.cc
  void with_person(const std::optional<KeyHash>& key, WhenKnown when, Time now);
  KnownPerson& remember(PersonId id, std::string name);
  KnownPerson* known(PersonId id);
  void introduce(Connection& connection, Time now);
  void set_name(CallId id, std::optional<PersonId> who, const SetName& set, Time now);
  void forget(CallId id, PersonId who, Time now);
  void make_link(CallId id, PersonId who, Time now);
  void claim_link(CallId id, const ClaimLink& claim, Time now);
  void forget_strangers();

  // calls.cc, lobby.cc, games.cc
  void call_by(CallId id, std::optional<PersonId> who, const Call& call, Time now);
  void answer(CallId id, int status, const Data& body);
  void refuse_call(CallId id, int status, const Message& reason);
  void get_me(CallId id, std::optional<PersonId> who);
  void list_tables(CallId id, const ListTables& list);
  void create_table(CallId id, PersonId who, const CreateTable& create, Time now);
  void quick_match(CallId id, PersonId who, const QuickMatch& match, Time now);
  LiveTable* find_match(PersonId who, const QuickMatch& match);
  std::optional<Message> why_no_table(PersonId who);
  void my_games(CallId id, PersonId who, const MyGames& mine, Time now);
  void get_record(CallId id, const GetRecord& get);
  void leaders(CallId id, const Leaders& leaders);
  void end_game(LiveTable& live);
  void send_ending(LiveTable& live);

  // wakes.cc: what happens by itself
  void wake_at(LiveTable& live, Time time);
  void wake_up(LiveTable& live, Time now);
  void plan_wake(LiveTable& live);
  void ask_bot(LiveTable& live, Time now);
  void cancel_bot(LiveTable& live);
  void play_bot(LiveTable& live, Time now);
  [[nodiscard]] Time expiry(const LiveTable& live) const;

  void log(Weight weight, std::string_view event, Data::Fields fields = {});

  Settings settings_;
  Entropy entropy_;
  Effects effects_;
  Figures figures_;

  std::unordered_map<std::string, std::unique_ptr<LiveTable>, TextHash, std::equal_to<>> tables_;
  std::map<std::uint64_t, LiveTable*> by_serial_;
  std::uint64_t last_serial_ = 0;
  std::map<std::string, std::vector<WhenFound>, std::less<>> loading_;
  std::map<std::string, std::vector<std::pair<ConnectionId, Viewer>>, std::less<>>
      forked_;                                 // and their watchers
  std::map<std::uint64_t, LiveTable*> lobby_;  // gathering and listed, by serial
  std::unordered_map<PersonId, std::vector<LiveTable*>> seated_;
  std::unordered_map<PersonId, std::size_t> open_tables_;  // that the person opened
  std::set<std::tuple<Time, std::uint64_t, LiveTable*>> wakes_;

  std::unordered_map<ConnectionId, std::unique_ptr<Connection>> connections_;
  std::unordered_map<PersonId, std::unique_ptr<KnownPerson>> people_;
  std::unordered_map<KeyHash, PersonId, KeyHashHash> keys_;
  PersonId last_person_{0};
  struct Link {
    PersonId person;
    Time until;
  };
  std::map<KeyHash, Link> links_;  // by the hash of what is shown

  std::map<std::pair<PersonId, std::string_view>, std::optional<store::Rating>>
      ratings_;  // of those who play

  Ticket committed_ = 0;
  std::shared_ptr<const store::Batch> flying_;
  Gathered with_flying_;  // what waits for it; its batch is empty
  Gathered gathering_;
  std::optional<Message> trouble_;
  Time trouble_since_{0};
  Time retry_pause_{0};
  std::optional<Time> retry_at_;
  bool draining_ = false;

  std::uint64_t last_read_ = 0;
  std::uint64_t last_job_ = 0;
  std::unordered_map<ReadId, WhenRead> reads_;
  struct LaterRead {
    Time at;
    Question question;
    WhenRead when;
  };
  std::vector<LaterRead> later_reads_;
  std::unordered_map<JobId, std::uint64_t> jobs_;  // the serial of the table
};

}  // namespace tessera::server::hub
