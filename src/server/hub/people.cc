#include <algorithm>
#include <cstring>
#include <utility>

#include "protocol/json.h"
#include "server/hub/hub_state.h"
#include "server/hub/key.h"
#include "server/hub/messages.h"

// Who people are: a key that only their device has, and a name if they like.

namespace tessera::server::hub {
namespace {

constexpr std::size_t kMostLinks = 100'000;
constexpr std::size_t kMostStrangers = 200'000;

Data person_data(const KnownPerson* person) {
  if (person == nullptr) return {};
  return Data::Fields{{"id", std::int64_t{static_cast<std::uint32_t>(person->id)}}, {"name", person->name}};
}

}  // namespace

// The hash is as good as random already.
std::size_t Hub::State::KeyHashHash::operator()(const KeyHash& key) const {
  std::size_t bits = 0;
  std::memcpy(&bits, key.data(), sizeof bits);
  return bits;
}

KnownPerson* Hub::State::known(PersonId id) {
  const auto found = people_.find(id);
  return found == people_.end() ? nullptr : found->second.get();
}

KnownPerson& Hub::State::remember(PersonId id, std::string name) {
  auto& person = people_[id];
  if (!person)
    person = std::make_unique<KnownPerson>(
        KnownPerson{id, std::move(name), Allowance(settings_.message_burst, settings_.messages_a_second),
                    Allowance(settings_.chat_lines, settings_.chat_lines_a_minute / 60.0)});
  return *person;
}

void Hub::State::with_person(const std::optional<KeyHash>& key, WhenKnown when, Time now) {
  if (!key) return when(std::nullopt, now);
  if (const auto found = keys_.find(*key); found != keys_.end()) return when(found->second, now);
  read(ReadPerson{*key}, [this, key = *key, when = std::move(when)](Result<ReadAnswer> answer, Time then) {
    if (!answer) {  // the store is away; whoever it is waits for it
      later_reads_.push_back(
          {then + settings_.retry_last, ReadPerson{key},
           [this, key, when](Result<ReadAnswer>, Time later) { with_person(key, when, later); }});
      return;
    }
    auto& stored = std::get<std::optional<store::Person>>(*answer);
    if (!stored || stored->forgotten) return when(std::nullopt, then);
    forget_strangers();
    KnownPerson& person = remember(stored->id, stored->name);
    if (person.is_forgotten) return when(std::nullopt, then);
    if (keys_.emplace(key, person.id).second) person.keys.push_back(key);
    when(person.id, then);
  });
}

// Those who neither are here nor sit anywhere can be read again when they come.
void Hub::State::forget_strangers() {
  if (people_.size() < kMostStrangers) return;
  std::set<PersonId> here;
  for (const auto& [id, connection] : connections_)
    if (connection->person) here.insert(*connection->person);
  std::erase_if(people_, [&](const auto& entry) {
    const KnownPerson& person = *entry.second;
    if (here.contains(person.id) || seated_.contains(person.id) || person.is_forgotten) return false;
    for (const KeyHash& key : person.keys) keys_.erase(key);
    return true;
  });
}

void Hub::State::get_me(CallId id, std::optional<PersonId> who) {
  answer(id, 200, Data::Fields{{"person", person_data(who ? known(*who) : nullptr)}});
}

void Hub::State::set_name(CallId id, std::optional<PersonId> who, const SetName& set, Time now) {
  if (auto fits = table::check_name(set.name); !fits) return refuse_call(id, 400, fits.error());
  const std::size_t first = gathering_.batch.size();
  CallAnswer done{id, 200, {}};
  if (who) {
    known(*who)->name = set.name;
    gathering_.batch.emplace_back(store::Rename{*who, set.name});
  } else {
    last_person_ = PersonId{static_cast<std::uint32_t>(last_person_) + 1};
    who = last_person_;
    KnownPerson& person = remember(*who, set.name);
    done.status = 201;
    done.new_key = fresh_key(entropy_);
    const KeyHash key = *key_hash(*done.new_key);
    keys_.emplace(key, *who);
    person.keys.push_back(key);
    gathering_.batch.emplace_back(store::AddPerson{*who, set.name, now});
    gathering_.batch.emplace_back(store::AddKey{*who, key});
    log(Weight::info, "person_made", {{"person", std::int64_t{static_cast<std::uint32_t>(*who)}}});
  }
  done.body = protocol::to_json(Data::Fields{{"person", person_data(known(*who))}});
  hold_answer(std::move(done), first);
}

// The name goes, the keys, and the seats; the games stay as nobody's in particular.
void Hub::State::forget(CallId id, PersonId who, Time now) {
  KnownPerson& person = *known(who);
  for (LiveTable* live : seated_.contains(who) ? std::vector(seated_[who]) : std::vector<LiveTable*>{})
    static_cast<void>(execute(*live, table::Stand{who}, now));
  for (const KeyHash& key : std::exchange(person.keys, {})) keys_.erase(key);
  person.name.clear();
  person.is_forgotten = true;
  std::erase_if(links_, [&](const auto& link) { return link.second.person == who; });
  std::erase_if(ratings_, [&](const auto& rating) { return rating.first.first == who; });
  std::vector<ConnectionId> theirs;
  for (const auto& [connection_id, connection] : connections_)
    if (connection->person == who) theirs.push_back(connection_id);
  std::ranges::sort(theirs);
  for (const ConnectionId connection : theirs) {
    effects_.drops.push_back(connection);
    disconnect(*connections_.at(connection), now);
  }
  const std::size_t first = gathering_.batch.size();
  gathering_.batch.emplace_back(store::Forget{who});
  CallAnswer done{id, 200, protocol::to_json(Data::Fields{{"person", Data()}})};
  done.forget_key = true;
  hold_answer(std::move(done), first);
  log(Weight::info, "person_forgotten", {{"person", std::int64_t{static_cast<std::uint32_t>(who)}}});
}

void Hub::State::make_link(CallId id, PersonId who, Time now) {
  std::erase_if(links_,
                [&](const auto& link) { return link.second.until <= now || link.second.person == who; });
  if (links_.size() >= kMostLinks) return refuse_call(id, 503, Message(Say::server_full));
  const std::string link = fresh_key(entropy_);
  const Time until = now + settings_.link_time;
  links_.emplace(*key_hash(link), Link{who, until});
  answer(id, 201, Data::Fields{{"link", link}, {"until", std::int64_t{until.count()}}});
}

// A link brings one more device to a person, once.
void Hub::State::claim_link(CallId id, const ClaimLink& claim, Time now) {
  const auto hash = key_hash(claim.link);
  const auto found = hash ? links_.find(*hash) : links_.end();
  if (found == links_.end() || found->second.until <= now || known(found->second.person) == nullptr)
    return refuse_call(id, 404, Message(Say::no_such_link));
  KnownPerson& person = *known(found->second.person);
  links_.erase(found);
  CallAnswer done{id, 200, protocol::to_json(Data::Fields{{"person", person_data(&person)}})};
  done.new_key = fresh_key(entropy_);
  const KeyHash key = *key_hash(*done.new_key);
  keys_.emplace(key, person.id);
  person.keys.push_back(key);
  const std::size_t first = gathering_.batch.size();
  gathering_.batch.emplace_back(store::AddKey{person.id, key});
  hold_answer(std::move(done), first);
}

}  // namespace tessera::server::hub
