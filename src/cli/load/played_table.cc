#include "cli/load/played_table.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/monotonic_resource.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <functional>
#include <utility>

#include "base/text.h"
#include "core/options.h"
#include "core/viewer.h"

namespace tessera::cli::load {
namespace {

namespace json = boost::json;

std::string_view text_of(const json::object& object, std::string_view name) {
  const json::value* const value = object.if_contains(name);
  if (value == nullptr || !value->is_string()) return {};
  return {value->get_string().data(), value->get_string().size()};
}

}  // namespace

PlayedTable::PlayedTable(const AnyGame& game, std::string id, std::array<std::string, 2> cookies,
                         std::uint64_t seed, Tally& tally)
    : game_(game), id_(std::move(id)), rng_(seed), tally_(tally) {
  for (std::size_t i = 0; i < 2; ++i) clients_[i].cookie = std::move(cookies[i]);
}

void PlayedTable::note(std::string mistake) {
  if (tally_.mistakes.size() < 20) tally_.mistakes.push_back(std::move(mistake));
}

bool PlayedTable::connect(int seat, const client::ServerAt& server) {
  Client& client = at(seat);
  if (!client.socket.open(server, client.cookie)) return false;
  asked_ = Asked::nothing;
  watch(seat);
  // Whether it was done is not known; under its id it never counts twice.
  if (moved_ && moved_->seat == seat) client.socket.say(moved_->command);
  return true;
}

void PlayedTable::watch(int seat) {
  at(seat).is_watching = false;
  at(seat).socket.say(
      concat(R"({"id":"w)", ++last_command_, R"(","do":"watch","table":")", id_, R"(","have":0})"));
}

void PlayedTable::command(int seat, std::string_view what) {
  at(seat).socket.say(concat(R"({"id":"c)", ++last_command_, R"(","do":"command","table":")", id_,
                             R"(","command":)", what, '}'));
}

void PlayedTable::play() {
  const int seat = *std::exchange(to_move_, std::nullopt);
  Client& client = at(seat);
  const auto legal = client.follower->view().legal();
  if (legal.empty()) return note(concat("table ", id_, ": a turn without a move"));
  const std::string& move = legal[(rng_.below(static_cast<std::uint32_t>(legal.size())))];
  std::string id = concat('m', ++last_command_);
  std::string text = concat(R"({"id":")", id, R"(","do":"command","table":")", id_, R"(","position":)",
                            client.position, R"(,"command":{"kind":"act","move":")", move, R"("}})");
  moved_ = Moved{seat, client.events.size(), std::move(id), std::move(text), Clock::now()};
  client.socket.say(moved_->command);
}

bool PlayedTable::hear(int seat) {
  Client& client = at(seat);
  const bool is_there = client.socket.read();
  for (std::string_view text = client.socket.next_message(); !text.empty();
       text = client.socket.next_message())
    hear(seat, text);
  return is_there && client.socket.is_open();
}

void PlayedTable::hear(int seat, std::string_view text) {
  std::array<unsigned char, 8192> room;
  json::monotonic_resource memory(room.data(), room.size());
  boost::system::error_code error;
  const json::value value = json::parse({text.data(), text.size()}, error, &memory);
  if (error || !value.is_object()) return note("a message that is no JSON");
  const Object& message = value.get_object();
  if (message.contains("refused")) {
    ++tally_.refusals;
    // Others may come too late after a loss; a move that was made under its id may not.
    if (!compares_ || (moved_ && text_of(message, "refused") == moved_->id)) note(concat("refused: ", text));
    return;
  }
  if (text_of(message, "table") != id_) return;
  if (message.contains("next")) {
    id_ = text_of(message, "next");
    phase_.clear();
    asked_ = Asked::nothing;
    for (Client& client : clients_) {
      client.events.clear();
      client.follower.reset();
      client.is_seated = false;
    }
    for (const int each : {0, 1}) watch(each);
    return;
  }
  if (message.contains("from")) {
    hear_whole(seat, message);
  } else if (message.contains("events") && at(seat).is_watching) {
    hear_news(seat, message, text.size());
  }
}

void PlayedTable::hear_whole(int seat, const Object& message) {
  Client& client = at(seat);
  // What was heard before must be the beginning of what is told now.
  const auto before = std::exchange(client.events, {});
  const bool was_seated = std::exchange(client.is_seated, !message.at("seat").is_null());
  client.follower.reset();
  client.is_watching = true;
  if (!hear_events(seat, message)) return;
  const bool goes_on = client.events.size() >= before.size() &&
                       std::equal(before.begin(), before.end(), client.events.begin());
  if (compares_ && was_seated && !goes_on)
    note(concat("table ", id_, ": events that were told are lost or changed"));
  see_public(seat, message.at("public").as_object());
}

bool PlayedTable::hear_events(int seat, const Object& message) {
  Client& client = at(seat);
  if (!client.follower && client.is_seated) {
    auto follower =
        game_.follow(Setup{.players = 2, .options = {}}, Viewer(seat_at(static_cast<std::size_t>(seat))));
    if (!follower) return false;
    client.follower = *std::move(follower);
  }
  for (const json::value& each : message.at("events").as_array()) {
    const json::array& event = each.as_array();
    const auto number = static_cast<std::size_t>(event.at(0).to_number<std::int64_t>());
    if (number < client.events.size()) continue;  // told again
    if (number > client.events.size()) {
      note(concat("table ", id_, ": event ", client.events.size(), " is missing"));
      return false;
    }
    client.events.push_back(compares_ ? std::hash<std::string>()(json::serialize(each)) : 0);
    if (!client.follower) continue;
    for (const json::value& line : event.at(4).as_array()) {
      const json::string& text = line.as_string();
      if (client.follower->hear({text.data(), text.size()})) continue;
      note(concat("table ", id_, ": a line that can't be: ", std::string_view(text.data(), text.size())));
      return false;
    }
  }
  return true;
}

void PlayedTable::hear_news(int seat, const Object& message, std::size_t bytes) {
  Client& client = at(seat);
  if (!hear_events(seat, message)) return;
  if (const json::value* const now = message.if_contains("now")) {
    tally_.move_bytes += bytes;
    ++tally_.move_frames;
    tally_.longest_move = std::max(tally_.longest_move, bytes);
    client.position = client.events.size();
    see_turn(now->as_object().at("turn"));
  } else if (const json::value* const known = message.if_contains("public")) {
    see_public(seat, known->as_object());
  }
}

void PlayedTable::see_public(int seat, const Object& known) {
  at(seat).position = static_cast<std::size_t>(known.at("position").to_number<std::int64_t>());
  phase_ = text_of(known, "phase");
  if (phase_ == "gathering") {
    gather(known);
  } else if (phase_ == "over") {
    see_turn(nullptr);
    end(known);
  } else {
    asked_ = Asked::nothing;
    see_turn(known.at("turn"));
  }
}

void PlayedTable::gather(const Object& known) {
  if (!at(0).is_watching || !at(1).is_watching) return;
  const json::array& seats = known.at("seats").as_array();
  const bool is_free = text_of(seats.at(1).as_object(), "holder") == "nobody";
  if (is_free && asked_ == Asked::nothing) {
    asked_ = Asked::agreement;
    command(1, R"({"kind":"sit","seat":1,"name":""})");
  } else if (!is_free && asked_ != Asked::start && at(1).is_seated) {
    asked_ = Asked::start;
    command(0, R"({"kind":"start"})");
  }
}

void PlayedTable::end(const Object& known) {
  if (!at(0).is_watching || !at(1).is_watching) return;
  const bool is_offered = !known.at("rematch").is_null();
  if (!is_offered && asked_ == Asked::nothing) {
    asked_ = Asked::rematch;
    ++tally_.games;
    command(0, R"({"kind":"offer_rematch"})");
  } else if (is_offered && asked_ != Asked::agreement) {
    asked_ = Asked::agreement;
    command(1, R"({"kind":"accept_rematch"})");
  }
}

// A move is done when the other seat has seen it; the next one waits until both have.
void PlayedTable::see_turn(const json::value& turn) {
  if (moved_ && at(1 - moved_->seat).events.size() > moved_->number) {
    tally_.delays.push_back(std::chrono::duration<float, std::milli>(Clock::now() - moved_->at).count());
    ++tally_.moves;
    ++moves_;
    moved_.reset();
  }
  if (moved_ || !turn.is_number() || phase_ != "playing") return;
  if (!at(0).follower || !at(1).follower || at(0).events.size() != at(1).events.size()) return;
  to_move_ = static_cast<int>(turn.to_number<std::int64_t>());
}

}  // namespace tessera::cli::load
