#include "cli/online/connection.h"

#include <algorithm>
#include <array>
#include <sodium.h>
#include <utility>

#include "base/text.h"
#include "cli/online/fields.h"
#include "protocol/json.h"
#include "table/hex.h"

namespace tessera::cli::online {
namespace {

using namespace std::chrono_literals;

// A server that says nothing for so long is asked for a sign, and then given up.
constexpr auto kSilence = 20s;
constexpr auto kGivenUp = 30s;
// What ends sooner than this is no better than an attempt that failed.
constexpr auto kStable = 5s;

// No other program of the same person uses the same ids.
std::string random_prefix() {
  std::array<std::byte, 8> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  return table::to_hex(bytes);
}

}  // namespace

std::chrono::milliseconds pause_after(int failures) {
  constexpr std::chrono::milliseconds kFirst = 250ms;
  constexpr int kDoublings = 5;  // to 8 seconds
  return failures == 0 ? 0ms : kFirst * (1 << std::min(failures - 1, kDoublings));
}

Connection::Connection(client::ServerAt server, std::string cookie, std::function<Data()> first)
    : server_(std::move(server)),
      cookie_(std::move(cookie)),
      first_(std::move(first)),
      id_prefix_(random_prefix()) {}

std::string Connection::fresh_id() { return concat(id_prefix_, '-', ++last_id_); }

Result<void> Connection::open(Clock::time_point now) {
  if (auto opened = socket_.open(server_, cookie_); !opened) {
    ++failures_;
    retry_at_ = now + pause_after(failures_);
    return opened;
  }
  opened_at_ = now;
  heard_at_ = now;
  asked_for_sign_ = false;
  begin_again();
  for (const Said& said : unanswered_) socket_.say(said.text);
  return {};
}

void Connection::begin_again() {
  Data first = first_();
  auto fields = std::get<Data::Fields>(first.value());
  first_id_ = fresh_id();
  fields.emplace(fields.begin(), "id", first_id_);
  socket_.say(protocol::to_json(fields));
}

std::string Connection::say(Data::Fields message) {
  std::string id = fresh_id();
  message.emplace(message.begin(), "id", id);
  unanswered_.push_back({id, protocol::to_json(message)});
  socket_.say(unanswered_.back().text);
  return id;
}

bool Connection::waits_for(std::string_view id) const {
  return std::ranges::find(unanswered_, id, &Said::id) != unanswered_.end();
}

void Connection::note_answer(const Data& message) {
  const std::string done = text_in(message["done"]);
  const std::string id = done.empty() ? text_in(message["refused"]) : done;
  std::erase_if(unanswered_, [&](const Said& said) { return said.id == id; });
}

void Connection::lose(Clock::time_point now) {
  socket_.close();
  failures_ = now - opened_at_ >= kStable ? 0 : failures_ + 1;
  retry_at_ = now + pause_after(failures_);
}

std::vector<Data> Connection::hear(Clock::time_point now) {
  std::vector<Data> messages;
  const bool is_there = socket_.read();
  for (std::string_view text = socket_.next_message(); !text.empty(); text = socket_.next_message()) {
    auto message = protocol::from_json(text);
    if (!message) continue;
    note_answer(*message);
    messages.push_back(*std::move(message));
  }
  heard_at_ = now;
  asked_for_sign_ = false;
  if (!is_there || !socket_.is_open()) lose(now);
  return messages;
}

void Connection::look_at_clock(Clock::time_point now) {
  if (!is_open()) {
    if (now >= retry_at_) static_cast<void>(open(now));
    return;
  }
  if (now - heard_at_ >= kGivenUp) return lose(now);
  if (now - heard_at_ < kSilence || asked_for_sign_) return;
  asked_for_sign_ = true;
  socket_.say(protocol::to_json(Data::Fields{{"id", fresh_id()}, {"do", "ping"}}));
}

std::chrono::milliseconds Connection::patience(Clock::time_point now) const {
  const Clock::time_point next = !is_open() ? retry_at_ : heard_at_ + (asked_for_sign_ ? kGivenUp : kSilence);
  return std::max(std::chrono::ceil<std::chrono::milliseconds>(next - now), 0ms);
}

}  // namespace tessera::cli::online
