#include <algorithm>
#include <utility>

#include "server/hub/bot_pause.h"
#include "server/hub/hub_state.h"

// What happens by itself: time runs out, bots move, tables are forgotten.

namespace tessera::server::hub {
namespace {

constexpr Time kTroubleNap{1'000};

}  // namespace

void Hub::State::wake_at(LiveTable& live, Time time) {
  if (live.wake && *live.wake <= time) return;
  if (live.wake) wakes_.erase({*live.wake, live.serial, &live});
  live.wake = time;
  wakes_.emplace(time, live.serial, &live);
}

// Wakes earlier than need be do no harm: they plan anew.
void Hub::State::plan_wake(LiveTable& live) {
  if (const auto end = table::deadline(live.state())) wake_at(live, *end);
  if (live.ask && live.ask->move) wake_at(live, live.ask->due);
  if (live.here_due) wake_at(live, *live.here_due);
  wake_at(live, expiry(live));
}

Time Hub::State::expiry(const LiveTable& live) const {
  const table::State& state = live.state();
  const Time quiet =
      state.phase == table::Phase::gathering ? settings_.gathering_time : settings_.forgotten_time;
  return std::min(state.clock.now(), table::kLatest - quiet) + quiet;
}

void Hub::State::wake_up(LiveTable& live, Time now) {
  if (live.here_due && *live.here_due <= now) tell_here(live, now);
  if (trouble_ || draining_) return wake_at(live, now + kTroubleNap);
  const std::uint64_t serial = live.serial;
  if (const auto end = table::deadline(live.state()); end && *end <= now)
    static_cast<void>(execute(live, table::Tick{}, now));
  if (live.ask && live.ask->move && live.ask->due <= now) play_bot(live, now);
  if (find(serial) == nullptr) return;
  if (live.ending == LiveTable::Ending::waiting) end_game(live);
  const bool is_over = live.state().phase == table::Phase::over;
  if (!is_over && expiry(live) <= now && live.watchers.empty() && is_durable(live.ticket)) {
    gathering_.batch.emplace_back(store::Drop{live.id()});
    log(Weight::info, "table_dropped");
    return erase(live);
  }
  if (expiry(live) <= now)
    wake_at(live, now + settings_.gathering_time);
  else
    plan_wake(live);
}

void Hub::State::tick(Time now) {
  if (retry_at_ && *retry_at_ <= now && flying_) {
    retry_at_.reset();
    effects_.batch = flying_;
  }
  for (std::size_t i = 0; i < later_reads_.size();) {
    if (later_reads_[i].at > now) {
      ++i;
      continue;
    }
    LaterRead later = std::move(later_reads_[i]);
    later_reads_.erase(later_reads_.begin() + static_cast<std::ptrdiff_t>(i));
    read(std::move(later.question), std::move(later.when));
  }
  while (!wakes_.empty() && std::get<0>(*wakes_.begin()) <= now) {
    LiveTable& live = *std::get<2>(*wakes_.begin());
    wakes_.erase(wakes_.begin());
    live.wake.reset();
    wake_up(live, now);
  }
  fly();
}

std::optional<Time> Hub::State::next_tick() const {
  std::optional<Time> next = retry_at_;
  const auto sooner = [&](Time time) { next = next ? std::min(*next, time) : time; };
  if (!wakes_.empty()) sooner(std::get<0>(*wakes_.begin()));
  for (const LaterRead& later : later_reads_) sooner(later.at);
  return next;
}

// Asks the bot whose turn it is, once for a position.
void Hub::State::ask_bot(LiveTable& live, Time now) {
  const auto request = table::bot_request(live.state());
  if (live.ask && request && live.ask->request == *request) return;
  cancel_bot(live);
  if (!request) return;
  const Time pause = bot_pause(request->level, live.state().events);
  live.ask = std::make_unique<BotAsk>(BotAsk{JobId{++last_job_}, *request, now + pause});
  jobs_.emplace(live.ask->id, live.serial);
  effects_.jobs.push_back({live.ask->id, *request,
                           std::shared_ptr<const AnyView>(live.state().play.game->view(request->seat)),
                           live.ask->due, thinking_time(pause)});
}

void Hub::State::cancel_bot(LiveTable& live) {
  if (!live.ask) return;
  if (jobs_.erase(live.ask->id) > 0) effects_.cancelled.push_back(live.ask->id);
  live.ask.reset();
}

void Hub::State::bot_answered(JobId job, std::string move, Time now) {
  const auto found = jobs_.find(job);
  if (found == jobs_.end()) return;
  LiveTable* live = find(found->second);
  jobs_.erase(found);
  if (live == nullptr || !live->ask || live->ask->id != job) return;
  live->ask->move = std::move(move);
  if (live->ask->due <= now && !trouble_ && !draining_)
    play_bot(*live, now);
  else
    wake_at(*live, live->ask->due);
  fly();
}

// A bot that has no move, or none that can be, plays the first there is.
void Hub::State::play_bot(LiveTable& live, Time now) {
  const auto ask = std::exchange(live.ask, nullptr);
  const table::BotAnswer wanted{ask->request.seat, ask->request.position, *ask->move};
  if (execute(live, wanted, now)) return;
  if (table::bot_request(live.state()) == ask->request) {
    log(Weight::warning, "bot_without_move", {{"level", ask->request.level}});
    static_cast<void>(execute(
        live, table::BotAnswer{wanted.seat, wanted.position, live.state().play.game->legal().front()}, now));
  }
}

}  // namespace tessera::server::hub
