#include <algorithm>
#include <utility>

#include "protocol/json.h"
#include "protocol/server_message.h"
#include "server/hub/hub_state.h"
#include "server/hub/messages.h"

// What goes to the store, and what waits for it. Nobody is told anything before it is durable.

namespace tessera::server::hub {

using store::Append;
using store::Finish;

namespace {

// Less is not worth two events at every table.
constexpr Time kWorthGivingBack{1'000};

}  // namespace

Gathered& Hub::State::waiting_for(Ticket ticket) {
  return flying_ && ticket == committed_ + 1 ? with_flying_ : gathering_;
}

// What the table's log has gained goes into the batch that gathers; one entry a table.
void Hub::State::append_events(LiveTable& live) {
  const table::Log& log = live.table.log();
  const auto bytes = log.bytes().subspan(live.appended.byte);
  const auto count = log.size() - live.appended.number;
  const bool goes_on = live.ticket == gathering_ticket() && live.entry < gathering_.batch.size();
  if (goes_on) {
    auto& entry = std::get<Append>(gathering_.batch[live.entry]);
    entry.count += count;
    entry.bytes.insert(entry.bytes.end(), bytes.begin(), bytes.end());
  } else {
    live.entry = static_cast<std::uint32_t>(gathering_.batch.size());
    gathering_.batch.emplace_back(
        Append{live.id(), live.appended.number, count, {bytes.begin(), bytes.end()}});
    live.ticket = gathering_ticket();
  }
  live.appended = {log.bytes().size(), log.size(), log.last()};
}

void Hub::State::send_durably(const LiveTable& live, HeldFrame frame) {
  if (is_durable(live.ticket)) return send(frame.to, std::move(frame.text));
  frame.table = live.serial;
  waiting_for(live.ticket).frames.push_back(std::move(frame));
}

void Hub::State::send_to_all(const std::string& text) {
  const auto shared = std::make_shared<const std::string>(text);
  std::vector<ConnectionId> all;
  for (const auto& [id, connection] : connections_) all.push_back(id);
  std::ranges::sort(all);
  for (const ConnectionId id : all) send(id, shared);
}

void Hub::State::hold_answer(CallAnswer answer, std::size_t first_entry) {
  gathering_.answers.push_back({std::move(answer), first_entry, gathering_.batch.size()});
}

// At most one batch is on its way; whatever comes meanwhile goes together with the next.
void Hub::State::fly() {
  if (flying_ || gathering_.batch.empty()) return;
  flying_ = std::make_shared<const store::Batch>(std::move(gathering_.batch));
  with_flying_ = std::move(gathering_);
  gathering_ = {};
  effects_.batch = flying_;
}

void Hub::State::committed(const Result<store::Committed>& result, Time now) {
  if (!flying_) return;
  if (!result) {
    begin_trouble(result.error(), now);
    return;
  }
  land(*result, now);
  if (trouble_) end_trouble(now);
  fly();
}

void Hub::State::land(const store::Committed& result, Time now) {
  const auto batch = std::exchange(flying_, nullptr);
  Gathered waiting = std::exchange(with_flying_, {});
  ++committed_;
  ++figures_.batches;
  figures_.entries += batch->size();
  std::vector<bool> refused(batch->size());
  std::set<std::uint64_t> forked;
  for (const store::Refusal& refusal : result.refused) {
    refused[refusal.entry] = true;
    log(Weight::error, "entry_refused", {{"reason", std::string(refusal.reason.code().name)}});
    const auto* append = std::get_if<Append>(&(*batch)[refusal.entry]);
    if (append == nullptr) continue;
    if (const LiveTable* live = find(append->table.text())) forked.insert(live->serial);
  }
  for (HeldFrame& frame : waiting.frames) {
    if (!forked.contains(frame.table)) {
      if (connections_.contains(frame.to)) send(frame.to, std::move(frame.text));
    } else if (!frame.command.empty() && connections_.contains(frame.to)) {
      send(frame.to, protocol::refused_text(frame.command, Message(Say::position_moved_on)));
    }
  }
  for (HeldAnswer& held : waiting.answers) {
    const auto first = refused.begin() + static_cast<std::ptrdiff_t>(held.first_entry);
    const auto end = refused.begin() + static_cast<std::ptrdiff_t>(held.end_entry);
    if (std::find(first, end, true) != end)
      refuse_call(held.answer.call, 409, Message(Say::position_moved_on));
    else
      effects_.answers.push_back(std::move(held.answer));
  }
  for (std::size_t i = 0; i < batch->size(); ++i) {
    const auto* finish = std::get_if<Finish>(&(*batch)[i]);
    LiveTable* live = finish != nullptr ? find(finish->game.table.text()) : nullptr;
    if (live == nullptr || live->ending != LiveTable::Ending::sent) continue;
    live->ending = LiveTable::Ending::stored;
    evict_if_done(*live);
  }
  for (const std::uint64_t serial : forked)
    if (LiveTable* live = find(serial)) fork(TableId(live->id()), now);
}

void Hub::State::begin_trouble(const Message& reason, Time now) {
  if (!trouble_) {
    trouble_since_ = now;
    retry_pause_ = settings_.retry_first;
    trouble_ = Message(Say::store_away, {{"reason", reason}});
    send_to_all(protocol::trouble_text(trouble_));
    log(Weight::error, "store_away", {{"reason", std::string(reason.code().name)}});
  } else {
    retry_pause_ = std::min(retry_pause_ * 2, settings_.retry_last);
  }
  retry_at_ = now + retry_pause_;
}

// Nobody loses time for what was nobody's fault.
void Hub::State::end_trouble(Time now) {
  trouble_.reset();
  retry_at_.reset();
  send_to_all(protocol::trouble_text({}));
  log(Weight::info, "store_back", {{"milliseconds", std::int64_t{(now - trouble_since_).count()}}});
  std::vector<LiveTable*> all;
  for (const auto& [serial, live] : by_serial_) all.push_back(live);
  for (LiveTable* live : all) {
    if (now - trouble_since_ >= kWorthGivingBack) go_on_after_standstill(*live, trouble_since_, now);
    wake_at(*live, now);
  }
}

void Hub::State::read(Question question, WhenRead when) {
  const ReadId id{++last_read_};
  reads_.emplace(id, std::move(when));
  effects_.reads.push_back({id, std::move(question)});
}

void Hub::State::answered(ReadId id, Result<ReadAnswer> answer, Time now) {
  auto found = reads_.extract(id);
  if (!found) return;
  found.mapped()(std::move(answer), now);
  fly();
}

void Hub::State::take_effects(Effects& effects) {
  effects.clear();
  std::swap(effects, effects_);
}

}  // namespace tessera::server::hub
