#include <algorithm>
#include <utility>

#include "base/text.h"
#include "protocol/server_message.h"
#include "server/hub/hub_state.h"
#include "server/hub/messages.h"

// What people say to each other at a table. Nothing of it is stored.

namespace tessera::server::hub {
namespace {

constexpr std::size_t kMostMutes = 20;  // of one person at a table

// Of UTF-8.
std::size_t characters_in(std::string_view text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U; }));
}

}  // namespace

// Only who looks at a table and has a name speaks there, and not too often.
std::optional<Hub::State::Speaking> Hub::State::speaking(Connection& from, const std::string& id,
                                                         const TableId& table, Time now) {
  const auto refused = [&](const Message& reason) {
    refuse_command(from, id, reason, nullptr);
    return std::nullopt;
  };
  if (!from.person) return refused(Message(Say::nobody_yet));
  KnownPerson* person = known(*from.person);
  if (person == nullptr || person->name.empty()) return refused(Message(Say::no_name));
  LiveTable* live = find(table.text());
  const bool watches = live != nullptr && std::ranges::find(from.watching, live) != from.watching.end();
  if (!watches) return refused(Message(Say::not_watching));
  if (!person->chat.use(now)) return refused(Message(Say::chat_too_fast));
  return Speaking{live, person, live->state().seating.seat_of(person->id)};
}

void Hub::State::tell_talk(LiveTable& live, PersonId speaker, std::string text) {
  const auto shared = std::make_shared<const std::string>(std::move(text));
  for (const Watcher& watcher : live.watchers) {
    const auto& person = watcher.connection->person;
    if (person && std::ranges::find(live.mutes, Mute{*person, speaker}) != live.mutes.end()) continue;
    send(watcher.connection->id, shared);
  }
}

void Hub::State::say(Connection& from, const std::string& id, const protocol::SayAtTable& say, Time now) {
  const std::string text = tidy(say.text);
  if (!is_plain_text(say.text)) return refuse_command(from, id, Message(Say::chat_not_text), nullptr);
  if (text.empty()) return refuse_command(from, id, Message(Say::chat_empty), nullptr);
  if (characters_in(text) > settings_.chat_length)
    return refuse_command(from, id, Message(Say::chat_too_long, {{"most", settings_.chat_length}}), nullptr);
  const auto speaker = speaking(from, id, say.table, now);
  if (!speaker) return;
  const protocol::Speaker who{static_cast<std::uint32_t>(speaker->person->id), speaker->person->name,
                              speaker->seat};
  tell_talk(*speaker->live, speaker->person->id, protocol::chat_text(say.table, who, now, text));
  send(from.id, protocol::done_text(id));
}

void Hub::State::react(Connection& from, const std::string& id, const protocol::ReactAtTable& react,
                       Time now) {
  const auto speaker = speaking(from, id, react.table, now);
  if (!speaker) return;
  const protocol::Speaker who{static_cast<std::uint32_t>(speaker->person->id), speaker->person->name,
                              speaker->seat};
  tell_talk(*speaker->live, speaker->person->id,
            protocol::reaction_text(react.table, who, now, react.reaction));
  send(from.id, protocol::done_text(id));
}

void Hub::State::mute(Connection& from, const std::string& id, const protocol::MuteAtTable& mute) {
  if (!from.person) return refuse_command(from, id, Message(Say::nobody_yet), nullptr);
  LiveTable* live = find(mute.table.text());
  if (live == nullptr || std::ranges::find(from.watching, live) == from.watching.end())
    return refuse_command(from, id, Message(Say::not_watching), nullptr);
  const table::Seating& seating = live->state().seating;
  std::optional<PersonId> whom;
  if (mute.person) whom = PersonId{*mute.person};
  if (mute.seat && seating.has(*mute.seat) && seating.at(*mute.seat).is_person())
    whom = seating.at(*mute.seat).person;
  if (!whom || *whom == *from.person) return refuse_command(from, id, Message(Say::nobody_to_mute), nullptr);
  const Mute one{*from.person, *whom};
  std::erase(live->mutes, one);
  if (mute.muted) live->mutes.push_back(one);
  const auto is_own = [&](const Mute& other) { return other.by == one.by; };
  if (static_cast<std::size_t>(std::ranges::count_if(live->mutes, is_own)) > kMostMutes)
    live->mutes.erase(std::ranges::find_if(live->mutes, is_own));
  send(from.id, protocol::done_text(id));
}

}  // namespace tessera::server::hub
