#include "server/hub/hub.h"

#include <utility>

#include "server/hub/hub_state.h"

namespace tessera::server::hub {

Hub::Hub(Settings settings, Entropy entropy)
    : state_(std::make_unique<State>(std::move(settings), std::move(entropy))) {}
Hub::~Hub() = default;

Result<void> Hub::restore(const store::StoredLog& log, Time now) { return state_->restore(log, now); }
void Hub::set_last_person(PersonId last) { state_->set_last_person(last); }
void Hub::opened(ConnectionId connection, const std::optional<KeyHash>& key, Time now) {
  state_->opened(connection, key, now);
}
void Hub::message(ConnectionId connection, std::string_view text, Time now) {
  state_->message(connection, text, now);
}
void Hub::closed(ConnectionId connection, Time now) { state_->closed(connection, now); }
void Hub::call(CallId id, const std::optional<KeyHash>& key, const Call& call, Time now) {
  state_->call(id, key, call, now);
}
void Hub::committed(const Result<store::Committed>& result, Time now) { state_->committed(result, now); }
void Hub::answered(ReadId read, Result<ReadAnswer> answer, Time now) {
  state_->answered(read, std::move(answer), now);
}
void Hub::bot_answered(JobId job, std::string move, Time now) {
  state_->bot_answered(job, std::move(move), now);
}
void Hub::tick(Time now) { state_->tick(now); }
std::optional<Time> Hub::next_tick() const { return state_->next_tick(); }
void Hub::drain(Time) { state_->drain(); }
bool Hub::is_settled() const { return state_->is_settled(); }
void Hub::take_effects(Effects& effects) { state_->take_effects(effects); }
Figures Hub::figures() const { return state_->figures(); }

}  // namespace tessera::server::hub
