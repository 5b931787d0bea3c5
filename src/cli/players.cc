#include "cli/players.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "bots/bot.h"
#include "bots/messages.h"
#include "cli/messages.h"
#include "games/catalog.h"
#include "terminal/picture.h"
#include "words/letters.h"

namespace tessera::cli {
namespace {

constexpr std::string_view kSeatTag = "seat";
// "you" is for whoever types; a record is read by others too.
constexpr std::string_view kPersonInTags = "person";
constexpr std::size_t kLongestName = 20;

// The kinds that the languages have words for.
constexpr std::array<std::pair<std::string_view, Say>, 6> kKindWords{{{Participant::kPerson, Say::person},
                                                                      {"novice", Say::novice},
                                                                      {"casual", Say::casual},
                                                                      {"skilled", Say::skilled},
                                                                      {"expert", Say::expert},
                                                                      {"champion", Say::champion}}};

// You, or Player 1, Player 2; Greedy 1, Greedy 2; Random 1.
std::string default_name(const Participants& participants, std::size_t seat, const words::Catalogue& words) {
  const std::string& kind = participants[seat].kind;
  if (participants[seat].is_person() && count_persons(participants) == 1) return words.say(Say::you);
  const auto number =
      std::count_if(participants.begin(), participants.begin() + static_cast<std::ptrdiff_t>(seat) + 1,
                    [&](const Participant& participant) { return participant.kind == kind; });
  if (participants[seat].is_person()) return words.say(Message(Say::player, {{"number", number}}));
  return concat(words::capitalised(kind_word(kind, words)), ' ', number);
}

bool is_default_name(const Participants& participants, std::size_t seat) {
  return std::ranges::any_of(words::kLanguages, [&](words::Language language) {
    return participants[seat].name == default_name(participants, seat, words::Catalogue::of(language));
  });
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

std::string kind_called(const std::string& text, const words::Catalogue& words) {
  for (const auto& [kind, say] : kKindWords)
    if (text == kind) return text;
  for (const auto& [kind, say] : kKindWords)
    if (words::is_typed(text, words.say(say))) return std::string(kind);
  return text;
}

Result<Participants> seat_participants(int count, const std::vector<std::string>& kinds,
                                       const std::vector<std::string>& names, std::string_view default_bot,
                                       const words::Catalogue& words) {
  const auto seats = static_cast<std::size_t>(count);
  if (kinds.size() > seats) return refuse(Say::too_many_seats, {{"named", kinds.size()}, {"players", count}});
  if (names.size() > seats) return refuse(Say::too_many_names, {{"named", names.size()}, {"players", count}});
  Participants participants;
  for (std::size_t i = 0; i < seats; ++i) {
    const std::string_view otherwise = i == 0 ? Participant::kPerson : default_bot;
    const bool named = i < kinds.size() && !kinds[i].empty();
    participants.push_back({named ? kind_called(kinds[i], words) : std::string(otherwise), ""});
    if (auto known = check_kind(participants.back().kind); !known) return tl::unexpected(known.error());
  }
  for (std::size_t i = 0; i < seats; ++i) {
    participants[i].name = i < names.size() ? tidy(names[i]) : "";
    if (participants[i].name.empty()) participants[i].name = default_name(participants, i, words);
  }
  if (auto fine = check_names(participants); !fine) return tl::unexpected(fine.error());
  return participants;
}

std::string kind_word(std::string_view kind, const words::Catalogue& words) {
  const auto* const found = std::ranges::find(kKindWords, kind, &std::pair<std::string_view, Say>::first);
  return found == kKindWords.end() ? std::string(kind) : words.say(found->second);
}

std::vector<std::string> names_in(const Participants& participants, const words::Catalogue& words) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < participants.size(); ++i) {
    const std::string own = default_name(participants, i, words);
    const std::string& name = participants[i].name;
    names.push_back(name != own && is_default_name(participants, i) ? own : name);
  }
  return names;
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
