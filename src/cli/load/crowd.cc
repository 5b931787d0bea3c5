#include "cli/load/crowd.h"

#include <algorithm>
#include <array>
#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>
#include <stdexcept>
#include <sys/epoll.h>
#include <unistd.h>
#include <utility>

#include "base/text.h"
#include "cli/client/http_calls.h"
#include "words/catalogue.h"

namespace tessera::cli::load {
namespace {

using client::HttpCalls;
using client::HttpReply;

constexpr std::string_view kOpen =
    R"({"game":"21","players":2,"seats":[{"kind":"you"},{"kind":"open"}],"clock":{"kind":"none"}})";

// About as many as two people make in 21.
constexpr std::size_t kMovesOfAGame = 50;

// What the server answers. Without an answer there is nothing to measure.
HttpReply ask(HttpCalls& calls, std::string_view path, std::string_view body, std::string_view cookie = "") {
  auto reply = calls.call("POST", path, body, cookie);
  if (!reply) throw std::runtime_error(words::say(reply.error()));
  return *std::move(reply);
}

std::string new_person(HttpCalls& calls, const std::string& name) {
  const HttpReply reply = ask(calls, "/api/me", concat(R"({"name":")", name, R"("})"));
  if (reply.cookie.empty()) throw std::runtime_error("nobody can be made: " + reply.body);
  return reply.cookie;
}

std::string new_table(HttpCalls& calls, const std::string& cookie) {
  const HttpReply reply = ask(calls, "/api/tables", kOpen, cookie);
  boost::system::error_code error;
  const auto answer = boost::json::parse(reply.body, error);
  if (error || !answer.is_object() || !answer.get_object().contains("table"))
    throw std::runtime_error("no table can be opened: " + reply.body);
  return std::string(answer.get_object().at("table").as_string());
}

}  // namespace

Crowd::Crowd(const AnyGame& game, client::ServerAt server)
    : game_(game), server_(std::move(server)), poll_(epoll_create1(EPOLL_CLOEXEC)) {}

Crowd::~Crowd() { close(poll_); }

void Crowd::open_tables(int tables, bool compare_events) {
  HttpCalls calls(server_);
  for (int i = 0; i < tables; ++i) {
    std::array<std::string, 2> cookies;
    for (std::size_t seat = 0; seat < 2; ++seat) cookies[seat] = new_person(calls, concat("p", i, '.', seat));
    std::string id = new_table(calls, cookies[0]);
    tables_.push_back(std::make_unique<PlayedTable>(game_, std::move(id), std::move(cookies),
                                                    static_cast<std::uint64_t>(i) + 1, tally_));
    if (compare_events) tables_.back()->compare_events();
  }
  is_ready_.resize(tables_.size());
}

bool Crowd::connect_all() {
  for (std::size_t i = 0; i < tables_.size(); ++i)
    for (const int seat : {0, 1}) {
      if (tables_[i]->is_connected(seat)) continue;
      if (!tables_[i]->connect(seat, server_)) return false;
      follow(static_cast<int>(i), seat);
    }
  return true;
}

void Crowd::follow(int table, int seat) {
  epoll_event event{};
  event.events = EPOLLIN;
  event.data.u32 = static_cast<std::uint32_t>(2 * table + seat);
  epoll_ctl(poll_, EPOLL_CTL_ADD, tables_[static_cast<std::size_t>(table)]->file(seat), &event);
}

bool Crowd::hear(int milliseconds) {
  std::array<epoll_event, 256> events;
  const int count = epoll_wait(poll_, events.data(), events.size(), milliseconds);
  bool all_there = true;
  for (int i = 0; i < count; ++i) {
    const std::uint32_t who = events[static_cast<std::size_t>(i)].data.u32;
    const std::size_t table = who / 2;
    all_there &= tables_[table]->hear(static_cast<int>(who % 2));
    note_if_ready(table);
  }
  return all_there;
}

void Crowd::note_if_ready(std::size_t table) {
  if (!tables_[table]->is_ready() || is_ready_[table]) return;
  if (is_spreading_ && is_far_enough(table)) return;
  is_ready_[table] = true;
  ready_.push_back(table);
}

bool Crowd::is_far_enough(std::size_t table) const {
  return tables_[table]->moves() * tables_.size() >= table * kMovesOfAGame;
}

void Crowd::spread_out() {
  is_spreading_ = true;
  const auto is_done = [&] {
    for (std::size_t i = 0; i < tables_.size(); ++i)
      if (!is_far_enough(i)) return false;
    return true;
  };
  while (!is_done()) play_for(std::chrono::milliseconds(20));
  is_spreading_ = false;
  for (std::size_t i = 0; i < tables_.size(); ++i) note_if_ready(i);
}

void Crowd::move(std::optional<double> moves_a_second) {
  const auto now = Clock::now();
  const auto between = std::chrono::duration_cast<Clock::duration>(
      std::chrono::duration<double>(moves_a_second ? 1 / *moves_a_second : 0));
  // What could not be moved in time is not made up for all at once.
  next_move_ = std::max(next_move_, now - std::chrono::milliseconds(20));
  while (!ready_.empty() && (!moves_a_second || next_move_ <= now)) {
    const std::size_t table = ready_.front();
    ready_.pop_front();
    is_ready_[table] = false;
    next_move_ += between;
    if (tables_[table]->is_ready()) tables_[table]->play();
  }
}

void Crowd::play_for(std::chrono::duration<double> time, std::optional<double> moves_a_second) {
  const auto end = Clock::now() + std::chrono::duration_cast<Clock::duration>(time);
  while (Clock::now() < end) {
    if (!hear(moves_a_second ? 1 : 10)) throw std::runtime_error("the server has closed a connection");
    move(moves_a_second);
  }
}

bool Crowd::all_lost() const {
  return std::ranges::none_of(
      tables_, [](const auto& table) { return table->is_connected(0) || table->is_connected(1); });
}

bool Crowd::every_table_goes_on(std::chrono::duration<double> time) {
  std::vector<std::uint64_t> before;
  for (const auto& table : tables_) before.push_back(table->moves());
  const auto goes_on = [&] {
    for (std::size_t i = 0; i < tables_.size(); ++i)
      if (tables_[i]->moves() == before[i]) return false;
    return true;
  };
  const auto end = Clock::now() + std::chrono::duration_cast<Clock::duration>(time);
  while (!goes_on() && Clock::now() < end) play_for(std::chrono::milliseconds(100));
  return goes_on();
}

void Crowd::play_until_lost(std::chrono::duration<double> time) {
  const auto end = Clock::now() + std::chrono::duration_cast<Clock::duration>(time);
  while (Clock::now() < end) {
    if (!hear(5)) return;
    move({});
  }
}

}  // namespace tessera::cli::load
