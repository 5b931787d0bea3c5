#include "server/online/online.h"

#include <algorithm>
#include <chrono>
#include <sodium.h>
#include <span>
#include <string>
#include <utility>

#include "server/hub/store_read.h"
#include "server/messages.h"

namespace tessera::server {
namespace {

using Steady = std::chrono::steady_clock;

constexpr std::size_t kMostCommits = 4;  // the hub gives one at a time
constexpr std::size_t kMostReads = 10'000;

void fill_with_chance(std::span<std::byte> bytes) { randombytes_buf(bytes.data(), bytes.size()); }

LogLevel level_of(hub::Weight weight) {
  switch (weight) {
    case hub::Weight::info:
      return LogLevel::info;
    case hub::Weight::warning:
      return LogLevel::warning;
    case hub::Weight::error:
      break;
  }
  return LogLevel::error;
}

}  // namespace

// One WebSocket, as the hub knows it.
class Online::Client final : public Live {
 public:
  Client(Online& online, const std::optional<store::KeyHash>& key)
      : online_(online), id_{++online.last_connection_}, key_(key) {}

  void opened(Channel& channel) override {
    online_.channels_.emplace(id_, &channel);
    online_.hub_.opened(hub::ConnectionId{id_}, key_, online_.now());
    online_.act_soon();
  }
  void heard(std::string_view text) override {
    online_.hub_.message(hub::ConnectionId{id_}, text, online_.now());
    online_.act_soon();
  }
  void closed() override {
    // Those whom the hub has dropped are not there any more.
    if (online_.channels_.erase(id_) == 0) return;
    online_.hub_.closed(hub::ConnectionId{id_}, online_.now());
    online_.act_soon();
  }

 private:
  Online& online_;
  std::uint64_t id_;
  std::optional<store::KeyHash> key_;
};

Online::Online(Server& server, std::unique_ptr<store::Store> store, const Settings& settings, Log& log)
    : server_(server),
      log_(log),
      hub_(settings.hub, fill_with_chance),
      store_(std::move(store)),
      writing_(kMostCommits),
      reading_(kMostReads),
      bots_(settings.bot_threads, [this](std::uint64_t job, std::string move) {
        server_.post([this, job, move = std::move(move)] {
          hub_.bot_answered(hub::JobId{job}, move, now());
          act_soon();
        });
      }) {
  server_.before_stopping([this](std::function<void()> done) {
    settled_ = std::move(done);
    hub_.drain(now());
    act_soon();
  });
}

Online::~Online() = default;

Result<void> Online::restore() {
  auto reader = store_->reader();
  if (!reader) return tl::unexpected(reader.error());
  reader_ = *std::move(reader);
  const auto last = reader_->last_person();
  if (!last) return tl::unexpected(last.error());
  hub_.set_last_person(*last);
  std::int64_t tables = 0;
  std::int64_t unreadable = 0;
  auto read = reader_->live_tables([&](const store::StoredLog& log) {
    const auto restored = hub_.restore(log, now());
    ++(restored ? tables : unreadable);
  });
  if (!read) return read;
  log_.add(unreadable > 0 ? LogLevel::warning : LogLevel::info, "restored",
           {{"tables", tables}, {"unreadable", unreadable}});
  act_soon();
  return {};
}

std::shared_ptr<Live> Online::listener(const std::optional<store::KeyHash>& key) {
  return std::make_shared<Client>(*this, key);
}

void Online::call(const std::optional<store::KeyHash>& key, const hub::Call& call, Tell tell) {
  const std::uint64_t id = ++last_call_;
  calls_.emplace(id, std::move(tell));
  hub_.call(hub::CallId{id}, key, call, now());
  act_soon();
}

// The clock of the machine may be set back; that of the tables may not.
table::Time Online::now() {
  const auto since_epoch = std::chrono::system_clock::now().time_since_epoch();
  latest_ = std::max(latest_, std::chrono::duration_cast<table::Time>(since_epoch));
  return latest_;
}

void Online::act_soon() {
  if (std::exchange(is_act_due_, true)) return;
  server_.post([this] {
    is_act_due_ = false;
    act();
  });
}

void Online::act() {
  hub_.take_effects(effects_);
  if (effects_.batch) commit(effects_.batch);  // first: the disk works while others are told
  for (hub::Frame& frame : effects_.frames) {
    const auto to = channels_.find(static_cast<std::uint64_t>(frame.to));
    if (to != channels_.end()) to->second->send(std::move(frame.text));
  }
  for (const hub::ConnectionId dropped : effects_.drops) {
    const auto to = channels_.find(static_cast<std::uint64_t>(dropped));
    if (to == channels_.end()) continue;
    Channel* const channel = to->second;
    channels_.erase(to);
    channel->close(CloseCode::policy);
  }
  for (hub::StoreRead& question : effects_.reads) read(std::move(question));
  for (const hub::JobId job : effects_.cancelled) bots_.cancel(static_cast<std::uint64_t>(job));
  for (hub::BotJob& job : effects_.jobs)
    bots_.ask({static_cast<std::uint64_t>(job.id), std::move(job.request.level), job.request.seed,
               std::move(job.view), job.budget});
  for (hub::CallAnswer& answer : effects_.answers) {
    const auto waiting = calls_.extract(static_cast<std::uint64_t>(answer.call));
    if (waiting) waiting.mapped()(std::move(answer));
  }
  for (const hub::LogLine& line : effects_.log) log_.add(level_of(line.weight), line.event, line.fields);
  set_alarm();
  settle();
}

void Online::commit(const std::shared_ptr<const store::Batch>& batch) {
  writing_.give([this, batch] {
    const auto begin = Steady::now();
    auto result = store_->commit(*batch);
    const auto took = Steady::now() - begin;
    server_.post([this, result = std::move(result), took, size = batch->size()] {
      if (result) commits_.add(took, size);
      hub_.committed(result, now());
      act_soon();
    });
  });
}

void Online::read(hub::StoreRead read) {
  const hub::ReadId id = read.id;
  const bool is_taken = reading_.give([this, read = std::move(read)] {
    auto answer = hub::read_from(*reader_, read.question);
    server_.post([this, id = read.id, answer = std::move(answer)]() mutable {
      hub_.answered(id, std::move(answer), now());
      act_soon();
    });
  });
  if (is_taken) return;
  hub_.answered(id, refuse(Say::too_busy), now());
  act_soon();
}

void Online::set_alarm() {
  const auto next = hub_.next_tick();
  if (!next || (alarm_at_ && *alarm_at_ <= *next)) return;
  alarm_at_ = next;
  const auto wait = std::max(*next - now(), table::Time{0});
  server_.set_alarm(Steady::now() + wait, [this] {
    alarm_at_.reset();
    hub_.tick(now());
    act_soon();
  });
}

void Online::settle() {
  if (!settled_ || !hub_.is_settled()) return;
  std::exchange(settled_, nullptr)();
}

}  // namespace tessera::server
