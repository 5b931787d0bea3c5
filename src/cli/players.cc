#include "cli/players.h"

#include <algorithm>

#include "base/text.h"
#include "bots/bot.h"
#include "bots/messages.h"
#include "cli/messages.h"
#include "games/catalog.h"
#include "terminal/picture.h"

namespace tessera::cli {
namespace {

constexpr std::string_view kSeatTag = "seat";
// "you" is for whoever types; a record is read by others too.
constexpr std::string_view kPersonInTags = "person";
constexpr std::size_t kLongestName = 20;

// You, or Player 1, Player 2; Greedy 1, Greedy 2; Random 1.
std::string default_name(const Participants& participants, std::size_t seat) {
  const std::string& kind = participants[seat].kind;
  if (participants[seat].is_person() && count_persons(participants) == 1) return "You";
  const auto number =
      std::count_if(participants.begin(), participants.begin() + static_cast<std::ptrdiff_t>(seat) + 1,
                    [&](const Participant& participant) { return participant.kind == kind; });
  const std::string called = participants[seat].is_person() ? "player" : kind;
  return concat(upper_case(called.substr(0, 1)), called.substr(1), ' ', number);
}

Result<void> check_kind(std::string_view kind) {
  if (kind == Participant::kPerson) return {};
  const auto bot = make_bot(kind, all_games().front()->spec());
  if (bot) return {};
  if (!bot.error().is(BotSay::no_such_bot)) return tl::unexpected(bot.error());
  return refuse(Say::seat_is_no_bot, {{"person", Participant::kPerson}, {"reason", bot.error()}});
}

Result<void> check_names(const Participants& participants) {
  for (std::size_t i = 0; i < participants.size(); ++i) {
    const std::string& name = participants[i].name;
    if (!is_plain_text(name)) return refuse(Say::name_not_plain);
    if (terminal::display_width(name) > kLongestName)
      return refuse(Say::name_too_long, {{"name", name}, {"most", kLongestName}});
    for (std::size_t k = 0; k < i; ++k)
      if (participants[k].name == name) return refuse(Say::same_name, {{"name", name}});
  }
  return {};
}

}  // namespace

Result<Participants> seat_participants(int count, const std::vector<std::string>& kinds,
                                       const std::vector<std::string>& names, std::string_view default_bot) {
  const auto seats = static_cast<std::size_t>(count);
  if (kinds.size() > seats) return refuse(Say::too_many_seats, {{"named", kinds.size()}, {"players", count}});
  if (names.size() > seats) return refuse(Say::too_many_names, {{"named", names.size()}, {"players", count}});
  Participants participants;
  for (std::size_t i = 0; i < seats; ++i) {
    const std::string_view otherwise = i == 0 ? Participant::kPerson : default_bot;
    participants.push_back({std::string(i < kinds.size() && !kinds[i].empty() ? kinds[i] : otherwise), ""});
    if (auto known = check_kind(participants.back().kind); !known) return tl::unexpected(known.error());
  }
  for (std::size_t i = 0; i < seats; ++i) {
    participants[i].name = i < names.size() ? tidy(names[i]) : "";
    if (participants[i].name.empty()) participants[i].name = default_name(participants, i);
  }
  if (auto fine = check_names(participants); !fine) return tl::unexpected(fine.error());
  return participants;
}

std::vector<Tag> seat_tags(const Participants& participants) {
  std::vector<Tag> tags;
  for (std::size_t i = 0; i < participants.size(); ++i)
    tags.emplace_back(concat(kSeatTag, i),
                      concat(participants[i].is_person() ? kPersonInTags : participants[i].kind, ' ',
                             participants[i].name));
  return tags;
}

bool is_seat_tag(std::string_view key) {
  return key.starts_with(kSeatTag) && parse_int(key.substr(kSeatTag.size())).has_value();
}

Participants participants_of_tags(const std::vector<Tag>& tags, int count) {
  Participants participants(static_cast<std::size_t>(count));
  for (const auto& [key, text] : tags) {
    if (!is_seat_tag(key)) continue;
    const int seat = parse_int(std::string_view(key).substr(kSeatTag.size())).value_or(-1);
    if (seat < 0 || seat >= count) continue;
    const std::size_t space = std::min(text.find(' '), text.size());
    const std::string_view kind = std::string_view(text).substr(0, space);
    participants[static_cast<std::size_t>(seat)] = {
        std::string(kind == kPersonInTags ? Participant::kPerson : kind), tidy(text.substr(space))};
  }
  return participants;
}

int count_persons(const Participants& participants) {
  return static_cast<int>(std::count_if(participants.begin(), participants.end(),
                                        [](const Participant& p) { return p.is_person(); }));
}

}  // namespace tessera::cli
