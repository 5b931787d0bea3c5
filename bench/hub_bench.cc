#include <benchmark/benchmark.h>
#include <chrono>
#include <malloc.h>
#include <map>
#include <string>
#include <vector>

#include "base/random.h"
#include "base/text.h"
#include "server/hub/hub.h"
#include "server/hub/key.h"
#include "table/table.h"

// What the hub itself costs: a move of one of two people who both look on, without sockets and without a
// store (a batch is answered as committed at once), and the memory of a table.

namespace tessera::server::hub {
namespace {

using table::Time;

class Place {
 public:
  Place() : hub_(generous(), [this](std::span<std::byte> into) { fill(into); }) {
    for (const char* name : {"Ann", "Bob"}) {
      hub_.call(CallId{++calls_}, {}, SetName{name}, now_);
      work();
      keys_.push_back(key_hash(key_));
      hub_.opened(ConnectionId{keys_.size()}, keys_.back(), now_);
      work();
    }
  }

  std::string open(std::string_view game) {
    const auto create =
        read_call("POST", "/api/tables", {},
                  concat(R"({"game":")", game, R"(","players":2,"clock":{"kind":"move","time":60000}})"));
    hub_.call(CallId{++calls_}, keys_[0], *create, now_);
    work();
    return body_.substr(10, body_.size() - 12);
  }
  void say(std::uint64_t who, const std::string& text) {
    hub_.message(ConnectionId{who}, text, now_);
    work();
  }
  void pass(Time time) { now_ += time; }

  // Of the last frame that the first person heard.
  std::string last;
  std::size_t bytes = 0;
  std::map<std::string, std::vector<std::byte>> logs;
  bool keeps_logs = false;

 private:
  static Settings generous() {
    Settings settings;
    settings.message_burst = settings.messages_a_second = 1'000'000'000;
    settings.tables_a_person = 1'000'000'000;
    settings.watched_tables = 1'000'000'000;
    settings.tables = 1'000'000'000;
    return settings;
  }
  void fill(std::span<std::byte> into) {
    for (std::byte& byte : into) byte = static_cast<std::byte>((entropy_ = scramble(entropy_)) >> 13U);
  }
  void work() {
    for (;;) {
      hub_.take_effects(effects_);
      for (const Frame& frame : effects_.frames) {
        bytes += frame.text->size();
        if (frame.to == ConnectionId{1}) last = *frame.text;
      }
      for (CallAnswer& answer : effects_.answers) {
        body_ = answer.body;
        if (answer.new_key) key_ = *answer.new_key;
      }
      const bool reads = !effects_.reads.empty();
      for (const StoreRead& read : effects_.reads)
        hub_.answered(read.id, ReadAnswer(std::optional<store::Rating>()), now_);
      if (effects_.batch)
        for (const store::Entry& entry : *effects_.batch)
          if (const auto* append = std::get_if<store::Append>(&entry); append != nullptr && keeps_logs)
            logs[append->table.text()].insert(logs[append->table.text()].end(), append->bytes.begin(),
                                              append->bytes.end());
      if (!effects_.batch) {
        if (!reads) return;
        continue;
      }
      hub_.committed(store::Committed{}, now_);
    }
  }

  Hub hub_;
  Effects effects_;
  Time now_{1'763'430'000'000};
  std::uint64_t entropy_ = 1;
  std::uint64_t calls_ = 0;
  std::vector<std::optional<store::KeyHash>> keys_;
  std::string key_;
  std::string body_;
};

std::string command(std::uint64_t id, std::string_view table, std::string_view body, int position) {
  return concat(R"({"id":")", id, R"(","do":"command","table":")", table, R"(","position":)", position,
                R"(,"command":)", body, '}');
}

void start(Place& place, const std::string& table) {
  for (const std::uint64_t who : {1U, 2U})
    place.say(who, concat(R"({"id":"w","do":"watch","table":")", table, "\"}"));
  place.say(2, command(1, table, R"({"kind":"sit","seat":1})", 0));
  place.say(1, command(2, table, R"({"kind":"start"})", 0));
}

// What two people say to play games to their ends. The same again at another place leads to the same games,
// since all chance comes from the same bytes.
struct Script {
  std::vector<std::string> tables;
  std::vector<std::pair<std::uint64_t, std::string>> moves;
};

constexpr int kTables = 40;

Script write_script(std::string_view game) {
  Script script;
  Place place;
  place.keeps_logs = true;
  Rng rng(1);
  std::uint64_t id = 100;
  for (int i = 0; i < kTables; ++i) {
    script.tables.push_back(place.open(game));
    start(place, script.tables.back());
  }
  std::vector<std::string> on = script.tables;
  while (!on.empty()) {
    const std::size_t which = rng.below(static_cast<std::uint32_t>(on.size()));
    auto table = table::Table::restore(*table::Log::parse(place.logs[on[which]]), {"skilled"});
    const auto seat = table::seat_to_act(table->state());
    if (!seat) {
      on.erase(on.begin() + static_cast<std::ptrdiff_t>(which));
      continue;
    }
    const std::string move = rng.pick(table->state().play.game->legal());
    std::string text = command(++id, on[which], concat(R"({"kind":"act","move":")", move, "\"}"),
                               static_cast<int>(table->state().position));
    place.say(index(*seat) + 1, text);
    script.moves.emplace_back(index(*seat) + 1, std::move(text));
  }
  return script;
}

void move_of(benchmark::State& bench, std::string_view game) {
  const Script script = write_script(game);
  std::size_t moves = 0;
  std::size_t bytes = 0;
  for (auto _ : bench) {
    Place place;
    for (const std::string& name : script.tables) {
      if (place.open(game) != name) return bench.SkipWithError("another table");
      start(place, name);
    }
    place.bytes = 0;
    const auto begin = std::chrono::steady_clock::now();
    for (const auto& [who, text] : script.moves) place.say(who, text);
    bench.SetIterationTime(std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
    moves += script.moves.size();
    bytes += place.bytes;
  }
  bench.SetItemsProcessed(static_cast<std::int64_t>(moves));
  bench.counters["bytes_a_move"] = static_cast<double>(bytes) / static_cast<double>(moves);
}

// Tables in the middle of their games, nobody connected any more.
void memory_of(benchmark::State& bench, std::string_view game) {
  const Script script = write_script(game);
  double bytes = 0;
  for (auto _ : bench) {
    Place place;
    const auto before = mallinfo2().uordblks;
    for (int i = 0; i < kTables; ++i) start(place, place.open(game));
    for (std::size_t i = 0; i < script.moves.size() / 2; ++i)
      place.say(script.moves[i].first, script.moves[i].second);
    bytes = static_cast<double>(mallinfo2().uordblks - before) / kTables;
  }
  bench.counters["bytes_a_table"] = bytes;
}

BENCHMARK_CAPTURE(move_of, 101, "101")->UseManualTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(move_of, 21, "21")->UseManualTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(memory_of, 101, "101")->Iterations(1);
BENCHMARK_CAPTURE(memory_of, 21, "21")->Iterations(1);

}  // namespace
}  // namespace tessera::server::hub

BENCHMARK_MAIN();
